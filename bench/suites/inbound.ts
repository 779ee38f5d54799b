import { randomBytes, randomUUID } from "node:crypto";
import { trainAgent } from "#server/testing/train-agent.ts";
import { round } from "../figures.ts";
import { entries, question } from "../knowledge.ts";
import { openStage, type Stage } from "../stage.ts";

const seconds = 8;
const lanes = 16;
const chunks = 1_000;

/** Runs `once` in parallel lanes for a while; how many finished per second. */
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

/** The rows of one answered message, inserted bare through pg in one transaction: the limit of this machine. */
async function bare(stage: Stage): Promise<number> {
  const { rows } = await stage.database.ownerPool.query<{ id: string; conversation_id: string }>(
    "select id, conversation_id from tickets where organization_id = $1 limit 1",
    [stage.organizationId],
  );
  const ticket = rows[0] as { id: string; conversation_id: string };
  const text = question(1, chunks);
  return perSecond(async () => {
    const client = await stage.database.ownerPool.connect();
    try {
      await client.query("begin");
      const asked = randomUUID();
      const now = new Date();
      await client.query({
        name: "bare_message",
        text: `insert into messages (id, organization_id, conversation_id, ticket_id, author, text, language, external_id, status, created_at)
               values ($1, $2, $3, $4, 'customer', $5, 'ar', $6, 'received', $7)`,
        values: [asked, stage.organizationId, ticket.conversation_id, ticket.id, text, asked, now],
      });
      await client.query({
        name: "bare_reply",
        text: `insert into messages (organization_id, conversation_id, ticket_id, author, text, language, reply_to, status, decision, confidence, created_at)
               values ($1, $2, $3, 'agent', $4, 'ar', $5, 'sent', 'answer', 0.9, $6)`,
        values: [stage.organizationId, ticket.conversation_id, ticket.id, text, asked, now],
      });
      await client.query("commit");
    } finally {
      client.release();
    }
  });
}

async function chat(stage: Stage): Promise<number> {
  const sessions = Array.from({ length: lanes }, () => "");
  return perSecond(async (lane, n) => {
    if (n % 15 === 0) sessions[lane] = `session_${randomBytes(16).toString("hex")}`;
    const answer = await fetch(`${stage.url}/webhook/chatbot/`, {
      method: "POST",
      headers: { "x-session-id": sessions[lane] as string },
      body: new URLSearchParams({
        customer_msg: question(n * lanes + lane, chunks),
        chat_token: stage.chatToken,
      }),
    });
    await answer.text();
    if (!answer.ok) throw new Error(`the chat answered ${answer.status}`);
  });
}

/** Durable chat messages per second over HTTP with the agent answering, against the same rows inserted bare. */
export async function run(): Promise<object> {
  await using stage = await openStage();
  await trainAgent({ context: stage.context } as never, stage.organizationId, entries(chunks));
  await chat(stage);
  const rounds: { answered: number; bare: number }[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    rounds.push({ answered: await chat(stage), bare: await bare(stage) });
  const ratios = rounds.map((pair) => pair.answered / pair.bare).toSorted((a, b) => a - b);
  return {
    lanes,
    rounds: rounds.map((pair) => ({
      answered_per_s: round(pair.answered, 0),
      bare_per_s: round(pair.bare, 0),
    })),
    ratio: round(ratios[1] ?? Number.NaN),
  };
}
