// Sends signed WhatsApp deliveries from a process of its own, as the platform does: what it costs to write and sign them
// is not the server's. Told by one message what to do, answers with one.
import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "undici";

export interface Load {
  url: string;
  secret: string;
  phoneId: string;
  seconds: number;
  /** Deliveries per second, sent at their time whatever the server does; null sends as many as `lanes` allow. */
  perSecond: number | null;
  lanes: number;
}

export interface Sent {
  /** Milliseconds from the time each delivery was due until it was acknowledged. */
  latencies: number[];
  failed: number;
  elapsedMs: number;
}

/**
 * Returns one message for every ten statuses, because each answer has three statuses and a message may have several
 * answers.
 */
function delivery(load: Load, n: number): { bytes: string; signature: string } {
  const contact = `9665${String(10_000_000 + (n % 500))}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const id = `wamid.${randomUUID()}`;
  const isMessage = n % 11 === 0;
  const value = {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "966550001002", phone_number_id: load.phoneId },
    ...(isMessage
      ? {
          contacts: [{ profile: { name: "نورة" }, wa_id: contact }],
          messages: [{ id, from: contact, timestamp, type: "text", text: { body: "متى تفتحون اليوم؟" } }],
        }
      : {
          statuses: [
            {
              id,
              status: "delivered",
              timestamp,
              recipient_id: contact,
              biz_opaque_callback_data: randomUUID(),
              conversation: { id: randomUUID(), origin: { type: "service" } },
              pricing: { billable: false, pricing_model: "PMP", category: "service" },
            },
          ],
        }),
  };
  const entry = [{ id: "104200000000002", changes: [{ field: "messages", value }] }];
  const bytes = JSON.stringify({ object: "whatsapp_business_account", entry });
  const signature = createHmac("sha256", load.secret).update(bytes).digest("hex");
  return { bytes, signature: `sha256=${signature}` };
}

async function send(load: Load): Promise<Sent> {
  const agent = new Agent({ connections: Math.max(load.lanes, 64), pipelining: 1 });
  const sent: Sent = { latencies: [], failed: 0, elapsedMs: 0 };
  let n = 0;
  const sendDelivery = async (due: number) => {
    const { bytes, signature } = delivery(load, n++);
    try {
      const answer = await request(load.url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-hub-signature-256": signature },
        body: bytes,
        dispatcher: agent,
      });
      const body = (await answer.body.json()) as { data?: { stored: number } };
      if (answer.statusCode === 200 && body.data?.stored === 1) sent.latencies.push(performance.now() - due);
      else sent.failed += 1;
    } catch {
      sent.failed += 1;
    }
  };
  // Connections are opened before the clock starts, because platforms keep their own open.
  await Promise.all(Array.from({ length: 64 }, () => sendDelivery(performance.now())));
  sent.latencies = [];
  const begin = performance.now();
  const until = begin + load.seconds * 1000;
  if (load.perSecond === null)
    await Promise.all(
      Array.from({ length: load.lanes }, async () => {
        while (performance.now() < until) await sendDelivery(performance.now());
      }),
    );
  else {
    const every = 1000 / load.perSecond;
    const open: Promise<void>[] = [];
    for (let at = 0; at < load.seconds * load.perSecond; at += 1) {
      const due = begin + at * every;
      const wait = due - performance.now();
      if (wait > 1) await sleep(wait);
      open.push(sendDelivery(due));
    }
    await Promise.all(open);
  }
  sent.elapsedMs = performance.now() - begin;
  await agent.close();
  return sent;
}

process.once("message", (load: Load) => {
  void send(load).then((sent) => process.send?.(sent, () => process.disconnect()));
});
