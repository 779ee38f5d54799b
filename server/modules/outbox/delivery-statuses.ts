import { queueDelivery } from "#server/modules/conversations/index.ts";
import type { InboundEvent } from "#server/channels/inbound.ts";
import type { TenantDb } from "#server/tenant.ts";
import { type LockedRequest, updateRequest } from "./outbound-requests.ts";
import { eventOfStatus, next } from "./outbound-request-state.ts";
import * as store from "./store/delivery-statuses.ts";

type StatusEvent = Extract<InboundEvent, { kind: "status" }>;

/**
 * Applies a platform's status. Returns `early` when the message may be ours but the response with its id has not
 * arrived yet, and `unknown` when the message is not ours, for example when it was written in the platform's own
 * app.
 */
export async function applyStatus(
  db: TenantDb,
  conversationId: string,
  event: StatusEvent,
  failureOf: (code: string | undefined) => string,
): Promise<"known" | "early" | "unknown"> {
  const at = db.tenant.clock();
  const found = event.upTo
    ? await store.findRequestsUpTo(db, conversationId, event.upTo)
    : await findRequest(db, conversationId, event);
  if (typeof found === "string") return found;
  for (const { part, parts } of found) {
    const requestEvent = eventOfStatus[event.status];
    const wasUnknown = part.state === "uncertain";
    const failure = next(part.state, requestEvent) === "failed" ? failureOf(event.code) : null;
    await updateRequest(
      db,
      { part, parts },
      requestEvent,
      {
        ...(event.externalId && !part.external_id && { external_id: event.externalId }),
        ...(failure && { failure, why: event.why?.slice(0, 500) ?? null }),
      },
      at,
    );
    // Messages that waited for this status can be sent now.
    if (wasUnknown && parts.some((other) => other.state === "queued"))
      await queueDelivery(db, conversationId, part.message_id);
  }
  return "known";
}

/**
 * Finds the request of a status. A request is stored before it is sent, so a status of ours belongs to a request
 * with that id, or to one that waits for its id.
 */
async function findRequest(
  db: TenantDb,
  conversationId: string,
  event: StatusEvent,
): Promise<[LockedRequest] | "early" | "unknown"> {
  const found = await store.findRequest(db, conversationId, event);
  if (found) return [found];
  if (await store.isAwaitingId(db, conversationId)) return "early";
  // The id may have arrived between the two reads.
  const again = await store.findRequest(db, conversationId, event);
  return again ? [again] : "unknown";
}

/** Whether a message from our account was sent by us; if so, its unknown outcome is resolved. */
export async function matchOwnMessage(
  db: TenantDb,
  conversationId: string,
  echo: { externalId: string; text: string },
): Promise<boolean> {
  const found =
    (await store.findRequest(db, conversationId, { externalId: echo.externalId })) ??
    (await store.findUnknownRequest(db, conversationId, echo.text));
  if (!found) return false;
  await updateRequest(
    db,
    found,
    "sent",
    { external_id: found.part.external_id ?? echo.externalId },
    db.tenant.clock(),
  );
  return true;
}
