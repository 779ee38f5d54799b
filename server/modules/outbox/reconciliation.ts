import type { Context } from "#server/context.ts";
import { Failure } from "#server/http/failure.ts";
import { type ChannelHandle, openConnection } from "#server/modules/connections/index.ts";
import {
  applyRequestEvent,
  updateRequest,
  publishMessageChange,
  readOutbound,
  readParts,
} from "./outbound-requests.ts";
import { escalate, queueDelivery, setMessageStatus } from "#server/modules/conversations/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import * as store from "./store/reconciliation.ts";

/**
 * Reconciles a message with an unknown outcome. Its id is searched at platforms that allow it, and a message that
 * the platform does not have is shown to staff. This function never sends it again.
 */
export async function reconcileMessage(
  tenant: Tenant,
  messageId: string,
): Promise<{ found: number; givenUp: number }> {
  const parts = await tenant.transaction((db) => store.readUnknownParts(db, messageId));
  const done = { found: 0, givenUp: 0 };
  for (const part of parts) {
    const channelHandle = await tenant.transaction((db) => openConnection(db, { kind: part.channel }));
    const externalId = channelHandle && (await lookedUp(tenant, channelHandle, part));
    const outcome = await tenant.transaction((db) => settle(db, messageId, part, externalId));
    if (outcome === "sent") done.found += 1;
    if (outcome === "unknown") done.givenUp += 1;
  }
  if (done.found + done.givenUp > 0)
    await tenant.transaction(async (db) => {
      const message = await readOutbound(db, messageId);
      if (message) publishMessageChange(db, message);
    });
  return done;
}

async function lookedUp(
  context: Context,
  { channel, connection }: ChannelHandle,
  { contact, text, tried_at, audience, has_picture, others }: store.UnknownPart,
): Promise<string | null> {
  // Only messages of conversations can be searched at a platform.
  if (audience === "public") return null;
  const slot = context.concurrencyLimits.acquire(`asking ${channel.platform}`, connection.id);
  if (!slot.release) return null;
  try {
    return (
      (await channel.find?.(context, connection, {
        contact,
        text,
        hasPicture: has_picture,
        at: tried_at,
        others,
      })) ?? null
    );
  } catch (problem) {
    context.log.info({ channel: channel.kind, problem: (problem as Error).message }, "nothing was looked up");
    return null;
  } finally {
    slot.release();
  }
}

/**
 * Stores the result of the search: the platform's id of the request, or that it has none. A status may have arrived
 * in the meantime.
 */
async function settle(
  db: TenantDb,
  messageId: string,
  { id, conversation_id, ticket_id, is_notice }: store.UnknownPart,
  externalId: string | null,
): Promise<"sent" | "unknown" | "known"> {
  const at = db.tenant.clock();
  const parts = await readParts(db, messageId);
  const part = parts.find((one) => one.id === id);
  if (part?.state !== "uncertain") return "known";
  if (!externalId) {
    await updateRequest(db, { part, parts }, "not_found", { given_up_at: at }, at);
    if (ticket_id && !is_notice) await escalate(db, ticket_id, "delivery_unknown", at);
    return "unknown";
  }
  const change = { external_id: externalId };
  await updateRequest(db, { part, parts }, "sent", change, at);
  if (parts.some(({ state }) => state === "queued")) await queueDelivery(db, conversation_id, messageId);
  return "sent";
}

/** Sends a message again that failed or whose delivery is unknown, when a person requests it. */
export async function retryDelivery(tenant: Tenant, messageId: string): Promise<void> {
  await tenant.transaction(async (db) => {
    const found = await readOutbound(db, messageId);
    if (!found) throw new Failure("not_found");
    // A member's decision on one message does not resume a campaign.
    if (found.cancelled) throw new Failure("campaign_cancelled");
    if (found.status !== "failed" && found.status !== "uncertain") throw new Failure("message_delivered");
    const at = tenant.clock();
    for (const part of await readParts(db, messageId))
      await applyRequestEvent(
        db,
        part,
        "retry",
        { attempts: 0, failure: null, external_id: null, given_up_at: null },
        at,
      );
    await setMessageStatus(db, messageId, "queued", null);
    await queueDelivery(db, found.conversation_id, messageId);
    publishMessageChange(db, found);
  });
}
