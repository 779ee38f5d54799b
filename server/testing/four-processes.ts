import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { receiveMessage } from "#server/modules/conversations/conversations.ts";
import { tenantOf } from "#server/tenant.ts";
import { bucketServer } from "./bucket-server.ts";
import { connectTo } from "./held-job.ts";
import { openContext } from "./open-context.ts";
import { outsideDatabase } from "./outside-database.ts";
import { openShop, overHttp, type Shop } from "./over-http.ts";
import { startPgBouncer } from "./pgbouncer.ts";
import { runServer, type ServerProcess, until } from "./server-process.ts";
import { temporaryData } from "./temporary-data.ts";

const sides = ["web", "web", "worker", "worker"] as const;

/** Counts of the messages that customers wrote. Every count except the first is of messages with a wrong result. */
export interface MessageCounts {
  written: number;
  lost: number;
  doubled: number;
  unanswered: number;
}

/**
 * Starts two web and two worker processes, each with its own folder, on one PostgreSQL behind PgBouncer in
 * transaction mode and one bucket. `DATABASE_URL` bypasses PgBouncer, because the owner's connections listen and hold
 * locks for their whole life.
 */
export async function openFourProcesses(pgBouncer: string) {
  const stack = new AsyncDisposableStack();
  const outside = stack.use(await outsideDatabase({ isEmpty: true }));
  const bucket = stack.use(await bucketServer());
  const admin = await connectTo(outside.superUrl);
  await admin.query("create role wakil_app login password 'app-password'");
  const direct = new URL(outside.ownerUrl);
  [direct.username, direct.password] = ["wakil_app", "app-password"];
  const pooler = stack.use(await startPgBouncer(pgBouncer, direct.href));
  stack.defer(() => admin.end());
  const env = {
    DATABASE_URL: outside.ownerUrl,
    DATABASE_APP_URL: pooler.url,
    DATABASE_NAMED_STATEMENTS: "false",
    STORAGE: bucket.storage,
    SECRET_KEY: "a secret that all processes share, long enough",
    TRUST_PROXY: "true",
  };
  const folders = sides.map(() => stack.use(temporaryData()));
  const launch = (at: number) =>
    runServer({ env: { ...env, DATA_DIR: folders[at]!.path }, only: sides[at]! });
  const processes: ServerProcess[] = await Promise.all(sides.map((_, index) => launch(index)));
  for (const at of sides.keys()) stack.defer(async () => processes[at]?.[Symbol.asyncDispose]());
  const dataFolder = stack.use(temporaryData());
  const { context } = stack.use(await openContext({ ...env, DATA_DIR: dataFolder.path }));
  const owner = await connectTo(outside.ownerUrl);
  stack.defer(() => owner.end());
  const shop: Shop = await openShop(processes[0]!.url, outside.ownerUrl);
  const acknowledged = new Set<string>();

  /**
   * Sends a customer's message to a web process, and repeats it at the second one under the same id until it is
   * acknowledged.
   */
  const say = async (text: string, first: 0 | 1): Promise<string> => {
    const id = randomUUID();
    const session = `session_${randomBytes(12).toString("hex")}`;
    const headers = {
      "x-session-id": session,
      "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    };
    const form = { customer_msg: text, chat_token: shop.chatToken, client_id: id };
    for (let at = first as number; ; at = 1 - at) {
      const { request } = overHttp(processes[at]!.url);
      const answer = await request({ path: "/webhook/chatbot/", headers, form }).catch(() => null);
      if (answer?.status === 200) {
        acknowledged.add(id);
        return answer.body.chatbot_msg as string;
      }
      if (answer && answer.status < 500) throw new Error(`a message was refused: ${answer.text}`);
      await sleep(100);
    }
  };
  /** Stores a message for a worker to answer, like one from a channel. */
  const leave = async (text: string): Promise<string> => {
    const externalId = randomUUID();
    const { messageId } = await receiveMessage(tenantOf(context, shop.organizationId), {
      from: { channel: "chat", externalId: randomUUID() },
      text,
      externalId,
      inline: false,
    });
    acknowledged.add(externalId);
    return messageId;
  };
  return {
    shop,
    owner,
    processes,
    say,
    leave,
    request: (at: 0 | 1) => overHttp(processes[at]!.url).request,
    /** Ends a process with kill -9. */
    async kill(at: number) {
      processes[at]!.signal("SIGKILL");
      await processes[at]!.ended;
    },
    async restart(at: number) {
      processes[at] = await launch(at);
    },
    /** Returns the connections of the application's role to PostgreSQL, and the maximum that PgBouncer may open. */
    async connections() {
      const { rows } = await admin.query(
        "select count(*)::int as open from pg_stat_activity where usename = 'wakil_app'",
      );
      return { open: rows[0].open as number, most: pooler.maxServerConnections };
    },
    storedFiles: () => bucket.keys(),
    /** Whether a process keeps files where the others cannot read them. */
    hasOwnFiles: () => folders.some(({ path }) => existsSync(join(path, "files"))),
    /** Waits until no work is left, and compares what is stored with what was acknowledged. */
    count: () => countMessages(owner, acknowledged),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function countMessages(owner: Client, acknowledged: ReadonlySet<string>): Promise<MessageCounts> {
  const isBusy = `select exists (select 1 from pending_replies)
    or exists (select 1 from jobs where name = 'agent.reply') as busy`;
  await until(async () => !(await owner.query(isBusy)).rows[0].busy, "an answer to every message");
  const { rows } = await owner.query<{ id: string; stored: number; answers: number }>(
    `select m.origin_id as id, count(distinct m.id)::int as stored, count(r.id)::int as answers
     from messages m left join messages r on r.reply_to = m.id
     where m.author = 'customer' group by m.origin_id`,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const ids = [...acknowledged];
  return {
    written: ids.length,
    lost: ids.filter((id) => !found.has(id)).length,
    doubled: rows.filter(({ stored, answers }) => stored > 1 || answers > 1).length,
    unanswered: rows.filter(({ answers }) => answers === 0).length,
  };
}

export type FourProcesses = Awaited<ReturnType<typeof openFourProcesses>>;

interface KillOptions {
  customers: number;
  /** Number of messages that are written before each kill, and again while the process is down. */
  messagesBefore: number;
  /** The processes to kill: 0 and 1 are web processes, 2 and 3 workers. The default is all. */
  processes?: number[];
}

/**
 * Kills one process after the other and restarts it, while customers write to both web processes and messages are
 * stored for the workers.
 */
export async function killEach(
  four: FourProcesses,
  { customers, messagesBefore, processes = [0, 1, 2, 3] }: KillOptions,
): Promise<void> {
  for (const at of processes) {
    const life = { isOver: false };
    let written = 0;
    const writers = Array.from({ length: customers }, async (_, customer) => {
      while (!life.isOver) {
        if (customer % 2 === 0) await four.say("هل توصلون إلى جدة؟", customer % 4 === 0 ? 0 : 1);
        else {
          await four.leave("متى تفتحون؟");
          // Without a pause this customer would write more messages than the workers can answer.
          await sleep(50);
        }
        written += 1;
      }
    });
    await until(() => written >= messagesBefore, "messages before the kill");
    await four.kill(at);
    const before = written;
    const back = four.restart(at);
    await until(() => written >= before + messagesBefore, "messages while a process is away");
    life.isOver = true;
    await Promise.all([...writers, back]);
  }
}
