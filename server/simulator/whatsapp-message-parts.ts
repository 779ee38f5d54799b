import { z } from "zod";

export const mediaPart = z.object({
  id: z.string().optional(),
  link: z.string().optional(),
  caption: z.string().optional(),
});

/** Reply buttons and lists, with the platform's limits. */
export const interactive = z.object({
  type: z.enum(["button", "list"]),
  body: z.object({ text: z.string().min(1).max(1024) }),
  action: z.object({
    buttons: z
      .array(
        z.object({
          type: z.literal("reply"),
          reply: z.object({ id: z.string().max(256), title: z.string().min(1).max(20) }),
        }),
      )
      .min(1)
      .max(3)
      .optional(),
    button: z.string().max(20).optional(),
    sections: z
      .array(
        z.object({
          rows: z
            .array(
              z.object({
                id: z.string().max(200),
                title: z.string().min(1).max(24),
                description: z.string().max(72).optional(),
              }),
            )
            .min(1)
            .max(10),
        }),
      )
      .optional(),
  }),
});

/** Returns the text that the person sees and the choices; undefined when there are no choices. */
export function renderInteractive(
  content: z.infer<typeof interactive> | undefined,
): { text: string; choices: string[] } | undefined {
  if (content === undefined) return undefined;
  const { buttons = [], sections = [] } = content.action;
  const choices = [
    ...buttons.map(({ reply }) => reply.title),
    ...sections.flatMap(({ rows }) => rows.map(({ title }) => title)),
  ];
  return choices.length > 0 ? { text: content.body.text, choices } : undefined;
}
