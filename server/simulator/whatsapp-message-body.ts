import { z } from "zod";
import { badParameter, metaError } from "./meta-error.ts";
import { interactive, mediaPart, renderInteractive } from "./whatsapp-message-parts.ts";
import type { WhatsAppState } from "./whatsapp-state.ts";
import type { SimulatorResponse } from "./wire.ts";

const maxTextLength = 4096;
export const messageBody = z.object({
  messaging_product: z.literal("whatsapp"),
  recipient_type: z.literal("individual").optional(),
  to: z.string().optional(),
  // The id of a person who hides their number.
  recipient: z.string().optional(),
  type: z
    .enum(["text", "image", "document", "audio", "video", "location", "reaction", "template", "interactive"])
    .default("text"),
  context: z.object({ message_id: z.string() }).optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
  text: z.object({ body: z.string(), preview_url: z.boolean().optional() }).optional(),
  image: mediaPart.optional(),
  document: mediaPart.extend({ filename: z.string().optional() }).optional(),
  audio: mediaPart.optional(),
  video: mediaPart.optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).loose().optional(),
  reaction: z.object({ message_id: z.string(), emoji: z.string() }).optional(),
  interactive: interactive.optional(),
  template: z
    .object({
      name: z.string(),
      language: z.object({ code: z.string() }),
      components: z
        .array(
          z.object({
            type: z.string(),
            parameters: z.array(
              z.object({ type: z.string(), text: z.string().optional(), image: mediaPart.optional() }),
            ),
          }),
        )
        .optional(),
    })
    .optional(),
});
export type Message = z.infer<typeof messageBody>;

/** The content of a message as the person sees it; `media` is the id of a file. */
interface Content {
  text: string;
  media?: string;
  choices?: string[];
}

/** Returns what the person sees, or the error that says why the message cannot be sent. */
export function renderContent(
  state: WhatsAppState,
  waba: string,
  message: Message,
): SimulatorResponse | Content {
  if (message.type === "template") return renderTemplate(state, waba, message.template);
  if (message.type === "text") {
    if (!message.text?.body) return badParameter("text.body is required");
    if (message.text.body.length > maxTextLength)
      return badParameter(`Param text['body'] must be at most ${maxTextLength} characters long.`);
    return { text: message.text.body };
  }
  if (message.type === "interactive") return renderInteractive(message.interactive) ?? badParameter("action");
  if (message.type === "reaction")
    return message.reaction ? { text: message.reaction.emoji } : badParameter("reaction");
  if (message.type === "location") return message.location ? { text: "" } : badParameter("location");
  const media = message[message.type];
  if (!media?.id && !media?.link) return badParameter(message.type);
  if (media.id && !state.media[media.id])
    return metaError(400, {
      message: "(#131053) Media upload error",
      code: 131053,
      details: "unknown media id",
    });
  return { text: media.caption ?? "", ...(media.id && { media: media.id }) };
}

function renderTemplate(
  state: WhatsAppState,
  waba: string,
  wanted: Message["template"],
): SimulatorResponse | Content {
  const template = state.wabas[waba]?.templates.find(
    ({ name, language }) => name === wanted?.name && language === wanted.language.code,
  );
  if (template?.status === "PAUSED")
    return metaError(400, {
      message: "(#132015) Template is paused",
      code: 132015,
      details: "Template is paused due to low quality so it cannot be sent in a template message.",
    });
  if (template?.status === "DISABLED")
    return metaError(400, {
      message: "(#132016) Template is disabled",
      code: 132016,
      details: "Template has been paused too many times due to low quality and is now permanently disabled.",
    });
  if (!template || template.status !== "APPROVED")
    return metaError(404, {
      message: "(#132001) Template name does not exist in the translation",
      code: 132001,
      details: `template name (${wanted?.name ?? ""}) does not exist in ${wanted?.language.code ?? ""}`,
    });
  const values = wanted?.components?.find(({ type }) => type === "body")?.parameters ?? [];
  if (values.length !== template.parameters)
    return metaError(400, {
      message: "(#132000) Number of parameters does not match the expected number of params",
      code: 132000,
      details: `body: number of localizable_params (${values.length}) does not match the expected number of params (${template.parameters})`,
    });
  const picture = wanted?.components?.find(({ type }) => type === "header")?.parameters[0]?.image;
  if (template.header === "IMAGE" && !(picture?.id && state.media[picture.id]))
    return metaError(400, {
      message: "(#132012) Parameter format does not match format in the created template",
      code: 132012,
      details: "header: Format mismatch, expected IMAGE, received UNKNOWN",
    });
  if (values.some(({ text }) => !text || /[\n\t]| {5}/.test(text)))
    return metaError(400, {
      message: "(#131008) Required parameter is missing",
      code: 131008,
      details: "Parameter of type text is missing text value",
    });
  return {
    ...(picture?.id && { media: picture.id }),
    text: template.body.replace(/\{\{(\d+)\}\}/g, (_, at: string) => values[Number(at) - 1]?.text ?? ""),
  };
}
