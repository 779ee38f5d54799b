import { existsSync } from "node:fs";
import { join } from "node:path";
import { until } from "#server/testing/server-process.ts";
import type { Day, StaffTicket } from "./day.ts";
import type { TorturedServer } from "./tortured-server.ts";

interface StoredMessage {
  id: string;
  status: string;
  decision: string | null;
  waits: boolean;
}

/**
 * Maximum time in minutes by which jobs are brought forward: pauses between attempts are, jobs that are due in an
 * hour are not.
 */
const maxPauseMinutes = 5;

/** Waits until no work is left. Pauses between attempts are shortened, because their length is not tested here. */
export async function settle({ product }: TorturedServer): Promise<void> {
  const { client, platforms } = product;
  await until(async () => {
    await platforms.settled();
    await client.query(
      `with hurried as (
         update jobs set run_at = now() where worker_id is null and attempts < max_attempts
           and run_at > now() and run_at < now() + make_interval(mins => $1) returning name
       ) select pg_notify('wakil_jobs', name) from hurried`,
      [maxPauseMinutes],
    );
    await client.query("update pending_replies set due_at = now() where due_at > now()");
    const { rowCount } = await client.query(
      `select 1 from jobs where run_at < now() + make_interval(mins => $1)
         and (attempts < max_attempts or worker_id is not null)
       union all select 1 from channel_events where read_at is null
       union all select 1 from pending_replies
       union all select 1 from outbox where state in ('queued', 'sending') limit 1`,
      [maxPauseMinutes],
    );
    return rowCount === 0;
  }, "the end of the day's work").catch(async (problem: Error) => {
    throw new Error(`${problem.message}: ${JSON.stringify(await whatIsLeft(product.client))}`, {
      cause: problem,
    });
  });
}

async function whatIsLeft(client: TorturedServer["product"]["client"]): Promise<object> {
  const read = async (query: string) => (await client.query(query)).rows as object[];
  return {
    jobs: await read(
      "select name, worker_id, run_at - now() as in, attempts, max_attempts, last_error from jobs order by run_at limit 10",
    ),
    events: await read(
      "select thread, attempts, queued_at from channel_events where read_at is null limit 5",
    ),
    pending: await read("select message_id, due_at from pending_replies limit 5"),
    outbox: await read(
      "select state, why, attempts from outbox where state in ('queued', 'sending') limit 5",
    ),
  };
}

/**
 * Returns the failures in the history of a day as sentences; empty when each acknowledged message is stored once and
 * answered once.
 */
export async function findWrongs(server: TorturedServer, ticket: StaffTicket, day: Day): Promise<string[]> {
  const { product, mailServer } = server;
  const { client } = product;
  const wrongs = day.unexpected.map((line) => `an answer nobody should get: ${line}`);
  for (const contact of day.contacts) {
    const result = await client.query<StoredMessage & { author: string }>(
      `select m.id, m.author, m.status, m.decision, t.status = 'deferred' as waits
       from contacts c join messages m on m.conversation_id = c.conversation_id join tickets t on t.id = m.ticket_id
       where c.external_id = $1`,
      [contact],
    );
    const questions = result.rows.filter(({ author }) => author === "customer").length;
    if (questions !== 1) wrongs.push(`${contact}: the message is there ${questions} times`);
    const answers = result.rows.filter(({ author }) => author === "agent");
    wrongs.push(
      ...answerWrongs(
        contact,
        answers,
        result.rows.some(({ waits }) => waits),
      ),
    );
    wrongs.push(...arrivalWrongs(server, contact, answers));
  }
  const chats = await client.query<{ id: string; replies: number; waits: boolean }>(
    `select m.id, count(r.id)::int as replies, bool_or(t.status = 'deferred') as waits
     from messages m join tickets t on t.id = m.ticket_id left join messages r on r.reply_to = m.id
     where m.id = any($1) group by m.id`,
    [day.chats],
  );
  for (const id of day.chats) {
    const chat = chats.rows.find((row) => row.id === id);
    if (!chat) wrongs.push(`chat ${id}: acknowledged, and not there`);
    else if (chat.replies > 1 || (chat.replies === 0 && !chat.waits))
      wrongs.push(`chat ${id}: ${chat.replies} replies`);
  }
  const twice = await client.query<{ id: string }>(
    "select reply_to as id from messages where reply_to is not null group by reply_to having count(*) > 1",
  );
  for (const { id } of twice.rows) wrongs.push(`message ${id} has two replies`);
  for (const text of day.staffReplies) {
    const rows = (await client.query<StoredMessage>("select status from messages where text = $1", [text]))
      .rows;
    const arrived = product.platforms.whatsapp.state.lines.filter(
      (line) => line.side === "business" && line.person === ticket.number && line.text === text,
    ).length;
    if (rows.length !== 1) wrongs.push(`staff's reply "${text}" is there ${rows.length} times`);
    const isSent = ["sent", "delivered", "read"].includes(rows[0]?.status ?? "");
    if (arrived > 1 || (isSent && arrived === 0))
      wrongs.push(`staff's reply "${text}" (${rows[0]?.status}) arrived ${arrived} times`);
  }
  for (const id of day.sources) {
    const { rows } = await client.query<{ file_key: string; status: string }>(
      "select file_key, status from sources where id = $1",
      [id],
    );
    if (!rows[0]) wrongs.push(`source ${id}: acknowledged, and not there`);
    else if (!existsSync(join(product.dataDir, "files", rows[0].file_key)))
      wrongs.push(`source ${id}: its file is not there`);
  }
  const unsent = await client.query<{ id: string; status: string }>(
    "select id, status from mails where status <> 'sent'",
  );
  for (const { id, status } of unsent.rows) wrongs.push(`mail ${id} is ${status}`);
  const sent = await client.query<{ id: string }>("select id from mails where status = 'sent'");
  for (const { id } of sent.rows)
    if (!mailServer.receivedMails.some(({ raw }) => raw.includes(id)))
      wrongs.push(`mail ${id} counts as sent, and the mail server has none`);
  return wrongs;
}

function answerWrongs(contact: string, answers: StoredMessage[], waits: boolean): string[] {
  if (answers.length > 1) return [`${contact}: ${answers.length} answers`];
  const status = answers[0]?.status;
  if (status !== undefined && ["sent", "delivered", "read", "uncertain"].includes(status)) return [];
  return waits ? [] : [`${contact}: ${status ?? "no answer"}, and no person has it`];
}

function arrivalWrongs({ product }: TorturedServer, contact: string, answers: StoredMessage[]): string[] {
  const arrived = product.arrived(contact);
  const isSent = ["sent", "delivered", "read"].includes(answers[0]?.status ?? "");
  if (arrived > 1) return [`${contact}: the answer arrived ${arrived} times`];
  return isSent && arrived === 0 ? [`${contact}: the answer counts as sent and did not arrive`] : [];
}

/** Deletes the data of earlier days, so that each day is judged by itself and a long run stays fast. */
export async function forgetDay({ product, mailServer }: TorturedServer, ticket: StaffTicket): Promise<void> {
  const { client, platforms } = product;
  await client.query("delete from sources");
  await client.query("delete from mails");
  await client.query("delete from tickets where id <> $1", [ticket.id]);
  mailServer.receivedMails.length = 0;
  platforms.whatsapp.deliveries.tries.length = 0;
}
