//! What a language must be able to say where two editions stand side by side.

use super::fact::About;

/// Short fixed words; of two, the one for 2005 comes first.
pub(crate) struct Comparing {
    pub(crate) same: &'static str,
    pub(crate) different: &'static str,
    pub(crate) only_in: [&'static str; 2],
    pub(crate) allowed_in: [&'static str; 2],
    /// What is said on the side where a fact of the other has no counterpart.
    pub(crate) not_here: [&'static str; 2],
    /// The same of a whole step.
    pub(crate) no_such_step: [&'static str; 2],
    pub(crate) is_allowed: [&'static str; 2],
    /// What is said of a scenario that only one of them knows.
    pub(crate) exists_only_in: [&'static str; 2],
    pub(crate) choices_are_yours: &'static str,
    pub(crate) choices_are_scripted: &'static str,
    pub(crate) is_cut: &'static str,
}

/// What stands between the two columns.
pub(crate) trait CompareTexts {
    fn comparing(&self) -> &'static Comparing;
    /// What stands under the number of differences: "differenze su 6".
    fn differences(&self, differences: usize, of: usize) -> String;
    /// The short name of what a fact is about: "Dove va".
    fn about(&self, about: About) -> &'static str;
}
