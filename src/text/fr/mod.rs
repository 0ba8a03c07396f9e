//! French.

mod asking;
mod change;
mod combat;
mod labels;
mod next;
mod object;
mod phasing;
mod refusal;
mod stack;
mod turn;
mod view;
mod words;

use super::tongue::Tongue;

/// French, with *vous*.
pub(super) struct French;

impl Tongue for French {}

/// A name after *de*: "de Bruno", "d’Anna".
fn de(name: &str) -> String {
    let vowel = |letter: char| "aeiouàâäéèêëîïôöûùüœ".contains(letter);
    let elides = name.chars().next().is_some_and(|first| first.to_lowercase().any(vowel));
    if elides { format!("d’{name}") } else { format!("de {name}") }
}

#[cfg(test)]
mod tests {
    use super::de;

    #[test]
    fn de_elides_before_a_vowel() {
        assert_eq!(de("Bruno"), "de Bruno");
        assert_eq!(de("Anna"), "d’Anna");
        assert_eq!(de("Éclair"), "d’Éclair");
        assert_eq!(de(""), "de ");
    }
}
