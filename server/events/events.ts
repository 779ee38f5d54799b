import type { PortalEvent } from "#shared/contract/events.ts";
import type { Notifications } from "#server/db/notifications.ts";
import type { OrganizationId } from "#server/db/organization.ts";

/** Something a screen may want to know of. It carries ids, never a customer's words. */
export interface LiveEvent extends PortalEvent {
  organizationId: OrganizationId;
  /** The conversation it happened in, when there is one: the chat page of that customer listens to it. */
  conversationId?: string;
  /** Given where it concerns one member only: the others' portals do not hear of it. */
  memberId?: string;
}

export interface Events {
  /** Tells every process. Call it after the commit: a listener fetches at once. */
  publish: (event: LiveEvent) => void;
  /** Events of one organisation; the returned function ends it. */
  subscribe: (organizationId: OrganizationId, listener: (event: LiveEvent) => void) => () => void;
  close: () => Promise<void>;
}

const channel = "wakil_events";
/** How long events are gathered before they travel. NOTIFY serialises commits, so there is one per batch, not per message. */
const gatherMs = 25;
/** A NOTIFY carries at most 8,000 bytes. */
const batchSize = 25;

/** Fan-out over processes by PostgreSQL LISTEN/NOTIFY; within this process at once. */
export async function createEvents(notifications: Notifications): Promise<Events> {
  const listeners = new Map<OrganizationId, Set<(event: LiveEvent) => void>>();
  const self = `${process.pid}-${Math.random().toString(36).slice(2)}`;
  let waiting: LiveEvent[] = [];
  let timer: NodeJS.Timeout | undefined;

  const deliver = (event: LiveEvent) => {
    for (const listener of listeners.get(event.organizationId) ?? []) listener(event);
  };

  // Screens fetch again on a clock of their own: an event that does not arrive costs a moment, nothing else.
  const flush = async () => {
    timer = undefined;
    const batch = waiting;
    waiting = [];
    for (let at = 0; at < batch.length; at += batchSize)
      await notifications.notify(channel, JSON.stringify({ self, events: batch.slice(at, at + batchSize) }));
  };

  const stopListening = await notifications.listen(channel, (payload) => {
    const { self: from, events } = JSON.parse(payload) as { self: string; events: LiveEvent[] };
    if (from !== self) for (const event of events) deliver(event);
  });

  return {
    publish(event) {
      deliver(event);
      waiting.push(event);
      timer ??= setTimeout(() => void flush(), gatherMs);
    },
    subscribe(organizationId, listener) {
      const set = listeners.get(organizationId) ?? new Set();
      listeners.set(organizationId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(organizationId);
      };
    },
    async close() {
      stopListening();
      clearTimeout(timer);
      await flush();
    },
  };
}
