import type { InboundEvent } from "#server/channels/inbound.ts";
import type { ChannelHandle } from "#server/modules/connections/index.ts";
import type { Tenant } from "#server/tenant.ts";
import * as store from "./store/senders.ts";

/**
 * Adds sender and post to events. Both are requested from the platform when its webhook omits them and they are
 * unknown. Without a response the message stays as it is and is answered without a name.
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
      // A platform that hangs must not delay the messages of other platforms.
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
