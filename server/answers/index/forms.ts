/**
 * A text as a list of written forms: what stands between spaces, punctuation and all. A knowledge base repeats its
 * forms, so a text is stored as their numbers: a fraction of its letters, and its words need not be read again.
 */

/** All forms, end to end: as strings of their own they would take three times the room. */
export interface Forms {
  letters: string;
  /** Form n ends before `end[n]`. */
  end: Uint32Array;
}

export function formAt({ letters, end }: Forms, form: number): string {
  return letters.slice(end[form - 1] ?? 0, end[form]);
}

/** `joinForms(formsOf(text))` is the text, to the letter. A form ends at a space (left out) or after a line break. */
export function formsOf(text: string): string[] {
  if (!text.includes("\n")) return text.split(" ");
  const lines = text.split("\n");
  return lines.flatMap((line, at) => (at < lines.length - 1 ? `${line}\n` : line).split(" "));
}

export function joinForms(forms: readonly string[]): string {
  let text = forms[0] ?? "";
  for (let at = 1; at < forms.length; at++) {
    text += forms[at - 1]!.endsWith("\n") ? forms[at]! : ` ${forms[at]!}`;
  }
  return text;
}
