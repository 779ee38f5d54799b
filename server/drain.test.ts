import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { connectTo, holdJob } from "./testing/held-job.ts";
import { migratedData } from "./testing/migrated-data.ts";
import { openContext } from "./testing/open-context.ts";
import { openShop } from "./testing/over-http.ts";
import { databasePid, addressesOf, runServer, until } from "./testing/server-process.ts";
import { startSmtp } from "./testing/smtp-server.ts";
import { shopEntries, trainAgent } from "./testing/train-agent.ts";

const minutes = 180_000;

test(
  "A12: SIGTERM under load loses nothing that was acknowledged, finishes its job and says so on /readyz",
  async () => {
    await using folder = migratedData();
    await using smtp = await startSmtp();
    const env = {
      DATA_DIR: folder.path,
      NODE_ENV: "production",
      SMTP_URL: `smtp://hello%40roastery.example:right-password@127.0.0.1:${smtp.port}`,
      TRUST_PROXY: "true",
      LOG_LEVEL: "silent",
      ENGINE_THREADS: "",
    };
    const server = await runServer({ env });
    const shop = await openShop(server.url, addressesOf(folder.path).ownerUrl);
    const { ownerUrl } = addressesOf(folder.path);
    await using hand = await openContext({
      NODE_ENV: "test",
      DATA_DIR: folder.path,
      DATABASE_URL: ownerUrl,
      LOG_LEVEL: "silent",
    });
    await trainAgent(hand, shop.organizationId, shopEntries());
    await using job = await holdJob(addressesOf(folder.path), shop.organizationId);

    const stream = await fetch(`${server.url}/api/events/`, {
      headers: { authorization: `Bearer ${shop.token}` },
    });
    expect(stream.status).toBe(200);

    let signalled = false;
    const acknowledged: string[] = [];
    const refusedBefore: unknown[] = [];
    let answeredAfter = 0;
    const lanes = Array.from({ length: 6 }, async (_, lane) => {
      for (let n = 0; ; n += 1) {
        const begunBefore = !signalled;
        const answer = await shop
          .say(`سؤال ${lane}-${n}: هل توصلون إلى جدة؟`)
          .catch((problem: unknown) => problem);
        const { status, body } = answer as { status?: number; body?: { id: string } };
        if (status === 200 && body) {
          acknowledged.push(body.id);
          if (!begunBefore) answeredAfter += 1;
        } else if (begunBefore) refusedBefore.push(answer);
        else return;
        await sleep(5);
      }
    });
    await until(() => acknowledged.length > 40, "customers are being answered");

    signalled = true;
    server.signal("SIGTERM");
    const draining = await until(async () => {
      const answer = await fetch(`${server.url}/readyz`, { headers: { connection: "close" } });
      return answer.status === 503 && ((await answer.json()) as object);
    }, "/readyz says 503 on a new connection while the process leaves");
    expect(draining).toEqual({ data: { status: "draining" } });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    // Ctrl-C in a terminal sends the signal to the process twice. The second signal must not interrupt anything.
    server.signal("SIGTERM");
    await job.release();
    await Promise.all(lanes);
    // The server ended the stream properly; an interrupted stream would throw here.
    expect(await stream.text()).toContain(": open");
    expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
    // On a busy machine the process ends at its latest permitted moment, and the database that it stopped ends
    // shortly after.
    await until(() => databasePid(folder.path) === null, "the database's end");
    expect(refusedBefore).toEqual([]);
    expect(answeredAfter, "served on while a load balancer notices").toBeGreaterThan(0);

    await using again = await runServer({ env });
    expect(again.pid).not.toBe(server.pid);
    const client = await connectTo(addressesOf(folder.path).ownerUrl);
    const stored = await client.query(
      `select m.id, count(r.id)::int as replies, min(r.decision) as decision
     from messages m left join messages r on r.reply_to = m.id
     where m.id = any($1) group by m.id`,
      [acknowledged],
    );
    expect(stored.rows.length).toBe(new Set(acknowledged).size);
    expect(stored.rows.filter((row) => row.replies !== 1)).toEqual([]);
    // The engine's threads answered every customer whose request was running when the signal came; no message was
    // handed over.
    expect(stored.rows.filter((row) => row.decision !== "answer")).toEqual([]);
    const mail = await client.query("select status, attempts from mails where id = $1", [job.mailId]);
    expect(mail.rows).toEqual([{ status: "sent", attempts: 1 }]);
    await client.end();
  },
  minutes,
);

test(
  "A12: a job that does not end in time does not hold the process up, and is done after the next start",
  async () => {
    await using folder = migratedData();
    const env = { DATA_DIR: folder.path, TRUST_PROXY: "true", LOG_LEVEL: "silent" };
    const server = await runServer({ env });
    const shop = await openShop(server.url, addressesOf(folder.path).ownerUrl);
    await using job = await holdJob(addressesOf(folder.path), shop.organizationId);
    server.signal("SIGINT");
    expect((await server.ended).code).toBe(0);
    // On a busy machine the process ends at its latest permitted moment, and the database that it stopped ends
    // shortly after.
    await until(() => databasePid(folder.path) === null, "the database's end");

    await using again = await runServer({ env });
    expect(again.url).toMatch(/^http/);
    const client = await connectTo(addressesOf(folder.path).ownerUrl);
    const mail = await until(
      async () =>
        (await client.query("select status from mails where id = $1 and status = 'sent'", [job.mailId]))
          .rows[0],
      "the job is done by the next process",
    );
    expect(mail).toEqual({ status: "sent" });
    await until(async () => (await client.query("select 1 from jobs")).rowCount === 0, "no job is left");
    await client.end();
  },
  minutes,
);
