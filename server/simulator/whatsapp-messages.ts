import { createHash } from "node:crypto";
import { z } from "zod";
import type { Pace } from "./pace.ts";
import type { PlatformHandle } from "./platform.ts";
import { interactive, mediaPart, wordsOfInteractive } from "./whatsapp-message-parts.ts";
import { badParameter, metaError, unknownObject } from "./meta-error.ts";
import { digits } from "./signing.ts";
import type { ChatLine, WhatsAppState } from "./whatsapp-state.ts";
import { phoneOf, tokenOf } from "./whatsapp-access.ts";
import { moveOn, newMessageId, windowEnd } from "./whatsapp-webhooks.ts";
import { type Answer, type SimulatorRequest, field, json, type Route } from "./wire.ts";

const maxTextLength = 4096;
const message = z.object({
  messaging_product: z.literal("whatsapp"),
  recipient_type: z.literal("individual").optional(),
  to: z.string().optional(),
  // By the id of somebody who hides their number.
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
type Message = z.infer<typeof message>;

const read = z.object({
  messaging_product: z.literal("whatsapp"),
  status: z.literal("read"),
  message_id: z.string(),
  typing_indicator: z.object({ type: z.literal("text") }).optional(),
});

/** How a number may send, and how the platform says that the window is closed. */
export interface SendingRules {
  /** One person from one number. */
  pair: Pace;
  /** All persons from one number. */
  number: Pace;
  /** Error 131047 in the answer, or later in a status. */
  closedWindow: "answer" | "status";
}

const typingMs = 25_000;

/** Messages, templates, read marks and media of the WhatsApp Business platform. */
export function messageRoutes(handle: PlatformHandle<WhatsAppState>, rules: SendingRules): Route[] {
  const { state, clock } = handle;

  function send(asked: SimulatorRequest): Answer {
    const found = phoneOf(state, clock, asked);
    if ("status" in found) return found;
    const { id, phone } = found;
    const seen = read.safeParse(asked.body);
    if (seen.success) return markRead(id, seen.data);
    const parsed = message.safeParse(asked.body);
    if (!parsed.success)
      return badParameter(parsed.error.issues.map(({ path }) => path.join(".")).join(", "));
    const given = parsed.data;
    if (!phone.registered)
      return metaError(400, {
        message: "(#133010) Account not registered",
        code: 133010,
        details: "The account is not registered",
      });
    const person = given.to?.replace(/\D/g, "") || given.recipient;
    if (!person) return badParameter("to");
    const now = clock().getTime();
    if (!rules.number.take(id, now))
      return metaError(429, {
        message: "(#130429) Rate limit hit",
        code: 130429,
        details: "Cloud API message throughput has been reached.",
      });
    if (!rules.pair.take(`${id} ${person}`, now))
      return metaError(400, {
        message: "(#131056) (Business Account, Consumer Account) pair rate limit hit",
        code: 131056,
        details:
          "Message failed to send because there were too many messages sent from this phone number to the same recipient.",
      });
    const said = wordsOf(state, phone.waba, given);
    if ("status" in said) return said;
    const isFree = given.type !== "template" && windowEnd(state, id, person) <= now;
    if (isFree && rules.closedWindow === "answer") return metaError(400, closed);
    const line: ChatLine = {
      id: newMessageId(),
      phone: id,
      person,
      side: "business",
      type: given.type,
      text: said.text,
      ...(said.media && { media: said.media }),
      ...(said.choices && { choices: said.choices }),
      at: now,
      status: "accepted",
      ...(given.biz_opaque_callback_data !== undefined && { opaque: given.biz_opaque_callback_data }),
    };
    state.lines.push(line);
    delete state.typing[`${id} ${person}`];
    // The platform answers first and tells of the way afterwards.
    setImmediate(() => {
      if (isFree)
        return moveOn(handle, line, "failed", {
          code: closed.code,
          title: "Re-engagement message",
          details: closed.details,
        });
      moveOn(handle, line, "sent");
      moveOn(handle, line, "delivered");
    });
    return json({
      messaging_product: "whatsapp",
      contacts: [
        given.to ? { input: given.to, wa_id: person } : { input: given.recipient, user_id: given.recipient },
      ],
      messages: [{ id: line.id, ...(given.type === "template" && { message_status: "accepted" }) }],
    });
  }

  function markRead(id: string, { message_id, typing_indicator }: z.infer<typeof read>): Answer {
    const line = state.lines.find((one) => one.id === message_id && one.phone === id);
    if (!line) return badParameter("message_id");
    line.status = "read";
    if (typing_indicator) state.typing[`${id} ${line.person}`] = clock().getTime() + typingMs;
    return json({ success: true });
  }

  return [
    ["POST", "/:id/messages", send],
    [
      "POST",
      "/:id/media",
      (asked) => {
        const found = phoneOf(state, clock, asked);
        if ("status" in found) return found;
        if (!asked.file) return badParameter("file");
        const id = digits(16);
        const { bytes, type, name } = asked.file;
        const mime = type || field(asked, "type") || "application/octet-stream";
        state.media[id] = { mime, bytes: bytes.toString("base64"), sha256: sha(bytes), name };
        return json({ id });
      },
    ],
    [
      "GET",
      "/lookaside/:id",
      (asked) => {
        const token = tokenOf(state, clock, asked);
        if ("status" in token) return { ...token, status: 401 };
        const media = state.media[asked.params["id"] ?? ""];
        if (!media) return { status: 404, body: "" };
        return {
          status: 200,
          headers: { "content-type": media.mime },
          body: Buffer.from(media.bytes, "base64"),
        };
      },
    ],
    [
      "GET",
      "/:id",
      (asked) => {
        const token = tokenOf(state, clock, asked);
        if ("status" in token) return token;
        const id = asked.params["id"] ?? "";
        const phone = state.phones[id];
        if (phone && phone.waba === token.waba)
          return json({
            id,
            display_phone_number: phone.number,
            verified_name: phone.name,
            quality_rating: "GREEN",
          });
        const waba = id === token.waba ? state.wabas[id] : undefined;
        if (waba) return json({ id, name: waba.name, timezone_id: "119", message_template_namespace: "ns" });
        const media = state.media[id];
        if (!media) return unknownObject(id);
        return json({
          messaging_product: "whatsapp",
          url: `${handle.base()}/lookaside/${id}`,
          mime_type: media.mime,
          sha256: media.sha256,
          file_size: Buffer.from(media.bytes, "base64").length,
          id,
        });
      },
    ],
  ];
}

const closed = {
  message: "(#131047) Re-engagement message",
  code: 131047,
  details:
    "Message failed to send because more than 24 hours have passed since the customer last replied to this number.",
};

const sha = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** What the person will read, or the error that says why nothing can be sent. */
function wordsOf(
  state: WhatsAppState,
  waba: string,
  given: Message,
): Answer | { text: string; media?: string; choices?: string[] } {
  if (given.type === "template") {
    const wanted = given.template;
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
        details:
          "Template has been paused too many times due to low quality and is now permanently disabled.",
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
  if (given.type === "text") {
    if (!given.text?.body) return badParameter("text.body is required");
    if (given.text.body.length > maxTextLength)
      return badParameter(`Param text['body'] must be at most ${maxTextLength} characters long.`);
    return { text: given.text.body };
  }
  if (given.type === "interactive") return wordsOfInteractive(given.interactive) ?? badParameter("action");
  if (given.type === "reaction")
    return given.reaction ? { text: given.reaction.emoji } : badParameter("reaction");
  if (given.type === "location") return given.location ? { text: "" } : badParameter("location");
  const media = given[given.type];
  if (!media?.id && !media?.link) return badParameter(given.type);
  if (media.id && !state.media[media.id])
    return metaError(400, {
      message: "(#131053) Media upload error",
      code: 131053,
      details: "unknown media id",
    });
  return { text: media.caption ?? "", ...(media.id && { media: media.id }) };
}
