import type { MessageTemplate } from "#shared/contract/templates.ts";
import type { Language } from "#shared/language.ts";
import { fillPlaceholders } from "#shared/rules/placeholders.ts";

export interface TextPiece {
  text: string;
  /** True when the piece is the customer's data. */
  own: boolean;
}

/** The placeholder for the customer's name, in the writer's language. */
export const namePlaceholder: Record<Language, string> = { ar: "{{الاسم}}", en: "{{name}}" };

/** The placeholder for a reply that the template quotes. */
export const replyPlaceholder: Record<Language, string> = { ar: "{{النص}}", en: "{{text}}" };

/** A private-use character that marks the name until the text is split. Typed text does not contain it. */
const nameMarker = "\uE000";

/** Returns a text as one customer reads it, with the name marked. */
export function fillName(text: string, name: string): TextPiece[] {
  return fillPlaceholders(text, { name: nameMarker })
    .split(nameMarker)
    .flatMap((part, index) => [...(index > 0 ? [{ text: name, own: true }] : []), { text: part, own: false }])
    .filter((piece) => piece.text !== "");
}

/**
 * Returns a value with the reply inserted. Without a reply the placeholder becomes empty, and the field must be
 * filled in.
 */
export const fillReply = (value: string, reply: string): string =>
  fillPlaceholders(value, { text: nameMarker }).replaceAll(nameMarker, () => reply);

/** Returns a template's text with its values. An empty placeholder still shows its name. */
export function fillTemplate(template: MessageTemplate, values: readonly string[]): string {
  return template.body.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (place, name: string) => {
    const at = template.variables.indexOf(name);
    return (at >= 0 && values[at]?.trim()) || place;
  });
}

/** Returns the template's text as one customer reads it. */
export const fillTemplateFor = (template: MessageTemplate, values: readonly string[], name: string): string =>
  fillPlaceholders(fillTemplate(template, values), { name });

/** Whether every placeholder has a value. */
export const isComplete = (template: MessageTemplate, values: readonly string[]): boolean =>
  template.variables.every((_, index) => (values[index] ?? "").trim() !== "");

/**
 * Marks templates with pictures as unsupported, for places where no picture can be chosen. Removing them would report
 * an account with only such templates as having none.
 */
export const markPicturesUnsupported = (templates: readonly MessageTemplate[]): MessageTemplate[] =>
  templates.map((one) =>
    one.header.kind === "picture" ? { ...one, problem: one.problem ?? "unsupported" } : one,
  );
