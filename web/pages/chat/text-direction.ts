const arabic = /\p{Script=Arabic}/u;
const letters = /\p{L}/gu;

/**
 * The `dir` of a message. The browser's `auto` looks at the first letter only, and so sets «V60 متوفر بـ 20» left
 * to right and tears it apart; where Arabic letters are in the majority, it is Arabic, whatever comes first.
 */
export function directionOfText(text: string): "auto" | "rtl" {
  const found = text.match(letters) ?? [];
  if (!found[0] || arabic.test(found[0])) return "auto";
  return found.filter((letter) => arabic.test(letter)).length * 2 > found.length ? "rtl" : "auto";
}
