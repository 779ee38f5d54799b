import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { trainAgent } from "#server/testing/train-agent.ts";
import { chatClient } from "../chat-client.ts";
import { round } from "../figures.ts";
import { entries, question } from "../knowledge.ts";
import { startProduct, type BenchProduct } from "../product.ts";

const seconds = 8;
const lanes = 16;
const chunks = 1_000;

/** Runs `once` in parallel lanes for a while and returns how many finished per second. */
async function perSecond(once: (lane: number, n: number) => Promise<void>): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let n = 0; performance.now() < until; n += 1) {
        await once(lane, n);
        done += 1;
      }
    }),
  );
  return done / seconds;
}

interface BareTicket {
  id: string;
  conversation_id: string;
  customer_id: string;
}

async function ticketsOf(stage: BenchProduct): Promise<BareTicket[]> {
  const { rows } = await stage.database.ownerPool.query<BareTicket>(
    "select id, conversation_id, customer_id from tickets where organization_id = $1 order by created_at desc limit $2",
    [stage.organizationId, lanes],
  );
  return rows;
}

const insertRow = `insert into messages (id, organization_id, conversation_id, ticket_id, author, text, language, origin,
    origin_id, reply_to, status, decision, created_at) values ($1, $2, $3, $4, $5, $6, 'ar', $7, $8, $9, $10, $11, $12)`;

async function insertPair(
  client: pg.PoolClient,
  stage: BenchProduct,
  ticket: BareTicket,
  text: string,
): Promise<void> {
  const messageId = randomUUID();
  const head = [stage.organizationId, ticket.conversation_id, ticket.id];
  const now = new Date();
  const insert = (values: unknown[]) => client.query({ name: "bare_insert", text: insertRow, values });
  await insert([messageId, ...head, "customer", text, "channel", messageId, null, "received", null, now]);
  await insert([randomUUID(), ...head, "agent", text, null, null, messageId, "sent", "answer", now]);
}

/** Writes only the two rows of an answered message in one transaction through pg. */
async function bareRows(stage: BenchProduct, tickets: BareTicket[]): Promise<number> {
  const text = question(1, chunks);
  return perSecond(async (lane) => {
    const client = await stage.database.ownerPool.connect();
    try {
      await client.query("begin");
      await insertPair(client, stage, tickets[lane] as BareTicket, text);
      await client.query("commit");
    } finally {
      client.release();
    }
  });
}

/**
 * Writes the same rows with the changes that belong to them (ticket, customer), as the application's role in two
 * transactions, because a message is stored before it is answered.
 */
async function bareWrites(stage: BenchProduct, tickets: BareTicket[]): Promise<number> {
  const text = question(1, chunks);
  const begin = `begin; select set_config('app.organization_id', '${stage.organizationId}', true)`;
  return perSecond(async (lane) => {
    const ticket = tickets[lane] as BareTicket;
    const client = await stage.database.pool.connect();
    const touch = (table: "tickets" | "customers", column: string, id: string) =>
      client.query({
        name: `bare_${table}`,
        text: `update ${table} set ${column} = $3 where organization_id = $1 and id = $2`,
        values: [stage.organizationId, id, new Date()],
      });
    const insert = (values: unknown[]) => client.query({ name: "bare_insert", text: insertRow, values });
    const head = [stage.organizationId, ticket.conversation_id, ticket.id];
    const messageId = randomUUID();
    try {
      await client.query(begin);
      await insert([
        messageId,
        ...head,
        "customer",
        text,
        "channel",
        messageId,
        null,
        "received",
        null,
        new Date(),
      ]);
      await touch("tickets", "updated_at", ticket.id);
      await touch("customers", "last_seen_at", ticket.customer_id);
      await client.query("commit");
      await client.query(begin);
      await insert([
        randomUUID(),
        ...head,
        "agent",
        text,
        null,
        null,
        messageId,
        "sent",
        "answer",
        new Date(),
      ]);
      await touch("tickets", "updated_at", ticket.id);
      await client.query("commit");
    } finally {
      client.release();
    }
  });
}

type Ask = (session: string, question: string) => Promise<void>;

async function chat(ask: Ask): Promise<number> {
  const sessions = Array.from({ length: lanes }, () => "");
  return perSecond(async (lane, n) => {
    if (n % 15 === 0) sessions[lane] = `session_${randomBytes(16).toString("hex")}`;
    await ask(sessions[lane] as string, question(n * lanes + lane, chunks));
  });
}

const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Measures durable chat messages per second over HTTP with the agent's answers, compared with pg alone on this
 * machine: only the two rows, and the same writes in the same two transactions. The load generator, the server and
 * the database share the machine.
 */
export async function run(): Promise<object> {
  await using stage = await startProduct();
  await trainAgent({ context: stage.context } as never, stage.organizationId, entries(chunks));
  const ask = chatClient(stage, lanes);
  await chat(ask);
  const tickets = await ticketsOf(stage);
  const rounds: { answered: number; writes: number; rows: number }[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    rounds.push({
      answered: await chat(ask),
      writes: await bareWrites(stage, tickets),
      rows: await bareRows(stage, tickets),
    });
  return {
    lanes,
    rounds: rounds.map((pair) => ({
      answered_per_s: round(pair.answered, 0),
      same_writes_per_s: round(pair.writes, 0),
      bare_rows_per_s: round(pair.rows, 0),
    })),
    ratio_to_same_writes: round(middle(rounds.map((pair) => pair.answered / pair.writes))),
    ratio_to_bare_rows: round(middle(rounds.map((pair) => pair.answered / pair.rows))),
  };
}
