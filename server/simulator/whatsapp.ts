import { createHash } from "node:crypto";
import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { type Faults, noFaults } from "./faults.ts";
import type { Identities } from "./identities.ts";
import { pace } from "./pace.ts";
import type { PlatformClock, PlatformHandle } from "./platform.ts";
import { digits } from "./signing.ts";
import { answerSubscription } from "./challenge.ts";
import { accountRoutes } from "./whatsapp-account.ts";
import { platformLoginRoutes } from "./whatsapp-login.ts";
import { messageRoutes, type SendingRules } from "./whatsapp-messages.ts";
import { whatsappNumberRoutes } from "./whatsapp-numbers.ts";
import { freshWhatsApp, type ChatLine, type WhatsAppState } from "./whatsapp-state.ts";
import { moveOn, named, newMessageId, notify, seconds } from "./whatsapp-webhooks.ts";
import { type Answer, answerBy, type SimulatorRequest } from "./wire.ts";
import { unknownObject } from "./meta-error.ts";

/** An action of a person on their phone. Everything except text has the format of Meta's payloads. */
type PersonMessage =
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

export interface WhatsApp {
  state: WhatsAppState;
  faults: Faults;
  deliveries: Deliveries;
  rules: SendingRules;
  answer: (asked: SimulatorRequest) => Promise<Answer>;
  /** Sets the webhook as in the app's dashboard, which requests the challenge first. */
  setWebhook: (url: string, verifyToken: string) => Promise<boolean>;
  /** Sends a person's message to a business number; returns the message's id. */
  write: (phone: string, person: Person, message: PersonMessage, replyTo?: string) => string;
  /** The person opens the chat, and everything delivered is read. */
  open: (phone: string, person: string) => void;
}

/** Pauses between attempts in milliseconds. Meta retries at once, then less and less often for days. */
const retryMs = [20, 60, 200, 600, 2000, 5000, 5000, 5000, 5000];

/** Simulates the WhatsApp Business platform (Graph API) on a local server, with people's phones. */
export function createWhatsApp(options: {
  app: Identities["meta"];
  clock: PlatformClock;
  base: () => string;
  state?: WhatsAppState | undefined;
}): WhatsApp {
  const faults = noFaults();
  const state = options.state ?? freshWhatsApp(options.app);
  const deliveries = createDeliveries(faults, retryMs);
  const handle: PlatformHandle<WhatsAppState> = {
    ...options,
    secret: options.app.appSecret,
    state,
    faults,
    deliveries,
  };
  // The limits are one message in 6 s for one person, with up to 45 at once on credit, and 80 a second for one number.
  const rules: SendingRules = { pair: pace(45, 6000), number: pace(80, 12.5), closedWindow: "status" };
  const routes = [
    ...platformLoginRoutes(handle, options.app),
    ...whatsappNumberRoutes(handle),
    ...accountRoutes(handle, options.app),
    ...messageRoutes(handle, rules),
  ];

  return {
    state,
    faults,
    deliveries,
    rules,
    async answer(asked) {
      // All versions of the API behave the same here.
      const path = asked.path.replace(/^\/v\d+\.\d+(?=\/)/, "");
      return (await answerBy(routes, { ...asked, path })) ?? unknownObject(path.slice(1));
    },
    async setWebhook(url, verifyToken) {
      if (!(await answerSubscription(url, verifyToken))) return false;
      state.webhook = { url, verifyToken };
      return true;
    },
    write(phone, person, message, replyTo) {
      const id = newMessageId();
      const at = options.clock().getTime();
      const { line, fields } = told(state, message);
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
            ...named(person.number, "wa_id", "user_id"),
            ...(person.id && { user_id: person.id }),
          },
        ],
        messages: [
          {
            ...(replyTo && {
              context: { from: state.phones[phone]?.number.replace(/\D/g, ""), id: replyTo },
            }),
            ...named(person.number, "from", "from_user_id"),
            ...(person.id && { from_user_id: person.id }),
            id,
            timestamp: seconds(at),
            ...fields,
          },
        ],
      });
      return id;
    },
    open(phone, person) {
      for (const line of state.lines)
        if (
          line.phone === phone &&
          line.person === person &&
          line.side === "business" &&
          line.status !== "read" &&
          line.status !== "failed"
        )
          moveOn(handle, line, "read");
    },
  };
}

type Told = { line: Pick<ChatLine, "type" | "text"> & { media?: string }; fields: Record<string, unknown> };

/** Returns a person's message as it is on their phone and in the webhook. */
function told(state: WhatsAppState, message: PersonMessage): Told {
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
      return {
        line: { ...line, text: message.name },
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
    case "reaction": {
      const reacted = state.lines.find(({ id }) => id === message.to);
      if (reacted) reacted.reaction = message.emoji;
      return {
        line,
        fields: { type: "reaction", reaction: { message_id: message.to, emoji: message.emoji } },
      };
    }
    case "button":
      return {
        line: { ...line, text: message.text },
        fields: {
          type: "interactive",
          interactive: { type: "button_reply", button_reply: { id: message.text, title: message.text } },
        },
      };
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
    case "order":
      return {
        line: { ...line, text: message.text ?? "" },
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
    default: {
      const bytes = Buffer.from(message.bytes);
      const id = digits(16);
      const sha256 = createHash("sha256").update(bytes).digest("base64");
      state.media[id] = {
        mime: message.mime,
        bytes: bytes.toString("base64"),
        sha256,
        ...(message.name && { name: message.name }),
      };
      return {
        line: { ...line, text: message.caption ?? "", media: id },
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
  }
}
