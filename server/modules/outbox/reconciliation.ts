import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
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
import * as store from "./store/reconciliation.ts";

/**
 * Sees to a message whose sending nobody knows the outcome of: the platform is looked through where it lets itself be,
 * and what it does not have is put before a person. It is never sent again from here.
 */
export async function reconcileMessage(
  context: Context,
  organizationId: OrganizationId,
  messageId: string,
): Promise<{ found: number; givenUp: number }> {
  const parts = await inOrganization(context.db, organizationId, (db) =>
    store.readUnknownParts(db, organizationId, messageId),
  );
  const done = { found: 0, givenUp: 0 };
  for (const part of parts) {
    const opened = await inOrganization(context.db, organizationId, (db) =>
      openConnection(db, context, organizationId, { kind: part.channel }),
    );
    const externalId = opened && (await lookedUp(context, opened, part));
    const outcome = await inOrganization(context.db, organizationId, (db) =>
      settle(db, context, organizationId, messageId, part, externalId),
    );
    if (outcome === "sent") done.found += 1;
    if (outcome === "unknown") done.givenUp += 1;
  }
  const message = await inOrganization(context.db, organizationId, (db) =>
    readOutbound(db, organizationId, messageId),
  );
  if (message && done.found + done.givenUp > 0) publishMessageChange(context, organizationId, message);
  return done;
}

async function lookedUp(
  context: Context,
  { channel, connection }: ChannelHandle,
  { contact, text, tried_at, audience, has_picture, others }: store.UnknownPart,
): Promise<string | null> {
  // Only conversations can be looked through.
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

/** Takes up what the platform's own list told: its id of the request, or that it has none. Its word may have come meanwhile. */
async function settle(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  messageId: string,
  { id, conversation_id, ticket_id, is_notice }: store.UnknownPart,
  externalId: string | null,
): Promise<"sent" | "unknown" | "known"> {
  const at = context.clock();
  const part = (await readParts(db, organizationId, messageId)).find((one) => one.id === id);
  if (part?.state !== "uncertain") return "known";
  if (!externalId) {
    await updateRequest(db, context, organizationId, part, "not_found", { given_up_at: at }, at);
    if (ticket_id && !is_notice) await escalate(db, organizationId, ticket_id, "delivery_unknown", at);
    return "unknown";
  }
  const change = { external_id: externalId };
  const parts = await updateRequest(db, context, organizationId, part, "sent", change, at);
  if (parts.some(({ state }) => state === "queued"))
    await queueDelivery(db, organizationId, conversation_id, messageId);
  return "sent";
}

/** A person tries a message again that failed, or whose delivery nobody knows of. */
export async function retryDelivery(
  context: Context,
  organizationId: OrganizationId,
  messageId: string,
): Promise<void> {
  const message = await inOrganization(context.db, organizationId, async (db) => {
    const found = await readOutbound(db, organizationId, messageId);
    if (!found) throw new Failure("not_found");
    // A person's word on one message is not the owner's on their campaign.
    if (found.cancelled) throw new Failure("campaign_cancelled");
    if (found.status !== "failed" && found.status !== "uncertain") throw new Failure("message_delivered");
    const at = context.clock();
    for (const part of await readParts(db, organizationId, messageId))
      await applyRequestEvent(
        db,
        organizationId,
        part,
        "retry",
        { attempts: 0, failure: null, external_id: null, given_up_at: null },
        at,
      );
    await setMessageStatus(db, organizationId, messageId, "queued", null);
    await queueDelivery(db, organizationId, found.conversation_id, messageId);
    return found;
  });
  publishMessageChange(context, organizationId, message);
}
