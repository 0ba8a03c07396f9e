//! The fan-content notice, which stands on every page, printed and embedded ones too.

use crate::locale::Locale;

/// The notice in a language.
#[must_use]
pub const fn fan_content_notice(locale: Locale) -> &'static str {
    match locale {
        Locale::It => {
            "In Fase è contenuto amatoriale non ufficiale, permesso dalla Fan Content Policy. Non è approvato né sostenuto da Wizards. Parti del materiale usato sono proprietà di Wizards of the Coast. ©Wizards of the Coast LLC."
        }
        Locale::Fr => {
            "In Fase est un contenu de fan non officiel autorisé par la Fan Content Policy. Il n’est ni approuvé ni soutenu par Wizards. Certains éléments utilisés sont la propriété de Wizards of the Coast. ©Wizards of the Coast LLC."
        }
        Locale::En => {
            "In Fase is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC."
        }
    }
}
