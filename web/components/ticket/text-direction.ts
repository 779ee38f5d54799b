const arabic = /\p{Script=Arabic}/u;
/** Whom a message names and where it points: neither says what it is written in. */
const names = /https?:\/\/\S+|[\w.+-]*@[\w.-]+/g;

/**
 * The direction of a text and, so that a screen reader can read it, its language. By its first letter, as `dir="auto"`
 * would find it, but a mention is passed over, and where most letters are Arabic it is Arabic whatever comes first: a
 * comment on X begins with @theshop, and would be torn apart left to right.
 */
export function languageOfText(text: string): { dir: "rtl" | "ltr"; lang: "ar" | "en" } {
  const letters = text.replace(names, " ").match(/\p{L}/gu) ?? [];
  const first = letters[0] ?? "";
  const isArabic =
    arabic.test(first) || letters.filter((letter) => arabic.test(letter)).length * 2 > letters.length;
  return isArabic ? { dir: "rtl", lang: "ar" } : { dir: "ltr", lang: "en" };
}
