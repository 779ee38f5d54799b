import { expect, test } from "vitest";
import type { Fault } from "#server/simulator/faults.ts";
import {
  businessPhone,
  type ChannelShop,
  channelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";
import { extent } from "#server/testing/torture/extent.ts";
import { reconcileJob } from "./jobs/reconcile.ts";

const cutsEach = 20;
const customers = extent.cutAnswers / cutsEach;
const silentCustomers = customers / 5;
const minute = 60_000;

/**
 * Faults that can occur between a request and its response. The platform has processed the request in all of them
 * but the first.
 */
const cuts: Fault[] = [{ kind: "cut" }, { kind: "lost" }, { kind: "half" }, { kind: "lost" }];

interface Sent {
  text: string;
  status: string;
  given_up: boolean;
}

const messages = async ({ app }: ChannelShop): Promise<Sent[]> =>
  (
    await app.database.ownerPool.query<Sent>(
      `select m.text, m.status, o.given_up_at is not null as given_up from messages m join outbox o on o.message_id = m.id
       where m.author = 'staff' order by m.created_at`,
    )
  ).rows;

test(
  "A06: answers that were cut off: none is sent twice, and each that nobody knows of is shown to staff",
  async () => {
    await using shop = await channelShop();
    const { app, owner, platforms } = shop;
    await connectWhatsappViaMeta(shop, owner);
    const { whatsapp } = platforms;
    // The simulated platform's own limits are not tested here.
    whatsapp.rules.pair.take = () => true;
    whatsapp.rules.number.take = () => true;
    const silent: string[] = [];
    for (let who = 0; who < customers; who += 1) {
      whatsapp.faults.delivery.lost = false;
      const number = `9665200000${String(who).padStart(2, "0")}`;
      whatsapp.write(businessPhone, { number, name: "عميل" }, { type: "text", text: "هل من جديد؟" });
      await shop.settle();
      const { rows } = await app.database.ownerPool.query<{ id: string }>(
        "select t.id from tickets t join contacts c on c.conversation_id = t.conversation_id where c.external_id = $1",
        [number],
      );
      // The platform reports nothing at all about the last fifth of the customers.
      const isSilent = who >= customers - silentCustomers;
      whatsapp.faults.delivery.lost = isSilent;
      for (let n = 0; n < cutsEach * 2; n += 1) {
        const text = `رد ${who}-${n} للعميل`;
        if (n % 2 === 0) {
          const fault = cuts[(who + n / 2) % cuts.length] as Fault;
          whatsapp.faults.next.push({ fault, path: "/messages", says: text });
          if (fault.kind === "cut" || isSilent) silent.push(text);
        }
        const replied = await app.request({
          path: `/api/tickets/${rows[0]?.id}/reply/`,
          token: owner.token,
          json: { text },
        });
        expect(replied.status).toBe(200);
      }
      await shop.settle();
    }
    const countQueued = async () => (await messages(shop)).filter(({ status }) => status === "queued").length;
    for (let step = 0; step < 20 && (await countQueued()) > 0; step += 1) {
      await app.passTime(minute);
      await shop.settle();
    }

    // The agent answered first, and the request with the staff's reply was interrupted.
    const listSent = () =>
      whatsapp.state.lines
        .filter(({ side, text }) => side === "business" && text.startsWith("رد "))
        .map(({ text }) => text);
    const lines = listSent();
    expect(lines.length, "nothing was sent twice").toBe(new Set(lines).size);
    const all = await messages(shop);
    expect(all).toHaveLength(customers * cutsEach * 2);
    const uncertain = all.filter(({ status }) => status === "uncertain").map(({ text }) => text);
    expect(uncertain.toSorted()).toEqual(silent.toSorted());
    const known = all.filter(({ status }) => status !== "uncertain");
    expect(known.filter(({ text }) => !lines.includes(text))).toEqual([]);
    expect(known.filter(({ status }) => status !== "sent" && status !== "delivered")).toEqual([]);

    await app.passTime(11 * minute);
    await reconcileJob(app.context, {}, { number: 1, last: false });
    await shop.settle();
    const after = await messages(shop);
    expect(after.filter(({ status, given_up }) => (status === "uncertain") !== given_up)).toEqual([]);
    const cards = await app.request({ path: "/api/channels/", token: owner.token });
    const card = cards.body.data.find(({ kind }: { kind: string }) => kind === "whatsapp_meta");
    expect(card.connection.undelivered).toBe(silent.length);
    expect(listSent(), "looking sends nothing").toEqual(lines);
  },
  extent.timeoutMs,
);
