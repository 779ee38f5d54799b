import type { MessageTemplate } from "#shared/contract/templates.ts";

export interface Piece {
  text: string;
  /** It comes from the customer. */
  own: boolean;
}

const namePlace = /\{\{\s*name\s*\}\}/;

/** A text as one customer reads it: the name in its places, marked. */
export function withName(text: string, name: string): Piece[] {
  return text
    .split(namePlace)
    .flatMap((part, at) => [...(at > 0 ? [{ text: name, own: true }] : []), { text: part, own: false }])
    .filter((piece) => piece.text !== "");
}

/** A template's words with the values in their places; a place that is empty still shows its name. */
export function filledTemplate(template: MessageTemplate, values: readonly string[]): string {
  return template.body.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (place, name: string) => {
    const at = template.variables.indexOf(name);
    return (at >= 0 && values[at]?.trim()) || place;
  });
}
