import { createHash } from "node:crypto";
import { z } from "zod";
import type { Pace } from "./pace.ts";
import type { PlatformHandle } from "./platform.ts";
import { messageBody, renderContent } from "./whatsapp-message-body.ts";
import { badParameter, metaError, unknownObject } from "./meta-error.ts";
import { randomDigits } from "./signing.ts";
import type { ChatLine, WhatsAppState } from "./whatsapp-state.ts";
import { phoneOf, tokenOf } from "./whatsapp-access.ts";
import { moveOn, newMessageId, windowEnd } from "./whatsapp-webhooks.ts";
import { type SimulatorResponse, type SimulatorRequest, field, json, type Route } from "./wire.ts";

const read = z.object({
  messaging_product: z.literal("whatsapp"),
  status: z.literal("read"),
  message_id: z.string(),
  typing_indicator: z.object({ type: z.literal("text") }).optional(),
});

/** Rate limits of a number, and how the platform reports a closed reply window. */
export interface SendingRules {
  /** The limit for one person from one number. */
  pair: Pace;
  /** The limit for all persons from one number. */
  number: Pace;
  /** Whether error 131047 is in the response or in a later status. */
  closedWindow: "answer" | "status";
}

const typingMs = 25_000;

/** Messages, templates, read receipts and media of the WhatsApp Business platform. */
export function messageRoutes(handle: PlatformHandle<WhatsAppState>, rules: SendingRules): Route[] {
  const { state, clock } = handle;

  return [
    ["POST", "/:id/messages", (request) => sendMessage(handle, rules, request)],
    [
      "POST",
      "/:id/media",
      (request) => {
        const found = phoneOf(state, clock, request);
        if ("status" in found) return found;
        if (!request.file) return badParameter("file");
        const id = randomDigits(16);
        const { bytes, type, name } = request.file;
        const mime = type || field(request, "type") || "application/octet-stream";
        state.media[id] = { mime, bytes: bytes.toString("base64"), sha256: sha(bytes), name };
        return json({ id });
      },
    ],
    [
      "GET",
      "/lookaside/:id",
      (request) => {
        const token = tokenOf(state, clock, request);
        if ("status" in token) return { ...token, status: 401 };
        const media = state.media[request.params["id"] ?? ""];
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
      (request) => {
        const token = tokenOf(state, clock, request);
        if ("status" in token) return token;
        const id = request.params["id"] ?? "";
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

function sendMessage(
  handle: PlatformHandle<WhatsAppState>,
  rules: SendingRules,
  request: SimulatorRequest,
): SimulatorResponse {
  const { state, clock } = handle;
  const found = phoneOf(state, clock, request);
  if ("status" in found) return found;
  const { id, phone } = found;
  const seen = read.safeParse(request.body);
  if (seen.success) return markRead(handle, id, seen.data);
  const parsed = messageBody.safeParse(request.body);
  if (!parsed.success) return badParameter(parsed.error.issues.map(({ path }) => path.join(".")).join(", "));
  const message = parsed.data;
  if (!phone.registered)
    return metaError(400, {
      message: "(#133010) Account not registered",
      code: 133010,
      details: "The account is not registered",
    });
  const person = message.to?.replace(/\D/g, "") || message.recipient;
  if (!person) return badParameter("to");
  const now = clock().getTime();
  const limited = takeFromLimits(rules, id, person, now);
  if (limited) return limited;
  const content = renderContent(state, phone.waba, message);
  if ("status" in content) return content;
  const isFree = message.type !== "template" && windowEnd(state, id, person) <= now;
  if (isFree && rules.closedWindow === "answer") return metaError(400, closed);
  const line: ChatLine = {
    id: newMessageId(),
    phone: id,
    person,
    side: "business",
    type: message.type,
    text: content.text,
    ...(content.media && { media: content.media }),
    ...(content.choices && { choices: content.choices }),
    at: now,
    status: "accepted",
    ...(message.biz_opaque_callback_data !== undefined && { opaque: message.biz_opaque_callback_data }),
  };
  state.lines.push(line);
  delete state.typing[`${id} ${person}`];
  // The platform responds first and sends statuses afterwards.
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
      message.to
        ? { input: message.to, wa_id: person }
        : { input: message.recipient, user_id: message.recipient },
    ],
    messages: [{ id: line.id, ...(message.type === "template" && { message_status: "accepted" }) }],
  });
}

/** Counts a message against the limits of its number; returns the error when one is reached. */
function takeFromLimits(
  rules: SendingRules,
  id: string,
  person: string,
  now: number,
): SimulatorResponse | null {
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
  return null;
}

function markRead(
  { state, clock }: PlatformHandle<WhatsAppState>,
  id: string,
  { message_id, typing_indicator }: z.infer<typeof read>,
): SimulatorResponse {
  const line = state.lines.find((one) => one.id === message_id && one.phone === id);
  if (!line) return badParameter("message_id");
  line.status = "read";
  if (typing_indicator) state.typing[`${id} ${line.person}`] = clock().getTime() + typingMs;
  return json({ success: true });
}

const closed = {
  message: "(#131047) Re-engagement message",
  code: 131047,
  details:
    "Message failed to send because more than 24 hours have passed since the customer last replied to this number.",
};

const sha = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
