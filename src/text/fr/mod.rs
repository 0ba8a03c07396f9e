//! French.

mod asking;
mod belief;
mod change;
mod combat;
mod compare;
mod hint;
mod hold;
mod labels;
mod next;
mod object;
mod phasing;
mod quiz;
mod refusal;
mod stack;
mod turn;
mod view;
mod words;

use super::tongue::Tongue;

/// French, with *vous*.
pub(super) struct French;

impl Tongue for French {}

/// A name after *de*: "de Bruno", "d’Anna", "d’Horloge". An h is mute unless the word is one of the few that breathe it.
fn de(name: &str) -> String {
    const BREATHED: [&str; 10] =
        ["hache", "haie", "halle", "harpie", "hauteur", "héraut", "héron", "héros", "hibou", "hurleur"];
    let first_word = name.split([' ', '-']).next().unwrap_or_default().to_lowercase();
    let vowel = |letter: char| {
        "aeiouàâäéèêëîïôöûùüœ".contains(letter) || letter == 'h' && !BREATHED.contains(&first_word.as_str())
    };
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
        assert_eq!(de("Horloge du Crépuscule"), "d’Horloge du Crépuscule");
        assert_eq!(de("Hurleur de la porte"), "de Hurleur de la porte");
        assert_eq!(de("Héron Matinal"), "de Héron Matinal");
        assert_eq!(de(""), "de ");
    }
}
