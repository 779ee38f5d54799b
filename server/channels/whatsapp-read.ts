import { z } from "zod";
import type { InboundAttachment, InboundEvent, InboundMessage, MessageKind } from "./inbound.ts";
import { orderEvents, orderText } from "./whatsapp-order.ts";
import {
  contactOf,
  contactFields,
  receiverFields,
  recipientFields,
  senderFields,
  type Person,
  receiverOf,
  recipientOf,
  senderOf,
} from "./whatsapp-person.ts";
import { picked, readPickedText } from "./whatsapp-choices.ts";
import { instantOf } from "./whatsapp-webhook.ts";

const media = z.looseObject({
  id: z.string(),
  mime_type: z.string().default("application/octet-stream"),
  caption: z.string().optional(),
  filename: z.string().optional(),
});
const captioned = z.looseObject({ caption: z.string().optional() });
const textOf = z.looseObject({ body: z.string() });
const place = z.looseObject({
  latitude: z.number(),
  longitude: z.number(),
  name: z.string().optional(),
  address: z.string().optional(),
});
const person = z.looseObject({
  name: z.looseObject({ formatted_name: z.string() }).optional(),
  phones: z.array(z.looseObject({ phone: z.string().optional() })).optional(),
});

const message = z.looseObject({
  id: z.string(),
  ...senderFields,
  timestamp: z.string(),
  type: z.string(),
  text: textOf.optional(),
  image: media.optional(),
  video: media.optional(),
  audio: media.optional(),
  document: media.optional(),
  sticker: media.optional(),
  location: place.optional(),
  contacts: z.array(person).optional(),
  reaction: z.looseObject({ message_id: z.string(), emoji: z.string().optional() }).optional(),
  button: z.looseObject({ text: z.string() }).optional(),
  interactive: z.looseObject({ button_reply: picked.optional(), list_reply: picked.optional() }).optional(),
  order: orderEvents.optional(),
  edit: z
    .looseObject({
      original_message_id: z.string(),
      message: z.looseObject({
        text: textOf.optional(),
        image: captioned.optional(),
        video: captioned.optional(),
        document: captioned.optional(),
      }),
    })
    .optional(),
  revoke: z.looseObject({ original_message_id: z.string() }).optional(),
  /** A system message, for example that a customer has a new number. */
  system: z.looseObject(contactFields).optional(),
  context: z.looseObject({ id: z.string().optional() }).optional(),
  referral: z
    .looseObject({
      source_url: z.string().optional(),
      source_id: z.string().optional(),
      headline: z.string().optional(),
      body: z.string().optional(),
      image_url: z.string().optional(),
    })
    .optional(),
});
type Message = z.infer<typeof message>;

const stored = z.looseObject({
  message: message.optional(),
  contact: z
    .looseObject({
      ...contactFields,
      profile: z.looseObject({ name: z.string().optional(), username: z.string().optional() }).optional(),
    })
    .optional(),
  status: z
    .looseObject({
      id: z.string(),
      status: z.string(),
      timestamp: z.string(),
      ...recipientFields,
      biz_opaque_callback_data: z.string().optional(),
      errors: z
        .array(
          z.looseObject({
            code: z.number(),
            title: z.string().optional(),
            error_data: z.looseObject({ details: z.string().optional() }).optional(),
          }),
        )
        .optional(),
    })
    .optional(),
  echo: message.extend(receiverFields).optional(),
  preference: z
    .looseObject({ ...contactFields, value: z.string(), timestamp: z.union([z.string(), z.number()]) })
    .optional(),
  account: z
    .looseObject({
      event: z.string().optional(),
      ban_info: z.looseObject({ waba_ban_state: z.string().optional() }).optional(),
    })
    .optional(),
});

/** Account events after which the owner must connect the account again. */
const endings = new Set(["PARTNER_REMOVED", "PARTNER_APP_UNINSTALLED", "ACCOUNT_DELETED", "DISABLED_UPDATE"]);

/** Content of one event of WhatsApp. */
export function readWhatsapp(body: unknown): InboundEvent[] {
  const { message, contact, status, echo, preference, account } = stored.parse(body);
  if (message) {
    const { name, username } = contact?.profile ?? {};
    return readMessage(message, senderOf(message, contact), name || username);
  }
  if (status) return readStatus(status);
  if (echo) return readEcho(echo);
  if (preference)
    return [
      {
        kind: "consent",
        from: contactOf(preference)?.address ?? "",
        allowed: preference.value !== "stop",
        at: instantOf(preference.timestamp),
      },
    ];
  if (account?.event && endings.has(account.event)) {
    // The same event announces, reports and revokes a restriction.
    const state = account.ban_info?.waba_ban_state;
    const isOver = account.event !== "DISABLED_UPDATE" || state === undefined || state === "DISABLE";
    return isOver ? [{ kind: "account", problem: account.event }] : [];
  }
  return [];
}

function readStatus(status: NonNullable<z.infer<typeof stored>["status"]>): InboundEvent[] {
  const reportedStatus = status.status;
  // `played` means that a voice message was heard, which counts as read.
  const reached = reportedStatus === "played" ? "read" : reportedStatus;
  if (reached !== "sent" && reached !== "delivered" && reached !== "read" && reached !== "failed") return [];
  const error = status.errors?.[0];
  return [
    {
      kind: "status",
      contact: recipientOf(status)?.address ?? "",
      externalId: status.id,
      ...(status.biz_opaque_callback_data && { outboxId: status.biz_opaque_callback_data }),
      status: reached,
      at: instantOf(status.timestamp),
      ...(error && {
        code: String(error.code),
        why: `${error.code}: ${error.error_data?.details ?? error.title ?? ""}`,
      }),
    },
  ];
}

