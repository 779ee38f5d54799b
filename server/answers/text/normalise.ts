/**
 * One spelling for everything people type. Two texts a reader takes for the same word must come out the same here,
 * or the customer is told "I don't know" because of a tashkeel mark or a Persian keyboard.
 */

/**
 * Tashkeel, Quranic marks, tatweel, Latin accents, and every format character (zero-width, bidi, soft hyphen). Marks of
 * other scripts stay: in Devanagari or Thai they are vowels.
 */
const marksPattern = /[[\p{Mn}&&[\p{Script=Arabic}\p{Script=Inherited}]]\p{Cf}\u0640]/gv;

/** Letters that NFKD leaves apart but people type for one another. */
const foldedCharacters = new Map<string, string>(
  Object.entries({
    ٱ: "ا",
    ى: "ي",
    ی: "ي",
    ې: "ي",
    ے: "ي",
    ة: "ه",
    ۀ: "ه",
    ہ: "ه",
    ھ: "ه",
    ە: "ه",
    ک: "ك",
    ڪ: "ك",
    گ: "ك",
    پ: "ب",
    چ: "ج",
    ڤ: "ف",
    ژ: "ز",
    ٹ: "ت",
    ڈ: "د",
    ڑ: "ر",
    ں: "ن",
    ء: "",
    "٫": ".",
    "٬": ",",
    "’": "'",
    ʼ: "'",
    ß: "ss",
    æ: "ae",
    œ: "oe",
    ø: "o",
    ł: "l",
    đ: "d",
  }),
);
const foldablePattern = new RegExp(`[${[...foldedCharacters.keys()].join("")}]`, "g");

/** First digit of each decimal block people write numbers in (Arabic-Indic, Persian, Indic, Thai …). */
const zeros = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50,
  0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810,
];

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** All decimal digits as ASCII, nothing else changed: for texts that are still shown to somebody. */
export function withAsciiDigits(text: string): string {
  return /[^\p{ASCII}]/u.test(text) ? text.replace(/\p{Nd}/gu, asciiDigit) : text;
}

/** The numbers of a text, with their decimals. */
export const numbersIn = (text: string): string[] => withAsciiDigits(text).match(/\d+(?:\.\d+)?/gu) ?? [];

/** "E-mail", "T-shirt", "Wi-Fi": one word with and without its hyphen; the words of "X-Api-Key" stay apart. */
const joinedByHyphenPattern = /(?<![\p{L}\p{N}-])(e|t|wi)-(?=[a-z]{2})/gu;

/** Lower case, one form per letter, no marks, ASCII digits, runs of three and more equal letters cut to two. */
export function normalise(text: string): string {
  const bare = text.normalize("NFKD").toLowerCase().replace(marksPattern, "");
  const folded = bare.replace(foldablePattern, (letter) => foldedCharacters.get(letter) ?? letter);
  return withAsciiDigits(folded)
    .replace(joinedByHyphenPattern, "$1")
    .replace(/(\p{L})\1{2,}/gu, "$1$1")
    .normalize("NFC");
}
