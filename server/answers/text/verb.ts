import { canonical } from "./dialect.ts";
import { stemArabic } from "./stem-arabic.ts";

/** Who does it, in the present: "يصلح", "تصلحون", "نصلح", "أصلح". */
const persons = ["ي", "ت", "ن", "ا"];
/** What dialects put before the person: "بيصلح", "هتصلح", "سيصلح", "حيصلح". */
const tensePattern = /^[وف]?(?:[بهح](?=[يتن])|س(?=[يتنا]))/u;
const personPattern = /^[يتنا](?=\p{L}{2})/u;
/** Whom it is done to, when something else was stripped first: "يصلحولي", "تصلحوها". */
const objectsPattern = /(?:ون|وا|و|ين)?(?:لي|له|لها|لنا|لك|لكم|ني|نا|ها|هم|كم|ه|ك)?$/u;

/** Stems an Arabic word may be a verb form of, likeliest first: "بتصلحوها" → "صلح". */
export function stripVerb(word: string): string[] {
  const present = word.replace(tensePattern, "");
  const candidates = [present.replace(personPattern, ""), present];
  const found = new Set<string>();
  for (const candidate of candidates) {
    for (const bare of [candidate, stemArabic(candidate), candidate.replace(objectsPattern, "")])
      if (bare.length >= 2) found.add(bare);
  }
  return [...found];
}

/** Whom it is done to and by how many, where the stemmer leaves them: "نعوضك", "نوصلها". */
const verbEndings = ["", "ك", "ها", "ون", "وا", "ونه", "ونها", "ت", "نا"];

/** Canonical words a text may have for a verb's stem without person; the bare stem is the first. */
export function verbForms(bare: string): string[] {
  const forms = ["", ...persons].flatMap((person) => verbEndings.map((ending) => person + bare + ending));
  return [...new Set(forms.map(canonical))];
}

/** The word, and what the stemmer leaves attached to it: "بسعر", "لشاشة", "طلبك", "سيارتك". */
export function nounForms(word: string): string[] {
  const own = `${word.endsWith("ه") ? `${word.slice(0, -1)}ت` : word}ك`;
  return [word, `ب${word}`, `ل${word}`, own];
}
