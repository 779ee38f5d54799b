import { queueDelivery } from "#server/modules/conversations/index.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { SendOutcome } from "#server/channels/channel.ts";
import {
  recordTraffic,
  touchConnection,
  recordConnectionFailure,
} from "#server/modules/connections/index.ts";
import { pauseContact } from "#server/modules/customers/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import {
  applyRequestEvent,
  publishMessageChange,
  readParts,
  settleMessageStatus,
  type TakenRequest,
  escalateFailure,
  replyUnderComment,
} from "./outbound-requests.ts";
import { toDatabaseTime } from "./outbound-request-rules.ts";
import { transition, isPlatformFailure, failurePausesMs } from "./delivery-result-rules.ts";

/**
 * Stores the result of a request and returns whether the customer's next one may be sent. Only this process knows the
 * result, so storing it is tried several times; otherwise a message that arrived would stay uncertain.
 */
export async function saveDeliveryResult(
  tenant: Tenant,
  takenRequest: TakenRequest,
  outcome: SendOutcome,
): Promise<"go on" | "stop"> {
  const keep = () => tenant.transaction((db) => note(db, takenRequest, outcome));
  for (const pause of [50, 500, 3_000]) {
    try {
      return await keep();
    } catch (problem) {
      tenant.log.warn({ problem: (problem as Error).message }, "an outcome was not kept yet");
      await sleep(pause);
    }
  }
  return keep();
}

async function note(
  db: TenantDb,
  { message, part, channelHandle }: TakenRequest,
  outcome: SendOutcome,
): Promise<"go on" | "stop"> {
  const at = db.tenant.clock();
  publishMessageChange(db, message);
  const parts = await readParts(db, message.id);
  const now = parts.find(({ id }) => id === part.id) ?? part;
  const nextState = transition(outcome, {
    state: now.state,
    attempts: part.attempts,
    idempotent: channelHandle.channel.can.idempotent,
  });
  if (nextState.event) {
    const sent = outcome.kind === "sent";
    await applyRequestEvent(
      db,
      now,
      nextState.event,
      {
        failure: nextState.failure,
        why: sent ? null : outcome.why.slice(0, 500),
        ...(sent && outcome.externalId && { external_id: outcome.externalId }),
      },
      at,
    );
  }
  if (nextState.retryAfterMs !== null) {
    const until = new Date(at.getTime() + nextState.retryAfterMs);
    if (outcome.kind === "later") await pace(db, { message, channelHandle }, outcome.pace, until);
    const runAt = toDatabaseTime(until.getTime(), at);
    await queueDelivery(db, message.conversation_id, message.id, runAt);
  }
  await recordHealth(db, channelHandle, outcome, at);
  await settleMessageStatus(db, message.id, parts, nextState.failure);
  if (now.state === "failed") await escalateFailure(db, message, nextState.failure, at);
  await replyUnderComment(db, message, parts, nextState.failure, at);
  return nextState.shouldStop ? "stop" : "go on";
}

/** Pauses sending until `until`, for the whole account or for this customer only. */
async function pace(
  db: TenantDb,
  { message, channelHandle }: Pick<TakenRequest, "message" | "channelHandle">,
  whom: "account" | "contact" | undefined,
  until: Date,
): Promise<void> {
  if (whom === "account") await touchConnection(db, channelHandle.connection.id, { paused_until: until });
  if (whom === "contact") await pauseContact(db, message.conversation_id, until);
}

/** Records whether the account's platform responds, even with an error. */
async function recordHealth(
  db: TenantDb,
  { connection, row }: TakenRequest["channelHandle"],
  outcome: SendOutcome,
  at: Date,
): Promise<void> {
  if (isPlatformFailure(outcome)) await recordConnectionFailure(db, connection.id, failurePausesMs, at);
  else if (row.consecutive_failures > 0)
    await touchConnection(db, connection.id, { consecutive_failures: 0 });
  if (outcome.kind === "sent") await recordTraffic(db, { row, connection }, "last_out_at", at);
}
