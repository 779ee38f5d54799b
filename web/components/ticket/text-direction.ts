const arabic = /\p{Script=Arabic}/u;
/** Mentions and links, which do not show the language of a message. */
const names = /https?:\/\/\S+|[\w.+-]*@[\w.-]+/g;

/**
 * Returns a text's direction and, for screen readers, its language. The first letter decides, as with `dir="auto"`,
 * but mentions and links are skipped, and a text with mostly Arabic letters is always Arabic. A comment on X begins
 * with @theshop and would otherwise be laid out from left to right.
 */
export function languageOfText(text: string): { dir: "rtl" | "ltr"; lang: "ar" | "en" } {
  const letters = text.replace(names, " ").match(/\p{L}/gu) ?? [];
  const first = letters[0] ?? "";
  const isArabic =
    arabic.test(first) || letters.filter((letter) => arabic.test(letter)).length * 2 > letters.length;
  return isArabic ? { dir: "rtl", lang: "ar" } : { dir: "ltr", lang: "en" };
}
