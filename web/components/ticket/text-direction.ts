/** The direction of a text by its first letter, as `dir="auto"` would find it, so that its language can be said too. */
export function languageOfText(text: string): { dir: "rtl" | "ltr"; lang: "ar" | "en" } {
  const letter = /\p{L}/u.exec(text)?.[0] ?? "";
  return /\p{Script=Arabic}/u.test(letter) ? { dir: "rtl", lang: "ar" } : { dir: "ltr", lang: "en" };
}
