import { queueDelivery } from "#server/modules/conversations/index.ts";
import type { InboundEvent } from "#server/channels/inbound.ts";
import type { TenantDb } from "#server/tenant.ts";
import { updateRequest } from "./outbound-requests.ts";
import { eventOfStatus, next } from "./outbound-request-state.ts";
import * as store from "./store/delivery-statuses.ts";

type StatusEvent = Extract<InboundEvent, { kind: "status" }>;

/** What a platform tells of a message of ours. False when it is of none that we know (yet). */
export async function applyStatus(
  db: TenantDb,
  conversationId: string,
  event: StatusEvent,
  failureOf: (code: string | undefined) => string,
): Promise<boolean> {
  const at = db.tenant.clock();
  const found = event.upTo
    ? await store.partsUpTo(db, conversationId, event.upTo)
    : [await store.findPart(db, conversationId, event)].filter((part) => part !== null);
  if (found.length === 0) return event.upTo !== undefined;
  for (const part of found) {
    const requestEvent = eventOfStatus[event.status];
    const wasUnknown = part.state === "uncertain";
    const failure = next(part.state, requestEvent) === "failed" ? failureOf(event.code) : null;
    const parts = await updateRequest(
      db,
      part,
      requestEvent,
      {
        ...(event.externalId && !part.external_id && { external_id: event.externalId }),
        ...(failure && { failure, why: event.why?.slice(0, 500) ?? null }),
      },
      at,
    );
    // What waited for word of it can go now.
    if (wasUnknown && parts.some((other) => other.state === "queued"))
      await queueDelivery(db, conversationId, part.message_id);
  }
  return true;
}

/** Whether something written in our name is a message of ours; then its unknown outcome is known now. */
export async function matchOwnMessage(
  db: TenantDb,
  conversationId: string,
  echo: { externalId: string; text: string },
): Promise<boolean> {
  const part =
    (await store.findPart(db, conversationId, { externalId: echo.externalId })) ??
    (await store.findUnknownPart(db, conversationId, echo.text));
  if (!part) return false;
  await updateRequest(
    db,
    part,
    "sent",
    { external_id: part.external_id ?? echo.externalId },
    db.tenant.clock(),
  );
  return true;
}
