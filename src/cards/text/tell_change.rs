//! What changes about objects and players, and for how long.

use super::language::{Case, Line, Phrase};
use super::tell::Teller;
use crate::engine::{Lasting, Modification, Who};
use crate::notation::number::bonus_word;

impl Teller<'_> {
    pub(super) fn players(&mut self, who: Who, changes: &[Modification], lasting: &Lasting) -> String {
        let until = self.language.duration(lasting);
        let you = matches!(who, Who::You);
        let clauses: Vec<String> = changes
            .iter()
            .map(|change| {
                if let Modification::KeepMana(colour) = change {
                    let mana = self.language.some_mana(*colour);
                    return self.does(who, Line::YouKeepMana, Line::KeepsMana, ("{n}", &mana));
                }
                let (line, number, case) = match change {
                    Modification::MaximumHandSize(by) => {
                        let line = match (you, *by < 0) {
                            (true, false) => Line::YourHandUp,
                            (true, true) => Line::YourHandDown,
                            (false, false) => Line::HandUp,
                            (false, true) => Line::HandDown,
                        };
                        (line, by.unsigned_abs(), Case::Of)
                    }
                    Modification::NoMaximumHandSize if you => (Line::YourHandUnlimited, 0, Case::Plain),
                    Modification::NoMaximumHandSize => (Line::HandUnlimited, 0, Case::Plain),
                    Modification::PreventNextDamage(amount) => (Line::PreventNext, *amount, Case::To),
                    _ => (Line::PreventAll, 0, Case::To),
                };
                let who = self.person(who);
                let who = self.language.in_case(&who, case);
                self.line(line, &[("{a}", &who), ("{n}", &number.to_string())])
            })
            .collect();
        format!("{}{until}", clauses.join(self.language.line(Line::And)))
    }

    /// What changes about something. `always`: as a static ability says it.
    pub(super) fn changed(
        &self,
        subject: &Phrase,
        changes: &[Modification],
        lasting: &Lasting,
        always: bool,
    ) -> String {
        let until = self.language.duration(lasting);
        if let [single] = changes {
            let next = *lasting == Lasting::NextUntapStep;
            let special = match single {
                Modification::Control if always => Some((Line::YouControl, Case::Plain)),
                Modification::Control => Some((Line::GainControl, Case::Of)),
                Modification::MayStayTapped => Some((Line::MayStayTapped, Case::Plain)),
                Modification::PreventDamage => Some((Line::PreventAll, Case::To)),
                Modification::PreventNextDamage(_) => Some((Line::PreventNext, Case::To)),
                Modification::DoesNotUntap if next => Some((Line::DoesNotUntapNext, Case::Plain)),
                _ => None,
            };
            if let Some((line, case)) = special {
                let number = if let Modification::PreventNextDamage(amount) = single { *amount } else { 0 };
                let subject = self.language.in_case(subject, case);
                let text = self.line(line, &[("{a}", &subject), ("{n}", &number.to_string())]);
                return if next { text } else { format!("{text}{until}") };
            }
        }
        let told: Vec<String> =
            changes.iter().map(|change| self.predicate(change, subject.feminine, always)).collect();
        format!("{} {}{until}", subject.text, told.join(self.language.line(Line::And)))
    }

    fn predicate(&self, change: &Modification, feminine: bool, always: bool) -> String {
        let with = |line: Line, word: &str| self.line(line, &[("{k}", word)]);
        match change {
            Modification::PowerToughness(power, toughness) => {
                with(Line::GetsBonus, &bonus_word(*power, *toughness))
            }
            Modification::Gain(own) => {
                with(if always { Line::Has } else { Line::Gains }, &self.language.keyword(*own))
            }
            Modification::Lose(own) => with(Line::Loses, &self.language.keyword(*own)),
            Modification::SetPowerToughness(power, toughness) => {
                with(Line::Becomes, &format!("{power}/{toughness}"))
            }
            Modification::BecomeColour(colour) => {
                with(Line::Becomes, self.language.colour(*colour, feminine))
            }
            Modification::AddType(known) => with(Line::Becomes, &self.language.a_type(*known)),
            Modification::AddSubtype(subtype) => with(Line::Becomes, &self.language.a_subtype(subtype)),
            Modification::LoseType(known) => with(Line::NoLonger, &self.language.a_type(*known)),
            Modification::CannotAttack => with(Line::CannotAttack, ""),
            Modification::CannotBlock => with(Line::CannotBlock, ""),
            Modification::CannotPhaseOut => with(Line::CannotPhaseOut, ""),
            Modification::CannotPhaseIn => with(Line::CannotPhaseIn, ""),
            _ => with(Line::DoesNotUntap, ""),
        }
    }
}
