import type { InboundEvent } from "#server/channels/inbound.ts";
import type { ChannelHandle } from "#server/modules/connections/index.ts";
import type { Tenant } from "#server/tenant.ts";
import * as store from "./store/senders.ts";

/**
 * The events with who writes and what post it is about, asked of the platform where its webhook left that out and we do
 * not know it. A platform that does not tell leaves a message as it came: it is answered without a name.
 */
export async function enrichSender(
  tenant: Tenant,
  { channel, connection, row }: ChannelHandle,
  events: InboundEvent[],
): Promise<InboundEvent[]> {
  const { complete } = channel;
  if (!complete) return events;
  return Promise.all(
    events.map(async (event) => {
      if (event.kind !== "message") return event;
      const isKnown = await tenant.transaction((db) =>
        store.isSenderKnown(db, row.kind, event.from.address, event.post?.externalId ?? null),
      );
      if (isKnown) return event;
      // A platform that hangs must not hold all who read what customers of the others wrote.
      const slot = tenant.concurrencyLimits.acquire(`who writes on ${channel.platform}`, "anybody");
      if (!slot.release) return event;
      try {
        return await complete(tenant, connection, event);
      } catch (problem) {
        tenant.log.info(
          { channel: row.kind, problem: (problem as Error).message },
          "a message stays incomplete",
        );
        return event;
      } finally {
        slot.release();
      }
    }),
  );
}