/** A message that the business wrote in the app. Edits of it are ignored, so that the first text stays readable. */
function readEcho(
  echo: z.infer<typeof message> & { to?: string | undefined; to_user_id?: string | undefined },
): InboundEvent[] {
  if (echo.revoke || echo.edit || echo.reaction) return [];
  const { messageKind, text } = contentOf(echo);
  return [
    {
      kind: "echo",
      contact: receiverOf(echo)?.address ?? "",
      externalId: echo.id,
      text,
      messageKind,
      at: instantOf(echo.timestamp),
    },
  ];
}

/** Second identifier of the sender, by which events with only this identifier are matched. */
export function whatsappAlias(body: unknown): string | null {
  const { message, contact, status, echo, preference } = stored.parse(body);
  const person = message
    ? senderOf(message, contact)
    : status
      ? recipientOf(status)
      : echo
        ? receiverOf(echo)
        : preference && contactOf(preference);
  return person?.alias ?? null;
}

function readMessage(incoming: Message, sender: Person | null, name: string | undefined): InboundEvent[] {
  const at = instantOf(incoming.timestamp);
  const from = sender?.address ?? "";
  const { reaction, revoke, edit, system, referral } = incoming;
  if (reaction) return [{ kind: "reaction", from, to: reaction.message_id, emoji: reaction.emoji ?? "", at }];
  if (revoke) return [{ kind: "deletion", from, externalId: revoke.original_message_id, at }];
  if (edit) return readEdit(edit, from, at);
  if (system) return readSystem(system, from, at);
  // The chat was opened without a message.
  if (incoming.type === "request_welcome") return [];
  const message: InboundMessage = {
    kind: "message",
    externalId: incoming.id,
    from: {
      address: from,
      ...(/^\d{7,15}$/.test(from) && { phone: `+${from}` }),
      ...(name && { name }),
    },
    at,
    ...contentOf(incoming),
    ...(incoming.context?.id && { quotes: incoming.context.id }),
    ...(referral?.source_url && {
      post: {
        externalId: referral.source_id ?? referral.source_url,
        permalink: referral.source_url,
        author: null,
        text: [referral.headline, referral.body].filter(Boolean).join("\n") || null,
        imageUrl: referral.image_url ?? null,
      },
    }),
  };
  return [message];
}

/** Text of an edit; for a picture its caption, which is kept where the edit has none. */
function readEdit(
  { original_message_id: externalId, message: to }: NonNullable<Message["edit"]>,
  from: string,
  at: Date,
): InboundEvent[] {
  const text = to.text?.body ?? (to.image ?? to.video ?? to.document)?.caption;
  return text === undefined ? [] : [{ kind: "edit", from, externalId, text, at }];
}

/** A system message of WhatsApp to a number that its owner has given up; a reply would reach the next owner. */
function readSystem(
  { wa_id: number, user_id: id }: NonNullable<Message["system"]>,
  from: string,
  at: Date,
): InboundEvent[] {
  const to = number || id;
  return to && to !== from ? [{ kind: "move", from, to, at }] : [];
}

type Content = Pick<InboundMessage, "messageKind" | "text" | "attachments" | "data">;

const withMedia = ["image", "video", "audio", "document", "sticker"] as const;

function contentOf(message: Message): Content {
  const textContent = (text: string): Content => ({ messageKind: "text", text, attachments: [] });
  if (message.text) return textContent(message.text.body);
  if (message.button) return textContent(message.button.text);
  const choice = readPickedText(message.interactive?.button_reply ?? message.interactive?.list_reply);
  if (choice !== undefined) return textContent(choice);
  for (const kind of withMedia) {
    const file = message[kind];
    if (file) return mediaContent(kind, file);
  }
  if (message.location) {
    const { latitude, longitude, name, address } = message.location;
    const words = [name, address].filter(Boolean).join("، ");
    // A location without a name is described by its coordinates.
    const map = `https://www.google.com/maps?q=${latitude},${longitude}`;
    const text = [words, map].filter(Boolean).join("\n");
    return { messageKind: "location", text, attachments: [], data: { latitude, longitude } };
  }
  if (message.contacts) {
    const people = message.contacts.map((one) =>
      [one.name?.formatted_name, ...(one.phones ?? []).map(({ phone }) => phone)].filter(Boolean).join(" "),
    );
    return { messageKind: "contact", text: people.join("\n"), attachments: [] };
  }
  // Only a person can confirm an order.
  if (message.order) return { messageKind: "order", text: orderText(message.order), attachments: [] };
  return { messageKind: "unsupported", text: "", attachments: [] };
}

function mediaContent(kind: (typeof withMedia)[number], file: z.infer<typeof media>): Content {
  const attachment: InboundAttachment = {
    kind,
    name: file.filename ?? null,
    type: file.mime_type,
    content: { reference: file.id },
  };
  const messageKind: MessageKind = kind;
  return { messageKind, text: file.caption ?? "", attachments: [attachment] };
}
