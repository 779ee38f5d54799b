import { expect, test } from "vitest";
import { demoShop } from "#server/testing/demo-shop.ts";
import { until } from "#server/testing/server-process.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";

const people = 24;
const businessPhone = "106500000000002";
const question = "هل توصلون إلى جدة؟";

test("A08: while WhatsApp hangs with many customers, others' replies go out; afterwards all of it goes, nothing twice", async () => {
  await using shop = await demoShop();
  const { app, platforms } = shop;
  const { whatsapp, instagram } = platforms;
  await shop.connect("whatsapp_meta");
  const other = await signUpOwner(app);
  await trainAgent(app, other.organizationId, shopEntries());
  await shop.connect("instagram", other);
  const states = async (channel: string) =>
    (
      await app.database.ownerPool.query<{ state: string }>(
        `select o.state from outbox o join contacts c on c.conversation_id = o.conversation_id where c.channel = $1`,
        [channel],
      )
    ).rows.map(({ state }) => state);
  /**
   * Counts the answers that are written and not being sent yet; their requests are created only when their turn
   * comes.
   */
  const listWaiting = async () =>
    (
      await app.database.ownerPool.query(
        `select 1 from messages m join contacts c on c.conversation_id = m.conversation_id
         where c.channel = 'whatsapp_meta' and m.author = 'agent' and m.status = 'queued'`,
      )
    ).rows.length;
  const count = async (state: string) =>
    (await states("whatsapp_meta")).filter((one) => one === state).length;
  await app.work();

  whatsapp.faults.always = { kind: "hang" };
  for (let n = 0; n < people; n += 1)
    whatsapp.write(
      businessPhone,
      { number: `96653000000${n}`, name: "عميل" },
      { type: "text", text: question },
    );
  // Three requests are the most that one account may have in flight; the others wait.
  await until(async () => (await count("sending")) === 3, "WhatsApp is waited for");
  const [account] = Object.keys(instagram.state.accounts);
  instagram.write(
    account ?? "",
    { id: "52001", username: "noura", name: "نورة" },
    { type: "text", text: question },
  );
  await until(() => instagram.state.lines.some(({ side }) => side === "business"), "the answer on Instagram");
  expect(whatsapp.state.lines.filter(({ side }) => side === "business")).toEqual([]);
  expect(await count("sending"), "WhatsApp still hangs").toBeGreaterThan(0);

  // The requests in flight time out, and then only one request at a time tests their account.
  await until(async () => (await count("uncertain")) >= 3, "the requests were given up");
  await until(async () => (await listWaiting()) + (await count("uncertain")) === people, "all are answered");
  whatsapp.faults.always = null;
  for (let step = 0; step < 20 && (await listWaiting()) > 0; step += 1) {
    await app.passTime(61_000);
    const before = await listWaiting();
    await until(async () => (await listWaiting()) < before || before === 0, "more of them go");
  }
  await platforms.settled();
  const uncertain = await count("uncertain");
  const lines = whatsapp.state.lines.filter(({ side }) => side === "business").map(({ person }) => person);
  expect(await states("whatsapp_meta")).toHaveLength(people);
  expect(lines.length, "nobody got two").toBe(new Set(lines).size);
  expect(lines.length + uncertain, "nobody's was lost").toBe(people);
  // Without the pauses every answer would have been sent with an uncertain outcome.
  expect(uncertain).toBeLessThanOrEqual(5);
}, 180_000);
