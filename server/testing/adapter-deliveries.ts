import { expect } from "vitest";
import type { Channel, Connection, OutboundRequest } from "#server/channels/channel.ts";
import type { InboundEvent, RawEvent } from "#server/channels/inbound.ts";
import type { Delivery, Webhook } from "#server/channels/webhook.ts";
import type { Context } from "#server/context.ts";
import type { ReceivedWebhook } from "./webhook-receiver.ts";

/** Returns the events of a platform's deliveries. Fails when a signature is wrong or an item is not understood. */
export function verifyEvents(context: Context, webhook: Webhook, received: ReceivedWebhook[]): RawEvent[] {
  return received.flatMap(({ raw, headers }) => {
    const delivery: Delivery = {
      bytes: Buffer.from(raw),
      headers: headers as Record<string, string>,
      query: {},
    };
    expect(webhook.isGenuine(context, delivery)).toBe(true);
    return webhook.split(delivery, (why) => expect.fail(why));
  });
}

/** Returns the events that an adapter reads from raw events, in order. */
export async function readEvents(
  channel: Channel,
  bodies: unknown[],
  connection: Connection,
): Promise<InboundEvent[]> {
  const events: InboundEvent[] = [];
  for (const body of bodies) events.push(...(await channel.read(body, connection)));
  return events;
}

/** A request as the outbox makes it: a private message of the agent to one person. */
export const outboundRequestTo = (contact: string, more: Partial<OutboundRequest> = {}): OutboundRequest => ({
  messageId: "m",
  outboxId: "o",
  contact,
  text: "أهلًا",
  language: "ar",
  author: "agent",
  audience: "private",
  answers: null,
  ...more,
});
