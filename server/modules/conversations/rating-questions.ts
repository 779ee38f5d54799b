import type { RatingQuestion } from "#shared/contract/ratings.ts";
import type { Rating } from "#shared/contract/ratings.ts";
import type { ConnectedKind } from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import { isWindowOpen } from "#server/channels/reply-window.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import type { ContactAddress } from "#server/modules/customers/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { sendRatingQuestion } from "./rating-messages.ts";
import {
  answerWithinMs,
  askAfterMs,
  askAgainAfterMs,
  asksOn,
  changeWithinMs,
  reasonToSkip,
} from "./rating-rules.ts";
import * as store from "./store/ratings.ts";

const openSince = (now: Date): store.OpenSince => ({
  askedAfter: new Date(now.getTime() - answerWithinMs),
  ratedAfter: new Date(now.getTime() - changeWithinMs),
});

/** Queues the question in the transaction that closes the ticket. */
export async function queueRatingQuestion(
  db: TenantDb,
  { id, channel }: { id: string; channel: string },
  closedAt: Date,
): Promise<void> {
  if (!asksOn(channel)) return;
  const runAt = channel === "chat" ? {} : { runAt: new Date(Date.now() + askAfterMs) };
  const payload = { ticketId: id, closedAt: closedAt.toISOString() };
  await enqueue(db, "tickets.askRating", payload, runAt);
}

/** Asks once for each closing. Returns a sentence for the log that says what was done, or why nothing was done. */
export async function askRating(tenant: Tenant, ticketId: string, closedAt: Date): Promise<string> {
  const now = tenant.clock();
  const why = await tenant.transaction(async (db) => {
    const askedAfter = new Date(now.getTime() - askAgainAfterMs);
    const facts = await store.readRatingFacts(db, ticketId, askedAfter);
    if (facts?.closedAt?.getTime() !== closedAt.getTime()) return "the ticket is open again";
    const { channel } = facts;
    const can = channels[channel as ConnectedKind]?.can;
    const isReachable =
      channel === "chat" || (facts.isConnected && can && isWindowOpen(can, "agent", facts.lastInAt, now));
    const reason = reasonToSkip({ ...facts, canReceive: Boolean(isReachable) && !facts.saidStop });
    if (reason) return reason;
    if (!(await store.insertRatingQuestion(db, ticketId, closedAt, now)))
      return "the customer was asked already";
    if (channel !== "chat") await sendRatingQuestion(db, { ...facts, ticketId }, now);
    db.publish({ kind: "message", id: ticketId, conversationId: facts.conversationId });
    return null;
  });
  if (why) return `Skipped: ${why}`;
  return `Asked the customer of ticket ${ticketId}`;
}

/** Reads the question that a chat page shows, about the customer's last ticket while it is closed. */
export const readRatingQuestion = (
  db: TenantDb,
  from: ContactAddress,
  now: Date,
): Promise<RatingQuestion | null> => store.readOpenQuestion(db, from, openSince(now));

/** Stores a customer's answer in the web chat. An omitted comment does not change. */
export async function rateInChat(
  tenant: Tenant,
  from: ContactAddress,
  answer: { id: string; rating: Rating; comment?: string | undefined },
): Promise<RatingQuestion> {
  const now = tenant.clock();
  const { id, rating } = answer;
  const comment = answer.comment === undefined ? undefined : plainText(answer.comment) || null;
  const saved = await tenant.transaction(async (db) => {
    if (!(await store.isQuestionOf(db, id, from))) throw new Failure("not_found");
    const given = { rating, comment };
    const saved = await store.saveRating(db, id, given, openSince(now), now);
    if (!saved) throw new Failure("rating_closed");
    db.publish({ kind: "ticket", id: saved.ticketId });
    return saved;
  });
  return { id, rating, comment: saved.comment };
}
