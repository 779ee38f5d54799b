import { z } from "zod";
import { parseValidItems, type ReportInvalidItem } from "./valid-items.ts";
import type { RawEvent } from "./inbound.ts";
import { instagramPlatform } from "./platforms.ts";
import { isSame, hasValidSignature } from "./signature.ts";
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
const entryShape = z.looseObject({
  id: z.string(),
  time: z.number(),
  messaging: z.array(z.unknown()).optional(),
  changes: z.array(z.unknown()).optional(),
  // Accounts that are connected through business log-in receive comments without a list.
  field: z.string().optional(),
  value: z.unknown().optional(),
});
const delivery = z.object({ object: z.literal("instagram"), entry: z.array(z.unknown()) });

/** Reads a time of Meta: milliseconds in messages, seconds in comments. */
export const instagramInstant = (time: number): Date => new Date(time > 100_000_000_000 ? time : time * 1000);

/** Deliveries of Instagram: direct messages and what happens to them, and comments. */
export const instagramWebhook: Webhook = {
  platform: "instagram",

  answerChallenge(context, query) {
    const instagram = instagramPlatform(context);
    if (!instagram?.verifyToken || query["hub.mode"] !== "subscribe") return null;
    return isSame(query["hub.verify_token"] ?? "", instagram.verifyToken)
      ? (query["hub.challenge"] ?? "")
      : null;
  },

  isGenuine(context, { bytes, headers }) {
    const instagram = instagramPlatform(context);
    return (
      instagram !== null &&
      hasValidSignature(bytes, instagram.appSecret, headers["x-hub-signature-256"], "hex")
    );
  },

  split({ bytes }, reportInvalid) {
    const payload: unknown = JSON.parse(bytes.toString("utf8"));
    return (Array.isArray(payload) ? payload : [payload]).flatMap((one) =>
      parseValidItems(entryShape, delivery.parse(one).entry, reportInvalid).flatMap((entry) => {
        const changes = entry.changes ?? (entry.field ? [{ field: entry.field, value: entry.value }] : []);
        return [
          ...parseValidItems(messaging, entry.messaging, reportInvalid).map((event) =>
            ofMessage(entry.id, event),
          ),
          ...parseValidItems(change, changes, reportInvalid).flatMap(({ field, value }) =>
            ofComment(entry.id, entry.time, field, value, reportInvalid),
          ),
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

/** Id of an event: a message has several events, each of which occurs once. */
function idOf(event: Messaging): string {
  const { message, message_edit: edit, reaction, read } = event;
  if (message?.is_deleted) return `deleted:${message.mid}`;
  if (message) return `message:${message.mid}`;
  if (edit) return `edit:${edit.mid}:${edit.num_edit ?? event.timestamp}`;
  if (reaction) return `reaction:${reaction.mid}:${reaction.action}:${event.timestamp}`;
  if (read) return `read:${read.mid}`;
  return `other:${event.postback?.mid ?? event.sender.id}:${event.timestamp}`;
}

function ofComment(
  account: string,
  time: number,
  field: string,
  value: unknown,
  reportInvalid: ReportInvalidItem,
): RawEvent[] {
  if (field !== "comments" && field !== "live_comments") return [];
  return parseValidItems(comment, [value], reportInvalid).map((validComment) => ({
    account,
    externalId: `comment:${validComment.id}`,
    thread: validComment.from.id,
    at: instagramInstant(time),
    body: { comment: validComment, field, time },
  }));
}
