import { z } from "zod";
import type { RawEvent } from "./inbound.ts";
import { instagramPlatform } from "./platforms.ts";
import { isSame, isSigned } from "./signature.ts";
import type { Webhook } from "./webhook.ts";

const identified = z.looseObject({ id: z.string() });
const messaging = z.looseObject({
  sender: identified,
  recipient: identified,
  timestamp: z.number(),
  message: z
    .looseObject({ mid: z.string(), is_echo: z.boolean().optional(), is_deleted: z.boolean().optional() })
    .optional(),
  message_edit: z.looseObject({ mid: z.string(), num_edit: z.number().optional() }).optional(),
  reaction: z.looseObject({ mid: z.string(), action: z.string() }).optional(),
  read: z.looseObject({ mid: z.string() }).optional(),
  postback: z.looseObject({ mid: z.string().optional() }).optional(),
});
type Messaging = z.infer<typeof messaging>;
const comment = z.looseObject({ id: z.string(), from: identified });
const change = z.object({ field: z.string(), value: z.unknown() });
const delivery = z.object({
  object: z.literal("instagram"),
  entry: z.array(
    z.looseObject({
      id: z.string(),
      time: z.number(),
      messaging: z.array(messaging).optional(),
      changes: z.array(change).optional(),
      // Accounts connected by business log-in get comments without the list around them.
      field: z.string().optional(),
      value: z.unknown().optional(),
    }),
  ),
});

/** Meta writes milliseconds in messages and seconds in comments. */
export const instagramInstant = (time: number): Date => new Date(time > 100_000_000_000 ? time : time * 1000);

/** Deliveries of Instagram: direct messages and what happens to them, and comments. */
export const instagramWebhook: Webhook = {
  platform: "instagram",

  challenge(context, query) {
    const instagram = instagramPlatform(context);
    if (!instagram?.verifyToken || query["hub.mode"] !== "subscribe") return null;
    return isSame(query["hub.verify_token"] ?? "", instagram.verifyToken)
      ? (query["hub.challenge"] ?? "")
      : null;
  },

  isGenuine(context, { bytes, headers }) {
    const instagram = instagramPlatform(context);
    return instagram !== null && isSigned(bytes, instagram.appSecret, headers["x-hub-signature-256"], "hex");
  },

  split({ bytes }) {
    const told: unknown = JSON.parse(bytes.toString("utf8"));
    return (Array.isArray(told) ? told : [told]).flatMap((one) =>
      delivery.parse(one).entry.flatMap((entry) => {
        const changes = entry.changes ?? (entry.field ? [{ field: entry.field, value: entry.value }] : []);
        return [
          ...(entry.messaging ?? []).map((event) => ofMessage(entry.id, event)),
          ...changes.flatMap(({ field, value }) => ofComment(entry.id, entry.time, field, value)),
        ];
      }),
    );
  },
};

function ofMessage(account: string, event: Messaging): RawEvent {
  const thread = event.sender.id === account ? event.recipient.id : event.sender.id;
  return {
    account,
    externalId: idOf(event),
    thread,
    at: instagramInstant(event.timestamp),
    body: { messaging: event },
  };
}

/** One message has several events; each is itself once. */
function idOf(event: Messaging): string {
  const { message, message_edit: edit, reaction, read } = event;
  if (message?.is_deleted) return `deleted:${message.mid}`;
  if (message) return `message:${message.mid}`;
  if (edit) return `edit:${edit.mid}:${edit.num_edit ?? event.timestamp}`;
  if (reaction) return `reaction:${reaction.mid}:${reaction.action}:${event.timestamp}`;
  if (read) return `read:${read.mid}`;
  return `other:${event.postback?.mid ?? event.sender.id}:${event.timestamp}`;
}

function ofComment(account: string, time: number, field: string, value: unknown): RawEvent[] {
  if (field !== "comments" && field !== "live_comments") return [];
  const said = comment.parse(value);
  const at = instagramInstant(time);
  return [
    {
      account,
      externalId: `comment:${said.id}`,
      thread: said.from.id,
      at,
      body: { comment: said, field, time },
    },
  ];
}
