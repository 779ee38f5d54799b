import type { Client } from "pg";
import { until } from "./server-process.ts";
import type { StartedPlatforms } from "./start-platforms.ts";

/** Progress of a customer's message: on its way to us, stored, read, answered, its answer being sent, finished. */
export type MessageProgress = "arriving" | "stored" | "read" | "answered" | "sending" | "over";

/** The result of one customer's message. */
export interface MessageOutcome {
  /** Number of rows of the customer's message, and the states of the agent's answers to it. */
  messages: number;
  answers: string[];
  /** Number of answers that the customer sees: messages on their phone, or mails with different Message-IDs. */
  arrived: number;
}

interface Observed {
  client: Client;
  platforms: StartedPlatforms;
}

const readMessages = async (client: Client, number: string) =>
  (
    await client.query<{ author: string; status: string }>(
      `select m.author, m.status from messages m join contacts c on c.conversation_id = m.conversation_id
       where c.external_id = $1`,
      [number],
    )
  ).rows;

/** Describes what a contact's message still waits for, for the error message of a test. */
const describeWaiting = async ({ client, platforms }: Observed, contact: string) => ({
  messages: await readMessages(client, contact),
  tries: platforms.whatsapp.deliveries.tries
    .filter(({ body }) => body.includes(contact))
    .map(({ status }) => status),
  jobs: (
    await client.query(
      "select name, queue, key, worker_id, claimed_at, run_at, attempts, max_attempts, last_error, now() from jobs",
    )
  ).rows,
  events: (
    await client.query(
      "select thread, stored_at, queued_at, attempts, body::text from channel_events where read_at is null",
    )
  ).rows,
  outbox: (
    await client.query(
      `select o.state, o.why, o.tried_at, o.attempts from outbox o
       join contacts c on c.conversation_id = o.conversation_id where c.external_id = $1`,
      [contact],
    )
  ).rows,
  heartbeats: (await client.query("select * from worker_heartbeats")).rows,
});

const countLines = (platforms: StartedPlatforms, number: string) =>
  platforms.whatsapp.state.lines.filter(({ side, person }) => side === "business" && person === number)
    .length;
const countMails = (platforms: StartedPlatforms, address: string) =>
  new Set(
    platforms.google.sent
      .filter(({ to }) => to.includes(address))
      .map(({ raw }) => /^Message-ID: *(?:\r\n )?(\S+)/im.exec(raw.toString("latin1"))?.[1]),
  ).size;

/** Returns how many answers the customer sees, by number or address. */
export const countArrived = (platforms: StartedPlatforms, contact: string): number =>
  contact.includes("@") ? countMails(platforms, contact) : countLines(platforms, contact);

/** Returns the progress of the messages from these numbers. */
export async function readProgress(client: Client, numbers: string[]): Promise<MessageProgress[]> {
  const { rows } = await client.query<{ standing: MessageProgress }>(
    `select case
       when a.status in ('sent', 'delivered', 'read', 'uncertain', 'failed') then 'over'
       when exists (select 1 from outbox o where o.message_id = a.id and o.state = 'sending') then 'sending'
       when a.id is not null then 'answered'
       when q.id is not null then 'read'
       when exists (select 1 from channel_events e where e.thread = number and e.read_at is null) then 'stored'
       else 'arriving' end as standing
     from unnest($1::text[]) as number
     left join contacts c on c.external_id = number
     left join messages q on q.conversation_id = c.conversation_id and q.author = 'customer'
     left join messages a on a.conversation_id = c.conversation_id and a.author = 'agent'`,
    [numbers],
  );
  return rows.map(({ standing }) => standing);
}

/** Waits until the answer to the customer is final, and returns the result. */
export async function awaitOutcome(observed: Observed, contact: string): Promise<MessageOutcome> {
  const { client, platforms } = observed;
  const ended = ["sent", "delivered", "read", "uncertain", "failed"];
  const isOver = async () => {
    await platforms.settled();
    const answers = (await readMessages(client, contact)).filter(({ author }) => author === "agent");
    if (answers.length === 0 || !answers.every(({ status }) => ended.includes(status))) return false;
    // No work is left that could still send or change something. A job that was requested again while a process
    // held it is not run any more: the queue uses up its attempts at once, and another job replaces it.
    const { rowCount } = await client.query(
      `select 1 from jobs
       where run_at < now() + interval '1 minute' and (attempts < max_attempts or worker_id is not null)
       union all select 1 from channel_events where read_at is null limit 1`,
    );
    return rowCount === 0;
  };
  try {
    await until(isOver, `the end of the answer to ${contact}`);
  } catch (problem) {
    const why = JSON.stringify(await describeWaiting({ client, platforms }, contact));
    throw new Error(`${(problem as Error).message}; ${why}`, { cause: problem });
  }
  const rows = await readMessages(client, contact);
  return {
    messages: rows.filter(({ author }) => author === "customer").length,
    answers: rows.filter(({ author }) => author === "agent").map(({ status }) => status),
    arrived: countArrived(platforms, contact),
  };
}
