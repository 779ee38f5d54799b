import { createHash } from "node:crypto";
import { z } from "zod";
import { parseValidItems, type ReportInvalidItem } from "./valid-items.ts";
import { metaPlatform } from "./platforms.ts";
import type { RawEvent } from "./inbound.ts";
import { isSame, hasValidSignature } from "./signature.ts";
import type { Webhook } from "./webhook.ts";
import {
  contactOf,
  isContactOfMessage,
  contactFields,
  receiverFields,
  recipientFields,
  senderFields,
  receiverOf,
  recipientOf,
  senderOf,
} from "./whatsapp-person.ts";

const list = z.array(z.unknown()).optional();
const change = z.object({
  field: z.string(),
  value: z.looseObject({
    metadata: z.object({ phone_number_id: z.string() }).optional(),
    contacts: list,
    messages: list,
    message_echoes: list,
    statuses: list,
    user_preferences: list,
  }),
});
const contactShape = z.looseObject(contactFields);
const messageShape = z.looseObject({ id: z.string(), ...senderFields, timestamp: z.string() });
const echoShape = z
  .looseObject({ id: z.string(), ...receiverFields, timestamp: z.string() })
  .refine((echo) => receiverOf(echo) !== null);
const statusShape = z
  .looseObject({ id: z.string(), ...recipientFields, status: z.string(), timestamp: z.string() })
  .refine((status) => recipientOf(status) !== null);
const preferenceShape = z
  .looseObject({ ...contactFields, value: z.string(), timestamp: z.union([z.string(), z.number()]) })
  .refine((preference) => contactOf(preference) !== null);
const entryShape = z.object({ id: z.string(), time: z.number().optional(), changes: z.array(z.unknown()) });
const delivery = z.object({
  object: z.literal("whatsapp_business_account"),
  entry: z.array(z.unknown()),
});

type Change = z.infer<typeof change>;

export const instantOf = (seconds: string | number): Date => new Date(Number(seconds) * 1000);

/** Deliveries of WhatsApp, for both ways of connecting it, split into one event for each customer. */
export const whatsappWebhook: Webhook = {
  platform: "whatsapp",

  answerChallenge(context, query) {
    const meta = metaPlatform(context);
    if (!meta?.verifyToken || query["hub.mode"] !== "subscribe") return null;
    return isSame(query["hub.verify_token"] ?? "", meta.verifyToken) ? (query["hub.challenge"] ?? "") : null;
  },

  isGenuine(context, { bytes, headers }) {
    const meta = metaPlatform(context);
    return meta !== null && hasValidSignature(bytes, meta.appSecret, headers["x-hub-signature-256"], "hex");
  },

  split({ bytes }, reportInvalid) {
    const { entry } = delivery.parse(JSON.parse(bytes.toString("utf8")));
    return parseValidItems(entryShape, entry, reportInvalid).flatMap(({ id, time, changes }) =>
      parseValidItems(change, changes, reportInvalid).flatMap((one) =>
        eventsOf(one, id, instantOf(time ?? 0), reportInvalid),
      ),
    );
  },
};

function eventsOf(
  { field, value }: Change,
  wabaId: string,
  entryTime: Date,
  reportInvalid: ReportInvalidItem,
): RawEvent[] {
  const account = value.metadata?.phone_number_id;
  if (!account) return field === "account_update" ? [aboutAccount(value, wabaId, entryTime)] : [];
  const contacts = parseValidItems(contactShape, value.contacts, reportInvalid);
  const eventOf = (keyPrefix: string, thread: string, at: string | number, body: object): RawEvent => ({
    account,
    externalId: keyPrefix,
    thread,
    at: instantOf(at),
    body,
  });
  return [
    ...parseValidItems(messageShape, value.messages, reportInvalid).flatMap((message) => {
      const [only] = contacts.length === 1 ? contacts : [];
      const contact = contacts.find((one) => isContactOfMessage(one, message)) ?? only;
      const sender = senderOf(message, contact);
      if (!sender) reportInvalid("messages: nobody's");
      return sender
        ? eventOf(`message:${message.id}`, sender.address, message.timestamp, { message, contact })
        : [];
    }),
    ...parseValidItems(statusShape, value.statuses, reportInvalid).map((status) =>
      // A message has several statuses, one after the other.
      eventOf(`status:${status.id}:${status.status}`, recipientOf(status)?.address ?? "", status.timestamp, {
        status,
      }),
    ),
    ...parseValidItems(echoShape, value.message_echoes, reportInvalid).map((echo) =>
      eventOf(`echo:${echo.id}`, receiverOf(echo)?.address ?? "", echo.timestamp, { echo }),
    ),
    ...parseValidItems(preferenceShape, value.user_preferences, reportInvalid).map((preference) => {
      const thread = contactOf(preference)?.address ?? "";
      const { value: wish, timestamp } = preference;
      return eventOf(`preference:${thread}:${wish}:${timestamp}`, thread, timestamp, { preference });
    }),
  ];
}

/** Event of a business account, which is passed to all of its numbers. */
const aboutAccount = (value: Change["value"], wabaId: string, at: Date): RawEvent => ({
  account: wabaId,
  externalId: `account:${createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32)}:${at.getTime()}`,
  thread: "account",
  at,
  body: { account: value },
});
