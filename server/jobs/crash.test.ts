import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectTo, holdJob, startWaitingProcess } from "#server/testing/held-job.ts";
import { openShop } from "#server/testing/over-http.ts";
import { runServer, until } from "#server/testing/server-process.ts";
import { extent } from "#server/testing/torture/extent.ts";
import { type WorkerProcesses, startWorkerProcesses } from "#server/testing/worker-processes.ts";

const minutes = 180_000;
let processes: WorkerProcesses;

beforeAll(async () => {
  processes = await startWorkerProcesses();
  await Promise.all([processes.start(), processes.start()]);
}, minutes);

afterAll(() => processes[Symbol.asyncDispose](), minutes);

/** Returns every log line of the running workers about a message. */
const saidOf = (messageId: string) =>
  processes.workers.flatMap((worker) =>
    worker
      .stdout()
      .split("\n")
      .filter((line) => line.includes(messageId)),
  );

test(
  "A05: a worker killed while it writes its reply: another one writes it, once",
  async () => {
    const heldMessage = await processes.writeHeld("هل توصلون إلى جدة؟");
    await processes.kill(heldMessage.pid);
    expect(await processes.replies(heldMessage.messageId), "nothing of it was committed").toEqual([]);
    await heldMessage.release();
    await until(
      async () => (await processes.replies(heldMessage.messageId)).length > 0,
      "the other worker's reply",
    );
    await processes.idle();
    const replies = await processes.replies(heldMessage.messageId);
    expect(replies).toHaveLength(1);
    expect(replies[0]).toMatchObject({ decision: "answer", status: "sent" });
    expect(replies[0]?.text).toContain("نوصل إلى جدة");
  },
  minutes,
);

test(
  "A05: killed while it hands over: one reply, one brief to the team, sent once",
  async () => {
    await processes.start();
    const heldMessage = await processes.writeHeld("هل تبيعون إطارات سيارات شتوية؟");
    await processes.kill(heldMessage.pid);
    await heldMessage.release();
    await until(
      async () => (await processes.replies(heldMessage.messageId)).length > 0,
      "the other worker's reply",
    );
    await processes.idle();
    expect(await processes.replies(heldMessage.messageId)).toMatchObject([
      { decision: "handover", status: "sent" },
    ]);
    const mails = await processes.client.query(
      "select status, attempts from mails where organization_id = $1",
      [processes.organizationId],
    );
    expect(mails.rows).toEqual([{ status: "sent", attempts: 1 }]);
    const ticket = await processes.client.query(
      "select status from tickets where id = (select ticket_id from messages where id = $1)",
      [heldMessage.messageId],
    );
    expect(ticket.rows).toEqual([{ status: "deferred" }]);
  },
  minutes,
);

test(
  "A05: killed after its reply was stored, before that was noted: the job runs again and says nothing twice",
  async () => {
    await processes.start();
    const heldMessage = await processes.writeHeld("متى تفتحون؟");
    const note = await connectTo(processes.ownerUrl);
    await note.query("begin");
    await note.query("select 1 from jobs where key = $1 for update", [
      `agent.reply:${heldMessage.messageId}`,
    ]);
    await heldMessage.release();
    const pid = await startWaitingProcess(processes.superUrl, "delete from jobs");
    expect(pid).toBe(heldMessage.pid);
    await until(
      async () => (await processes.replies(heldMessage.messageId)).length === 1,
      "the reply is stored",
    );
    await processes.kill(pid);
    // The killed process's statement still waits in the database, which would execute it. A machine that loses
    // power leaves no such statement behind.
    const admin = await connectTo(processes.superUrl);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1", [
      `wakil ${pid}`,
    ]);
    await admin.end();
    await note.end();
    await until(
      () => saidOf(heldMessage.messageId).some((line) => line.includes("already answered")),
      "the job's second run",
    );
    await processes.idle();
    expect(await processes.replies(heldMessage.messageId)).toHaveLength(1);
  },
  minutes,
);

test(
  "A05: the chat's own process killed while it answers: a worker answers in its place, once",
  async () => {
    await using web = await runServer({ env: { ...processes.env, PUBLIC_URL: "" }, only: "web" });
    const shop = await openShop(web.url, processes.ownerUrl);
    const client = await connectTo(processes.ownerUrl);
    // The brief of a hand-over is written together with the reply, so a lock on the mails delays both.
    await client.query("begin; lock table mails in exclusive mode");
    const asking = shop.say("هل تبيعون إطارات سيارات شتوية؟").catch((problem: Error) => problem);
    expect(await startWaitingProcess(processes.superUrl, "mails")).toBe(web.pid);
    web.signal("SIGKILL");
    expect(await asking).toBeInstanceOf(Error);
    await client.query("commit");
    const count = async (author: string) =>
      (
        await client.query("select 1 from messages where organization_id = $1 and author = $2", [
          shop.organizationId,
          author,
        ])
      ).rowCount;
    expect([await count("customer"), await count("agent")]).toEqual([1, 0]);
    await until(async () => (await count("agent")) === 1, "a worker's reply");
    await processes.idle();
    expect([await count("customer"), await count("agent")]).toEqual([1, 1]);
    expect(
      (await client.query("select 1 from mails where organization_id = $1", [shop.organizationId])).rowCount,
    ).toBe(1);
    await client.end();
  },
  minutes,
);

test(
  "a job that takes longer than a dead worker is waited for stays with its living worker",
  async () => {
    await processes.start();
    await using job = await holdJob(processes, processes.organizationId);
    const state = async () =>
      (
        await processes.client.query("select worker_id, attempts from jobs where key = $1", [
          `mail:${job.mailId}`,
        ])
      ).rows[0];
    const before = await state();
    expect(before).toMatchObject({ worker_id: expect.stringMatching(/^worker-/), attempts: 1 });
    // The wait is longer than the silence that counts as death (6 s) and a poll (1 s) together.
    await sleep(10_000);
    expect(await state()).toEqual(before);
    await job.release();
    await processes.idle();
    expect(
      processes.workers.flatMap(
        (worker) => worker.stdout().match(new RegExp(`mail ${job.mailId}`, "g")) ?? [],
      ),
    ).toHaveLength(1);
  },
  minutes,
);

test(
  "A05: workers killed at any moment: every stored message has one reply",
  async () => {
    const messages: string[] = [];
    for (let round = 0; round < extent.workerKills; round += 1) {
      while (processes.workers.length < 2) await processes.start();
      for (let n = 0; n < 6; n += 1)
        messages.push((await processes.write(`هل توصلون إلى جدة؟ ${round}-${n}`)).messageId);
      await sleep(Math.random() * 60);
      await processes.kill((processes.workers[round % 2] as { pid: number }).pid);
    }
    await processes.start();
    await processes.idle();
    const { rows } = await processes.client.query<{ id: string; replies: number }>(
      `select m.id, count(r.id)::int as replies from messages m left join messages r on r.reply_to = m.id
     where m.id = any($1) group by m.id having count(r.id) <> 1`,
      [messages],
    );
    expect(messages).toHaveLength(extent.workerKills * 6);
    expect(rows).toEqual([]);
  },
  extent.timeoutMs,
);
