const letters = new Map([..."أإآٱىیةک"].map((letter, at) => [letter, "ااااييهك"[at] as string]));
const folded = /[أإآٱىیةک٠-٩۰-۹]/g;
/** Vowel marks, tatweel, and marks of direction. */
const marks = /[\u064b-\u0652\u0670\u0640\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const digit = (written: string): string => String((written.codePointAt(0) as number) & 15);

/**
 * Text in the form in which it is compared: two spellings that a reader takes for one word are one here. The database has
 * the same in `folded`, because its indexes store it; server/db/stated-twice.test.ts compares them. The answer engine
 * goes further (server/answers/text/normalise.ts).
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(marks, "")
    .replace(folded, (letter) => letters.get(letter) ?? digit(letter));
