import { setTimeout as sleep } from "node:timers/promises";
import type { Faults } from "./faults.ts";

interface Webhook {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** An attempt to deliver a webhook; the status is 0 without a response. */
interface Try {
  url: string;
  body: string;
  status: number;
}

export interface Deliveries {
  send: (webhook: Webhook) => void;
  /** All attempts so far, in order. */
  tries: Try[];
  /** Resolves when no delivery is in progress or waits for its next attempt. */
  settled: () => Promise<void>;
  stop: () => void;
}

/** Delivers webhooks as platforms do: repeatedly until a 2xx, each at least once, in no guaranteed order. */
export function createDeliveries(faults: Faults, retryMs: number[]): Deliveries {
  const tries: Try[] = [];
  const running = new Set<Promise<void>>();
  const stopped = new AbortController();
  let delayedWebhooks: Webhook[] = [];

  async function post({ url, headers, body }: Webhook): Promise<boolean> {
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
        redirect: "manual",
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(10_000)]),
      });
      await answer.arrayBuffer();
      tries.push({ url, body, status: answer.status });
      return answer.ok;
    } catch {
      tries.push({ url, body, status: 0 });
      return false;
    }
  }

  async function untilTaken(webhook: Webhook): Promise<void> {
    for (const wait of [0, ...retryMs]) {
      if (wait) await sleep(wait, undefined, { signal: stopped.signal });
      if (await post(webhook)) return;
    }
  }

  function begin(webhook: Webhook): void {
    for (let copy = 0; copy <= faults.delivery.duplicates; copy++) {
      const run = (async () => {
        if (faults.delivery.delayMs)
          await sleep(faults.delivery.delayMs, undefined, { signal: stopped.signal });
        await untilTaken(webhook);
      })()
        // Only a stop ends a wait early.
        .catch(() => {})
        .finally(() => running.delete(run));
      running.add(run);
    }
  }

  return {
    tries,
    send(webhook) {
      if (faults.delivery.lost || stopped.signal.aborted) return;
      if (faults.delivery.reversed === 0) return begin(webhook);
      delayedWebhooks.push(webhook);
      if (delayedWebhooks.length < faults.delivery.reversed) return;
      const all = delayedWebhooks.reverse();
      delayedWebhooks = [];
      all.forEach(begin);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
    stop: () => stopped.abort(),
  };
}
