import type { MessageTemplate } from "#shared/contract/templates.ts";
import type { Language } from "#shared/language.ts";
import { fillPlaceholders } from "#shared/rules/placeholders.ts";

export interface TextPiece {
  text: string;
  /** It comes from the customer. */
  own: boolean;
}

/** What is typed where the customer's name belongs, in the writer's language. */
export const namePlaceholder: Record<Language, string> = { ar: "{{الاسم}}", en: "{{name}}" };

/** The same for a reply that the template is to carry. */
export const replyPlaceholder: Record<Language, string> = { ar: "{{النص}}", en: "{{text}}" };

/** Stands for the name until the text is cut there; in no text that somebody types. */
const cut = "\uE000";

/** A text as one customer reads it: the name in its places, marked. */
export function fillName(text: string, name: string): TextPiece[] {
  return fillPlaceholders(text, { name: cut })
    .split(cut)
    .flatMap((part, at) => [...(at > 0 ? [{ text: name, own: true }] : []), { text: part, own: false }])
    .filter((piece) => piece.text !== "");
}

/** A value with the reply in its places; without a reply these are empty, and somebody has to fill them. */
export const fillReply = (value: string, reply: string): string =>
  fillPlaceholders(value, { text: cut }).replaceAll(cut, () => reply);

/** A template's words with the values in their places; a place that is empty still shows its name. */
export function fillTemplate(template: MessageTemplate, values: readonly string[]): string {
  return template.body.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (place, name: string) => {
    const at = template.variables.indexOf(name);
    return (at >= 0 && values[at]?.trim()) || place;
  });
}

/** The same as one customer reads it. */
export const fillTemplateFor = (template: MessageTemplate, values: readonly string[], name: string): string =>
  fillPlaceholders(fillTemplate(template, values), { name });

/** Whether no place is left empty. */
export const isComplete = (template: MessageTemplate, values: readonly string[]): boolean =>
  template.variables.every((_, at) => (values[at] ?? "").trim() !== "");

/**
 * For where no picture can be chosen: templates with one are among those that cannot be sent from here. Were they left
 * out, an account that has no others would be told that it has none.
 */
export const markPicturesUnsupported = (templates: readonly MessageTemplate[]): MessageTemplate[] =>
  templates.map((one) =>
    one.header.kind === "picture" ? { ...one, problem: one.problem ?? "unsupported" } : one,
  );
