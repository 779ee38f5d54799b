const letters = new Map([..."أإآٱىیةک"].map((letter, index) => [letter, "ااااييهك"[index] as string]));
const folded = /[أإآٱىیةک٠-٩۰-۹]/g;
/** Arabic vowel marks, tatweel, and direction marks. */
const marks = /[\u064b-\u0652\u0670\u0640\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const digit = (written: string): string => String((written.codePointAt(0) as number) & 15);

/**
 * Returns text in a form for comparison, in which spellings that a reader considers the same word are equal. The
 * database's `folded` function does the same, because its indexes store the result; server/db/stated-twice.test.ts
 * compares both. The answer engine normalises further (server/answers/text/normalise.ts).
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(marks, "")
    .replace(folded, (letter) => letters.get(letter) ?? digit(letter));
