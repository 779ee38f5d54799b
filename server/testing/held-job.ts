import { randomUUID } from "node:crypto";
import pg from "pg";
import { type Addresses, until } from "./server-process.ts";

/** Opens a connection that ignores the end of its server. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/**
 * Waits for a database process of ours whose statement contains `words` and waits for a lock. Only the superuser sees
 * it.
 */
export async function startWaitingProcess(superUrl: string, words: string): Promise<number> {
  const client = await connectTo(superUrl);
  const name = await until(async () => {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where wait_event_type = 'Lock' and application_name like 'wakil %' and query like $1`,
      [`%${words}%`],
    );
    return rows[0]?.name;
  }, `a process that waits in ${words}`);
  await client.end();
  return Number(name.split(" ")[1]);
}

export interface HeldJob extends AsyncDisposable {
  mailId: string;
  /** The process id of the job's owner. */
  pid: number;
  release: () => Promise<void>;
}

/** Starts a mail's job and holds it in the middle of its work until `release`. */
export async function holdJob(database: Addresses, organizationId: string): Promise<HeldJob> {
  const mailId = randomUUID();
  const client = await connectTo(database.ownerUrl);
  const holding = await connectTo(database.ownerUrl);
  await client.query(
    `insert into mails (id, organization_id, to_address, subject, html, text, language, is_account_mail)
     values ($1, $2, 'help@shop.example', 'subject', '<p>text</p>', 'text', 'en', true)`,
    [mailId, organizationId],
  );
  await holding.query("begin");
  await holding.query("select 1 from mails where id = $1 for update", [mailId]);
  await client.query("select add_job('mail.send', $1::jsonb, job_key => $2)", [
    JSON.stringify({ organizationId, mailId }),
    `mail:${mailId}`,
  ]);
  await client.end();
  const pid = await startWaitingProcess(database.superUrl, "mails");
  return {
    mailId,
    pid,
    release: async () => void (await holding.query("rollback")),
    [Symbol.asyncDispose]: () => holding.end().catch(() => {}),
  };
}
