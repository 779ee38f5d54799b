import { createHash } from "node:crypto";
import type { PlatformHandle } from "./platform.ts";
import { randomDigits } from "./signing.ts";
import type { ChatLine, WhatsAppState } from "./whatsapp-state.ts";
import { moveOn, namePayload, newMessageId, notify, seconds } from "./whatsapp-webhooks.ts";

/** An action of a person on their phone. Everything except text has the format of Meta's payloads. */
export type PersonMessage =
  | { type: "text"; text: string }
  | {
      type: "image" | "audio" | "video" | "document" | "sticker";
      mime: string;
      bytes: Uint8Array;
      caption?: string;
      name?: string;
    }
  | { type: "location"; latitude: number; longitude: number; name?: string; address?: string }
  | { type: "contacts"; name: string; number: string }
  | { type: "reaction"; to: string; emoji: string }
  | { type: "button"; text: string }
  | { type: "order"; text?: string; items: { product: string; quantity: number; price: number }[] }
  | { type: "system"; to: string }
  | { type: "unsupported" }
  | { type: "edit"; of: string; text: string; media?: "image" }
  | { type: "revoke"; of: string };

export interface Person {
  /** The number with its country code, digits only; for a person who hides it, their id. */
  number: string;
  name: string;
  /** The id that is sent in addition to the number. */
  id?: string;
}

/** A person sends a message to a business number or changes an earlier one; returns the message's id. */
export function writeMessage(
  handle: PlatformHandle<WhatsAppState>,
  phone: string,
  person: Person,
  message: PersonMessage,
  replyTo?: string,
): string {
  const { state, clock } = handle;
  const id = newMessageId();
  const at = clock().getTime();
  const { line, fields } = contentOf(state, message);
  if (!["reaction", "edit", "revoke", "system"].includes(message.type))
    state.lines.push({
      id,
      phone,
      person: person.number,
      side: "person",
      at,
      ...line,
      ...(replyTo && { quotes: replyTo }),
    });
  notify(handle, phone, "messages", {
    contacts: [
      {
        profile: { name: person.name },
        ...namePayload(person.number, "wa_id", "user_id"),
        ...(person.id && { user_id: person.id }),
      },
    ],
    messages: [
      {
        ...(replyTo && {
          context: { from: state.phones[phone]?.number.replace(/\D/g, ""), id: replyTo },
        }),
        ...namePayload(person.number, "from", "from_user_id"),
        ...(person.id && { from_user_id: person.id }),
        id,
        timestamp: seconds(at),
        ...fields,
      },
    ],
  });
  return id;
}

/** A person opens the chat, and everything delivered is read. */
export function openChat(handle: PlatformHandle<WhatsAppState>, phone: string, person: string): void {
  const { state } = handle;
  for (const line of state.lines)
    if (
      line.phone === phone &&
      line.person === person &&
      line.side === "business" &&
      line.status !== "read" &&
      line.status !== "failed"
    )
      moveOn(handle, line, "read");
}

/** A person's message as it is on their phone (`line`) and in the webhook (`fields`). */
interface MessageContent {
  line: Pick<ChatLine, "type" | "text"> & { media?: string };
  fields: Record<string, unknown>;
}

type MessageOf<Type extends PersonMessage["type"]> = Extract<PersonMessage, { type: Type }>;

function contentOf(state: WhatsAppState, message: PersonMessage): MessageContent {
  const line = { type: message.type, text: "" };
  switch (message.type) {
    case "text":
      return {
        line: { ...line, text: message.text },
        fields: { type: "text", text: { body: message.text } },
      };
    case "location": {
      const { type, ...place } = message;
      return { line: { ...line, text: message.name ?? "" }, fields: { type, location: place } };
    }
    case "contacts":
      return contactContent(message);
    case "button":
      return {
        line: { ...line, text: message.text },
        fields: {
          type: "interactive",
          interactive: { type: "button_reply", button_reply: { id: message.text, title: message.text } },
        },
      };
    case "order":
      return orderContent(message);
    case "reaction":
    case "edit":
    case "revoke":
      return changeMessage(state, message);
    case "system":
      return {
        line,
        fields: {
          type: "system",
          system: { body: "changed number", wa_id: message.to, type: "user_changed_number" },
        },
      };
    case "unsupported":
      return {
        line,
        fields: {
          type: "unsupported",
          errors: [
            {
              code: 131051,
              title: "Message type unknown",
              message: "Message type unknown",
              error_data: { details: "Message type is currently not supported." },
            },
          ],
        },
      };
    default:
      return fileContent(state, message);
  }
}

/** Applies a reaction, an edit or a deletion to the message that it is about. */
function changeMessage(
  state: WhatsAppState,
  message: MessageOf<"reaction" | "edit" | "revoke">,
): MessageContent {
  const line = { type: message.type, text: "" };
  switch (message.type) {
    case "reaction": {
      const reacted = state.lines.find(({ id }) => id === message.to);
      if (reacted) reacted.reaction = message.emoji;
      return {
        line,
        fields: { type: "reaction", reaction: { message_id: message.to, emoji: message.emoji } },
      };
    }
    case "edit": {
      const edited = state.lines.find(({ id }) => id === message.of);
      if (edited) edited.text = message.text;
      return {
        line,
        fields: {
          type: "edit",
          edit: {
            original_message_id: message.of,
            message: message.media
              ? { type: message.media, [message.media]: { caption: message.text } }
              : { type: "text", text: { body: message.text } },
          },
        },
      };
    }
    case "revoke":
      state.lines = state.lines.filter(({ id }) => id !== message.of);
      return { line, fields: { type: "revoke", revoke: { original_message_id: message.of } } };
  }
}

function contactContent(message: MessageOf<"contacts">): MessageContent {
  return {
    line: { type: message.type, text: message.name },
    fields: {
      type: "contacts",
      contacts: [
        {
          name: { formatted_name: message.name, first_name: message.name },
          phones: [{ phone: message.number, type: "CELL" }],
        },
      ],
    },
  };
}

function orderContent(message: MessageOf<"order">): MessageContent {
  return {
    line: { type: message.type, text: message.text ?? "" },
    fields: {
      type: "order",
      order: {
        catalog_id: "194836987003835",
        ...(message.text && { text: message.text }),
        product_items: message.items.map(({ product, quantity, price }) => ({
          product_retailer_id: product,
          quantity,
          item_price: price,
          currency: "SAR",
        })),
      },
    },
  };
}

/** Stores a file at the platform and returns its message. */
function fileContent(
  state: WhatsAppState,
  message: Extract<PersonMessage, { bytes: Uint8Array }>,
): MessageContent {
  const bytes = Buffer.from(message.bytes);
  const id = randomDigits(16);
  const sha256 = createHash("sha256").update(bytes).digest("base64");
  state.media[id] = {
    mime: message.mime,
    bytes: bytes.toString("base64"),
    sha256,
    ...(message.name && { name: message.name }),
  };
  return {
    line: { type: message.type, text: message.caption ?? "", media: id },
    fields: {
      type: message.type,
      [message.type]: {
        ...(message.caption && { caption: message.caption }),
        ...(message.name && { filename: message.name }),
        mime_type: message.mime,
        sha256,
        id,
        ...(message.type === "audio" && { voice: true }),
      },
    },
  };
}
