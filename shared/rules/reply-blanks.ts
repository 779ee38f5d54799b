/**
 * A suggested reply marks missing information with a blank: ⟦on Friday?⟧. People do not type these brackets, and a
 * reply with a blank is not sent, so that a blank never reaches a customer.
 */
const openBracket = "⟦";
const closeBracket = "⟧";

/** The longest label, in characters. Longer labels would not be recognised as one mark. */
const maxLabelLength = 80;

/**
 * The pattern also matches a blank without its closing bracket, so that deleting one character does not disable the
 * check.
 */
const blanks = /⟦[^⟦⟧]*⟧?|⟧/gu;

/** Returns a blank that names the missing information on one line. */
export function createBlank(label: string): string {
  const line = label.replace(/[⟦⟧]/gu, "").replace(/\s+/gu, " ").trim();
  const letters = [...line];
  const short = letters.length <= maxLabelLength ? line : `${letters.slice(0, maxLabelLength - 1).join("")}…`;
  return `${openBracket}${short}${closeBracket}`;
}

export function hasBlank(text: string): boolean {
  return findFirstBlank(text) !== undefined;
}

/** Returns the position of the first blank, which the editor selects. */
export function findFirstBlank(text: string): { start: number; end: number } | undefined {
  const [found] = text.matchAll(blanks);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** Splits the text into pieces, so that its blanks can be highlighted. The joined pieces are the text. */
export function splitAtBlanks(text: string): { text: string; isBlank: boolean }[] {
  const pieces: { text: string; isBlank: boolean }[] = [];
  let from = 0;
  for (const { 0: blank, index } of text.matchAll(blanks)) {
    if (index > from) pieces.push({ text: text.slice(from, index), isBlank: false });
    pieces.push({ text: blank, isBlank: true });
    from = index + blank.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isBlank: false });
  return pieces;
}
