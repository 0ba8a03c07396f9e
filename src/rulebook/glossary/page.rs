//! What this page says beside the game's own terms.

use super::terms;

terms! {
    "forward" "avanti" "suivant" "next";
    "back" "indietro" "précédent" "back";
    "run" "riproduci" "lecture" "play";
    "next-step" ["interfase successiva" "sottofase successiva"] "étape suivante" "next step";
    "why-not" "perché non posso?" "pourquoi pas\u{a0}?" "why can’t I?";
    "instead" "puoi invece" "vous pouvez" "you can";
    "what-happens-now" "che cosa succede adesso?" "que se passe-t-il maintenant\u{a0}?" "what happens now?";
    "not-yet" "non ancora" "pas encore" "not yet";
    "the-right-one" "quella giusta" "la bonne" "the right one";
    "lessons" "lezioni" "leçons" "lessons";
    "side-by-side" "testo a fronte" "textes en regard" "side by side";
    "lab" "laboratorio" "laboratoire" "lab";
    "rulebook" "regolamento" "règles" "rulebook";
    "different" "diverso" "différent" "different";
    "same" "uguale" "identique" "same";
    "only-in-2025" "solo nel 2025" "2025 seulement" "2025 only";
    "the-texts-do-not-say" "i tre testi non lo dicono" "les trois textes n’en parlent pas" "the three texts do not say";
    "copy-link" "copia collegamento" "copier le lien" "copy link";
}
