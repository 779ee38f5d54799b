import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { connectTo, holdJob } from "./testing/held-job.ts";
import { outsideDatabase } from "./testing/outside-database.ts";
import { openShop } from "./testing/over-http.ts";
import { runServer, until } from "./testing/server-process.ts";
import { temporaryData } from "./testing/temporary-data.ts";
import { messageDelivery } from "./testing/whatsapp-delivery.ts";

const metaSecret = "the-secret-of-the-app";

test("A09: without its database the server says so and lives; with it again, everything works without a restart", async () => {
  await using outside = await outsideDatabase();
  await using folder = temporaryData();
  await using server = await runServer({
    env: {
      DATA_DIR: folder.path,
      DATABASE_URL: outside.ownerUrl,
      SECRET_KEY: "a secret that all processes share, long enough",
      TRUST_PROXY: "true",
      LOG_LEVEL: "info",
      META_APP_ID: "510000000000001",
      META_APP_SECRET: metaSecret,
    },
  });
  const shop = await openShop(server.url, outside.ownerUrl);
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  expect(await statusOf("/readyz")).toBe(200);

  // The deliveries only have to be stored for this account; their content does not matter here.
  const before = await connectTo(outside.ownerUrl);
  await before.query(
    `insert into channel_connections (organization_id, kind, account, name, sealed_secrets, connected_at)
     values ($1, 'whatsapp_meta', '106500000000002', '+966 55 000 1002', 'sealed', now())`,
    [shop.organizationId],
  );
  await before.end();
  const deliver = async (id: string) => {
    const written = { id, from: "966500000031", text: "هل توصلون إلى جدة؟", at: Date.now() };
    const { bytes, headers } = messageDelivery(metaSecret, written);
    const answer = await fetch(`${server.url}/webhook/whatsapp/`, { method: "POST", headers, body: bytes });
    const { data } = (await answer.json()) as { data?: { stored: number } };
    return [answer.status, data?.stored];
  };
  expect(await deliver("wamid.before")).toEqual([200, 1]);

  // Customers write continuously and jobs are running.
  await using one = await holdJob(outside, shop.organizationId);
  await using other = await holdJob(outside, shop.organizationId);
  expect([one.pid, other.pid]).toEqual([server.pid, server.pid]);
  const acknowledged: string[] = [];
  const strange: unknown[] = [];
  let refused = 0;
  let over = false;
  const lanes = Array.from({ length: 3 }, async (_, lane) => {
    for (let n = 0; !over; n += 1) {
      const answer = await shop.say(`سؤال ${lane}-${n}: هل توصلون إلى جدة؟`);
      if (answer.status === 200) acknowledged.push(answer.body.id as string);
      else if (answer.status === 503 && answer.headers["retry-after"] === "5") refused += 1;
      else strange.push([answer.status, answer.text]);
      await sleep(50);
    }
  });
  await until(() => acknowledged.length > 10, "customers are being answered");

  await outside.stop();
  await until(() => refused > 0, "a customer is told to come again");
  const answer = await shop.say("هل أنتم هناك؟");
  expect(answer.status).toBe(503);
  expect(answer.headers["retry-after"]).toBe("5");
  expect(answer.body).toMatchObject({ code: "unavailable", message: expect.stringMatching(/\w+ \w+/) });
  expect(answer.text).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);
  expect(await deliver("wamid.during"), "the platform is to come again").toEqual([503, undefined]);
  expect(await statusOf("/readyz")).toBe(503);
  expect(await statusOf("/healthz")).toBe(200);
  // Eight seconds are long enough for the queue, its heartbeat and the connection for events to notice the outage.
  await sleep(8_000);
  expect(await statusOf("/healthz")).toBe(200);

  await outside.start();
  await until(async () => (await statusOf("/readyz")) === 200, "ready again");
  expect(await deliver("wamid.during")).toEqual([200, 1]);
  expect(await deliver("wamid.before"), "stored before").toEqual([200, 0]);
  const after = acknowledged.length;
  await until(() => acknowledged.length > after + 10, "customers are being answered again");
  over = true;
  await Promise.all(lanes);
  expect(strange).toEqual([]);

  // The queue works again: the interrupted jobs are completed, and so is every brief written since.
  const client = await connectTo(outside.ownerUrl);
  await until(
    async () => (await client.query("select 1 from mails where status <> 'sent'")).rowCount === 0,
    "every mail is sent",
  );
  const cut = await client.query("select status from mails where id = any($1)", [[one.mailId, other.mailId]]);
  expect(cut.rows).toEqual([{ status: "sent" }, { status: "sent" }]);
  const stored = await client.query(
    `select m.id, count(r.id)::int as replies from messages m left join messages r on r.reply_to = m.id
     where m.id = any($1) group by m.id`,
    [acknowledged],
  );
  expect(stored.rows.length).toBe(acknowledged.length);
  expect(stored.rows.filter((row) => row.replies !== 1)).toEqual([]);

  // Events of other processes arrive again, because LISTEN was renewed.
  const leave = new AbortController();
  const stream = await fetch(`${server.url}/api/events/`, {
    headers: { authorization: `Bearer ${shop.token}` },
    signal: leave.signal,
  });
  const ticket = randomUUID();
  const heard = (async () => {
    let text = "";
    for await (const chunk of stream.body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString("utf8");
      if (text.includes(ticket)) return true;
    }
    return false;
  })();
  const events = [{ organizationId: shop.organizationId, kind: "ticket", id: ticket }];
  await client.query("select pg_notify('wakil_events', $1)", [JSON.stringify({ self: "another", events })]);
  expect(await heard).toBe(true);
  leave.abort();
  await client.end();
}, 240_000);
