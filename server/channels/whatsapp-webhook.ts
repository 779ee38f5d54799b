import { createHash } from "node:crypto";
import { z } from "zod";
import { goodItems, type Odd } from "./good-items.ts";
import { metaPlatform } from "./platforms.ts";
import type { RawEvent } from "./inbound.ts";
import { isSame, isSigned } from "./signature.ts";
import type { Webhook } from "./webhook.ts";

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
const contactShape = z.looseObject({ wa_id: z.string() });
const messageShape = z.looseObject({ id: z.string(), from: z.string(), timestamp: z.string() });
const echoShape = z.looseObject({ id: z.string(), to: z.string(), timestamp: z.string() });
const statusShape = z.looseObject({
  id: z.string(),
  recipient_id: z.string(),
  status: z.string(),
  timestamp: z.string(),
});
const preferenceShape = z.looseObject({
  wa_id: z.string(),
  value: z.string(),
  timestamp: z.union([z.string(), z.number()]),
});
const entryShape = z.object({ id: z.string(), time: z.number().optional(), changes: z.array(z.unknown()) });
const delivery = z.object({
  object: z.literal("whatsapp_business_account"),
  entry: z.array(z.unknown()),
});

type Change = z.infer<typeof change>;

export const instantOf = (seconds: string | number): Date => new Date(Number(seconds) * 1000);

/** Deliveries of WhatsApp, for both ways of connecting it. What concerns one customer becomes one event each. */
export const whatsappWebhook: Webhook = {
  platform: "whatsapp",

  challenge(context, query) {
    const meta = metaPlatform(context);
    if (!meta?.verifyToken || query["hub.mode"] !== "subscribe") return null;
    return isSame(query["hub.verify_token"] ?? "", meta.verifyToken) ? (query["hub.challenge"] ?? "") : null;
  },

  isGenuine(context, { bytes, headers }) {
    const meta = metaPlatform(context);
    return meta !== null && isSigned(bytes, meta.appSecret, headers["x-hub-signature-256"], "hex");
  },

  split({ bytes }, odd) {
    const { entry } = delivery.parse(JSON.parse(bytes.toString("utf8")));
    return goodItems(entryShape, entry, odd).flatMap(({ id, time, changes }) =>
      goodItems(change, changes, odd).flatMap((one) => eventsOf(one, id, instantOf(time ?? 0), odd)),
    );
  },
};

function eventsOf({ field, value }: Change, wabaId: string, entryTime: Date, odd: Odd): RawEvent[] {
  const account = value.metadata?.phone_number_id;
  if (!account) return field === "account_update" ? [aboutAccount(value, wabaId, entryTime)] : [];
  const contacts = goodItems(contactShape, value.contacts, odd);
  return [
    ...goodItems(messageShape, value.messages, odd).map((message): RawEvent => {
      const contact = contacts.find(({ wa_id }) => wa_id === message.from) ?? contacts[0];
      return {
        account,
        externalId: `message:${message.id}`,
        thread: message.from,
        at: instantOf(message.timestamp),
        body: { message, contact },
      };
    }),
    ...goodItems(statusShape, value.statuses, odd).map((status): RawEvent => ({
      account,
      // One message has several, one after the other.
      externalId: `status:${status.id}:${status.status}`,
      thread: status.recipient_id,
      at: instantOf(status.timestamp),
      body: { status },
    })),
    ...goodItems(echoShape, value.message_echoes, odd).map((echo): RawEvent => ({
      account,
      externalId: `echo:${echo.id}`,
      thread: echo.to,
      at: instantOf(echo.timestamp),
      body: { echo },
    })),
    ...goodItems(preferenceShape, value.user_preferences, odd).map((preference): RawEvent => ({
      account,
      externalId: `preference:${preference.wa_id}:${preference.value}:${preference.timestamp}`,
      thread: preference.wa_id,
      at: instantOf(preference.timestamp),
      body: { preference },
    })),
  ];
}

/** Names the business account and not the number: it goes to all numbers of it. */
const aboutAccount = (value: Change["value"], wabaId: string, at: Date): RawEvent => ({
  account: wabaId,
  externalId: `account:${createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32)}:${at.getTime()}`,
  thread: "account",
  at,
  body: { account: value },
});
