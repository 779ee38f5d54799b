/**
 * A suggested reply marks what the agent did not find as a blank: ⟦on Friday?⟧. Nobody types these brackets by hand, and
 * no reply is sent while it holds one, so that a blank never reaches a customer.
 */
const open = "⟦";
const close = "⟧";

/** Longer labels would not be read as one mark. */
const maxLabelLength = 80;

/** Also one that has lost its closing bracket, so that deleting a single letter does not let it through. */
const blanks = /⟦[^⟦⟧]*⟧?|⟧/gu;

/** A blank with what belongs into it, on one line. */
export function blankFor(label: string): string {
  const line = label.replace(/[⟦⟧]/gu, "").replace(/\s+/gu, " ").trim();
  const letters = [...line];
  const short = letters.length <= maxLabelLength ? line : `${letters.slice(0, maxLabelLength - 1).join("")}…`;
  return `${open}${short}${close}`;
}

export function hasBlank(text: string): boolean {
  return firstBlank(text) !== undefined;
}

/** Where the first blank stands, for selecting it. */
export function firstBlank(text: string): { start: number; end: number } | undefined {
  const [found] = text.matchAll(blanks);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** The text in pieces, so that its blanks can be shown in another colour; joined they are the text again. */
export function piecesWithBlanks(text: string): { text: string; isBlank: boolean }[] {
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
