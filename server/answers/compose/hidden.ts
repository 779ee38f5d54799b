/**
 * Characters a reader does not see. They carry orders past people ("tag" letters), turn a line around, or hide a link
 * from whoever checks it.
 */
const invisiblePattern =
  /[[\p{C}\p{Default_Ignorable_Code_Point}]--[\p{Join_Control}\p{Variation_Selector}\u{600}-\u{605}\u{6dd}\u{8e2}]]/gv;
/** A joiner or a variation selector belongs to an emoji or to nothing. */
const looseJoinerPattern =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}])\p{Join_Control}|\u200c|\p{Join_Control}(?!\p{Extended_Pictographic})/gu;
const looseSelectorPattern = /(?<!\p{Emoji})[\ufe0e\ufe0f]|(?![\ufe0e\ufe0f])\p{Variation_Selector}/gu;

const fsi = "\u2068";
const pdi = "\u2069";

/** Isolates that open and close on one line, as `isolateRun` makes them; any other would turn what follows around. */
function withClosedIsolates(line: string): string {
  const kept = [...line];
  const open: number[] = [];
  kept.forEach((character, at) => {
    if (character === fsi) open.push(at);
    else if (character === pdi && open.pop() === undefined) kept[at] = "";
  });
  for (const at of open) kept[at] = "";
  return kept.join("");
}

/** The text without what a reader does not see; line breaks and this engine's own isolates stay. */
export function visible(text: string): string {
  const shown = text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replace(/\t/g, " ")
    .replace(invisiblePattern, (character) =>
      character === "\n" || character === fsi || character === pdi ? character : "",
    )
    .replace(looseJoinerPattern, "")
    .replace(looseSelectorPattern, "");
  return shown.includes(fsi) || shown.includes(pdi)
    ? shown.split("\n").map(withClosedIsolates).join("\n")
    : shown;
}
