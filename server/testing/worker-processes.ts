import { randomUUID } from "node:crypto";
import type pg from "pg";
import { createApp } from "#server/app.ts";
import type { Context } from "#server/context.ts";
import { jobsChannel } from "#server/jobs/queue.ts";
import { conversationQueue } from "#server/jobs/queues.ts";
import { type ReceivedMessage, receiveMessage } from "#server/modules/conversations/conversations.ts";
import { tenantOf } from "#server/tenant.ts";
import { connectTo, startWaitingProcess } from "./held-job.ts";
import { openContext } from "./open-context.ts";
import { outsideDatabase } from "./outside-database.ts";
import { runServer, type ServerProcess, until } from "./server-process.ts";
import { temporaryData } from "./temporary-data.ts";
import { signUpOwner } from "./sign-up-owner.ts";
import { send } from "./test-app.ts";
import { shopEntries, trainAgent } from "./train-agent.ts";

/** Real worker processes on a database of their own, which tests can kill, with one trained business. */
export interface WorkerProcesses extends AsyncDisposable {
  context: Context;
  organizationId: Awaited<ReturnType<typeof signUpOwner>>["organizationId"];
  /** A client with the owner's role that sees the business's rows. */
  client: pg.Client;
  ownerUrl: string;
  superUrl: string;
  /** The environment of every process of this installation. */
  env: Record<string, string>;
  workers: ServerProcess[];
  start: () => Promise<ServerProcess>;
  /** Kills a process with kill -9 by its id. */
  kill: (pid: number) => Promise<void>;
  /** Stores a customer's message with its job; without `sessionId` from a new customer. */
  write: (text: string, sessionId?: string) => Promise<ReceivedMessage>;
  /** Stores a message and lets a worker take its job, which is held before the reply is stored. */
  writeHeld: (text: string) => Promise<{ messageId: string; pid: number; release: () => Promise<void> }>;
  replies: (messageId: string) => Promise<{ decision: string; status: string; text: string }[]>;
  /** Waits until no job is left in the queue. */
  idle: () => Promise<void>;
}

export async function startWorkerProcesses(): Promise<WorkerProcesses> {
  const outside = await outsideDatabase();
  const folder = temporaryData();
  const env = {
    NODE_ENV: "test",
    DATA_DIR: folder.path,
    DATABASE_URL: outside.ownerUrl,
    SECRET_KEY: "a secret that all processes share, long enough",
    PUBLIC_URL: "http://wakil.test",
    LOG_LEVEL: "info",
  };
  const openedContext = await openContext(env);
  const { context } = openedContext;
  const http = await createApp(context, { limits: false });
  const { organizationId } = await signUpOwner({
    request: (call) => send(http, call),
    ownerUrl: outside.ownerUrl,
  });
  await trainAgent({ context }, organizationId, shopEntries());
  const client = await connectTo(outside.ownerUrl);
  const workers: ServerProcess[] = [];

  const processes: WorkerProcesses = {
    context,
    organizationId,
    client,
    ownerUrl: outside.ownerUrl,
    superUrl: outside.superUrl,
    env,
    workers,
    async start() {
      const worker = await runServer({ env, only: "worker" });
      workers.push(worker);
      return worker;
    },
    async kill(pid) {
      const at = workers.findIndex((worker) => worker.pid === pid);
      const [worker] = workers.splice(at, 1);
      if (at < 0 || !worker) throw new Error(`${pid} is none of these workers`);
      worker.signal("SIGKILL");
      await worker.ended;
    },
    write: (text, sessionId = randomUUID()) =>
      receiveMessage(tenantOf(context, organizationId), {
        from: { channel: "chat", externalId: sessionId },
        text,
        externalId: randomUUID(),
        inline: false,
      }),
    writeHeld: (text) => writeHeldMessage(processes, text),
    async replies(messageId) {
      const { rows } = await client.query(
        "select decision, status, text from messages where reply_to = $1 order by created_at",
        [messageId],
      );
      return rows;
    },
    async idle() {
      await until(
        async () => (await client.query("select 1 from jobs")).rowCount === 0,
        "the queue is empty",
      );
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map((worker) => worker[Symbol.asyncDispose]()));
      await client.end();
      await http.app.close();
      await openedContext[Symbol.asyncDispose]();
      await outside[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
  return processes;
}

async function writeHeldMessage(
  processes: WorkerProcesses,
  text: string,
): ReturnType<WorkerProcesses["writeHeld"]> {
  const { client, ownerUrl, superUrl } = processes;
  const sessionId = randomUUID();
  const { ticketId, conversationId } = await processes.write("السلام عليكم", sessionId);
  await processes.idle();
  // No worker claims the message's job while another job of its conversation runs, so that the ticket can be locked
  // first.
  const { rows } = await client.query<{ id: number }>(
    `insert into jobs (name, payload, queue, run_at, max_attempts, worker_id, claimed_at)
     values ('agent.reply', '{}', $1, now(), 1, 'the test', now() + interval '1 hour') returning id`,
    [conversationQueue(conversationId)],
  );
  const { messageId } = await processes.write(text, sessionId);
  const holding = await connectTo(ownerUrl);
  await holding.query("begin");
  await holding.query("select 1 from tickets where id = $1 for update", [ticketId]);
  await client.query("delete from jobs where id = $1", [rows[0]?.id]);
  await client.query("select pg_notify($1, 'agent.reply')", [jobsChannel]);
  const pid = await startWaitingProcess(superUrl, "insert_reply");
  return { messageId, pid, release: () => holding.end() };
}
