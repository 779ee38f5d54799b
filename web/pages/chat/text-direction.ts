const arabic = /\p{Script=Arabic}/u;
const letters = /\p{L}/gu;

/**
 * Returns the `dir` of a message. The browser's `auto` uses the first letter only and would lay out «V60 متوفر بـ 20»
 * from left to right. A message with mostly Arabic letters is always Arabic.
 */
export function directionOfText(text: string): "auto" | "rtl" {
  const found = text.match(letters) ?? [];
  if (!found[0] || arabic.test(found[0])) return "auto";
  return found.filter((letter) => arabic.test(letter)).length * 2 > found.length ? "rtl" : "auto";
}
