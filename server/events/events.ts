import type { PortalEvent } from "#shared/contract/events.ts";
import type { Notifications } from "#server/db/notifications.ts";
import type { OrganizationId } from "#server/db/organization.ts";

/** An event for open pages. It carries ids and never a customer's words. */
export interface LiveEvent extends PortalEvent {
  organizationId: OrganizationId;
  /** The conversation of the event, if any; the customer's chat page listens to it. */
  conversationId?: string;
  /** The only member whom the event concerns; it is not sent to others. */
  memberId?: string;
}

export interface Events {
  /** Notifies every process. Call it after the commit, because listeners fetch at once. */
  publish: (event: LiveEvent) => void;
  /** Subscribes to the events of one organisation; the returned function unsubscribes. */
  subscribe: (organizationId: OrganizationId, listener: (event: LiveEvent) => void) => () => void;
  close: () => Promise<void>;
}

const channel = "wakil_events";
/**
 * Time for which events are collected. NOTIFY serialises commits, so there is one for each batch and not for each
 * message.
 */
const gatherMs = 25;
/** A NOTIFY carries at most 8,000 bytes. */
const batchSize = 25;

/**
 * Creates the events of a process. They reach other processes by PostgreSQL LISTEN/NOTIFY, and listeners of this
 * process at once.
 */
export async function createEvents(notifications: Notifications): Promise<Events> {
  const listeners = new Map<OrganizationId, Set<(event: LiveEvent) => void>>();
  const self = `${process.pid}-${Math.random().toString(36).slice(2)}`;
  let waiting: LiveEvent[] = [];
  let timer: NodeJS.Timeout | undefined;

  const deliver = (event: LiveEvent) => {
    for (const listener of listeners.get(event.organizationId) ?? []) listener(event);
  };

  // Pages also fetch periodically, so a lost event only costs a delay.
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
