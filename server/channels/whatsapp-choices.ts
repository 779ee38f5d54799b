import { z } from "zod";

/** Limits of the Cloud API for interactive messages. */
const maxBodyLength = 1024;
const maxButtons = 3;
const maxButtonLength = 20;
const maxRows = 10;
const maxRowLength = 24;
const maxDescriptionLength = 72;
const maxIdLength = 200;

const listButton = { ar: "اختر من القائمة", en: "Choose from the list" } as const;

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;

/**
 * Builds an interactive message: with reply buttons, or with a list when there are too many choices or they are too
 * long. Null when they fit into neither; the text contains the choices anyway.
 */
export function interactiveOf(
  text: string,
  choices: readonly string[],
  language: "ar" | "en",
): object | null {
  const different = [...new Set(choices)];
  if (different.length === 0 || different.length > maxRows || text.length > maxBodyLength) return null;
  if (different.some((choice) => choice.length > maxIdLength)) return null;
  const body = { text };
  if (different.length <= maxButtons && different.every((choice) => choice.length <= maxButtonLength))
    return {
      type: "button",
      body,
      action: {
        buttons: different.map((choice) => ({ type: "reply", reply: { id: choice, title: choice } })),
      },
    };
  const rows = different.map((choice) => ({
    id: choice,
    title: cut(choice, maxRowLength),
    ...(choice.length > maxRowLength && { description: cut(choice, maxDescriptionLength) }),
  }));
  return { type: "list", body, action: { button: listButton[language], sections: [{ rows }] } };
}

export const picked = z.looseObject({ id: z.string().optional(), title: z.string() });

/**
 * Returns the complete text of the selected choice. Our choices use their text as id, because a list only shows the
 * beginning of a long one.
 */
export function readPickedText(choice: z.infer<typeof picked> | undefined): string | undefined {
  const beginning = choice?.title.replace(/…$/u, "") ?? "";
  return choice?.id?.startsWith(beginning) ? choice.id : choice?.title;
}
