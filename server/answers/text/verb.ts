import { canonical } from "./dialect.ts";
import { stemArabic } from "./stem-arabic.ts";

/** Who does it, in the present: "يصلح", "تصلحون", "نصلح", "أصلح". */
const PERSONS = ["ي", "ت", "ن", "ا"];
/** What dialects put before the person: "بيصلح", "هتصلح", "سيصلح", "حيصلح". */
const TENSE = /^(?:[وف])?[بسهح](?=[يتن])/u;
const PERSON = /^[يتنا](?=\p{L}{2})/u;
/** Whom it is done to, when something else was stripped first: "يصلحولي", "تصلحوها". */
const OBJECTS = /(?:ون|وا|و|ين)?(?:لي|له|لها|لنا|لك|لكم|ني|نا|ها|هم|كم|ه|ك)?$/u;

/** Stems an Arabic word may be a verb form of, likeliest first: "بتصلحوها" → "صلح". */
export function bareVerb(word: string): string[] {
  const present = word.replace(TENSE, "");
  const candidates = [present.replace(PERSON, ""), present];
  const found = new Set<string>();
  for (const candidate of candidates) {
    for (const bare of [candidate, stemArabic(candidate), candidate.replace(OBJECTS, "")])
      if (bare.length >= 2) found.add(bare);
  }
  return [...found];
}

/** Canonical words a text may have for a verb's stem without person. */
export function verbForms(bare: string): string[] {
  return [...new Set([bare, ...PERSONS.map((person) => person + bare)].map(canonical))];
}
