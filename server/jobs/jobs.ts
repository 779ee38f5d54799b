import { sql } from "kysely";
import type { ClientBase } from "pg";
import type { Context } from "#server/context.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { currentTraceparent } from "#server/tracing/tracing.ts";

/** Every job there is, with what it carries: ids only, so that a queue dump holds no customer's words. */
export interface JobPayloads {
  /** Answer a customer's message. In order per conversation. */
  "agent.reply": { organizationId: string; messageId: string };
  /** Hand a staff member's or the agent's message to its channel. In order per conversation. */
  "conversations.deliver": { organizationId: string; messageId: string };
  /** See to requests of which nobody knows what became of them. */
  "reconciliations.tick": Record<string, never>;
  /** Read all that arrived of one customer on a connected account. In order per conversation. */
  "channels.receive": { organizationId: string; connectionId: string; thread: string };
  /** Ask an account what is new. One at a time per account. */
  "channels.sync": { organizationId: string; connectionId: string };
  /** Have every connected account synced, and forget what is kept no longer. */
  "channels.tick": Record<string, never>;
  /** Get an attachment from the platform while it still has it. */
  "attachments.fetch": { organizationId: string; attachmentId: string };
  /** The next messages of a campaign. One job at a time per campaign. */
  "campaigns.send": { organizationId: string; campaignId: string };
  /** Send a reminder that is due. */
  "reminders.send": { organizationId: string; reminderId: string };
  /** Begin what is due, and go on with campaigns whose job was lost. */
  "outreach.tick": Record<string, never>;
  /** Read a source's bytes or page into text. */
  "knowledge.read": { organizationId: string; sourceId: string };
  /** Build, check and publish a version. One at a time per organisation. */
  "knowledge.train": { organizationId: string; trainingId: string };
  /** Group what customers asked and nobody could answer. */
  "gaps.group": { organizationId: string };
  /** Embed the entries of a version, where an embeddings model is set. */
  "models.embed": { organizationId: string; versionId: string };
  /** Read an online payment again from the payment provider. */
  "payments.check": { organizationId: string; paymentId: string };
  /** Have payments read whose time has come. */
  "payments.tick": Record<string, never>;
  /** Do the next step of a renewal by a saved card. */
  "renewals.step": { organizationId: string };
  /** Have renewals looked at that may have a next step. */
  "renewals.tick": Record<string, never>;
  "mail.send": { organizationId: string; mailId: string };
  /** Send the mails that belong to no organisation. */
  "mail.tick": Record<string, never>;
  /** Tell owners of trials and terms that end, and of usage near the limit. */
  "subscriptions.notice": Record<string, never>;
  /** Ask the customer how satisfied they were, after a ticket was closed. */
  "tickets.askRating": { organizationId: string; ticketId: string; closedAt: string };
  /** Tell teams of tickets whose reply is overdue. */
  "tickets.noticeOverdue": Record<string, never>;
  /** Close tickets whose customer has been silent since the agent's answer. */
  "tickets.closeQuiet": Record<string, never>;
  /** Delete the files of an erasure, and write versions anew that know a customer's words. In the queue of trainings. */
  "privacy.finishErasure": { organizationId: string; remainderId: string };
  /** Disconnect all channels of a business that is to be deleted. */
  "privacy.disconnect": { organizationId: string };
  /** Erase a business whose waiting time is over. */
  "privacy.eraseOrganization": { organizationId: string; deletionId: string };
  /** Erase the closed conversations that businesses keep no longer. */
  "privacy.tick": Record<string, never>;
  /** Make a copy of everything a business has stored. One at a time over all businesses. */
  "privacy.makeCopy": { organizationId: string; copyId: string };
  /** Delete the file of such a copy when its time is over. */
  "privacy.deleteCopy": { organizationId: string; copyId: string };
  /** Tell an outgoing webhook of an event. */
  "webhooks.deliver": { organizationId: string; deliveryId: string };
  /** Delete old deliveries of outgoing webhooks. */
  "webhooks.tick": Record<string, never>;
  /** Sum up the rows that messages and tickets added to what the dashboard counts. */
  "activity.fold": Record<string, never>;
  /** Count the trends of industries over the businesses that share. */
  "trends.count": Record<string, never>;
}

export type JobName = keyof JobPayloads;

/** Does the job and returns a sentence saying what it did, or why it did nothing; logs and tests read it. */
export type Job<N extends JobName> = (
  subject: JobSubject<N>,
  payload: JobPayloads[N],
  attempt: Attempt,
) => Promise<string>;

/** A job of one organisation works for its tenant; one that looks after all of them gets the services alone. */
type JobSubject<N extends JobName> = JobPayloads[N] extends { organizationId: string } ? Tenant : Context;

/** Which try this is; on the last one a job must leave the customer with a human rather than with silence. */
export interface Attempt {
  number: number;
  last: boolean;
}

export type JobTable = { [N in JobName]: Job<N> };

export interface EnqueueOptions {
  /** Jobs of one queue run one after the other, in the order they came. */
  queue?: string;
  runAt?: Date;
  /** A second job with the same key replaces the first while that has not begun. */
  key?: string;
  /** A job with this key that waits for its first attempt keeps its time. */
  keepRunAt?: boolean;
  /** How often it is tried; add_job.sql says how often when this is left out. */
  attempts?: number;
}

/** While requests are traced, a job belongs to the trace of what added it. */
const traced = (payload: object): object => {
  const traceparent = currentTraceparent();
  return traceparent ? { ...payload, traceparent } : payload;
};

/** Adds a job in the data's own transaction: both are there after the commit, or neither. */
export async function enqueue<N extends JobName>(
  db: TenantDb,
  name: N,
  payload: Omit<JobPayloads[N], "organizationId">,
  { queue, runAt, key, keepRunAt = false, attempts }: EnqueueOptions = {},
): Promise<void> {
  // The transaction's own organisation becomes part of the payload.
  await sql`/* enqueue_job */ select gate.enqueue_job(${name}, ${JSON.stringify(traced(payload))}::jsonb, ${queue ?? null}, ${runAt ?? null}::timestamptz, ${key ?? null}, ${attempts ?? null}, ${keepRunAt})`.execute(
    db,
  );
}

export interface NewJob<N extends JobName> {
  name: N;
  payload: JobPayloads[N];
  options: Pick<EnqueueOptions, "queue" | "key" | "attempts">;
}

/** Adds jobs of any organisations, as the owner of the queue. */
export async function enqueueAll<N extends JobName>(client: ClientBase, jobs: NewJob<N>[]): Promise<void> {
  const rows = jobs.map(({ name, payload, options }) => ({
    name,
    payload: traced(payload),
    queue: options.queue ?? null,
    key: options.key ?? null,
    attempts: options.attempts ?? null,
  }));
  await client.query(
    `select add_job(name, payload, queue, null, key, attempts)
     from jsonb_to_recordset($1) as job(name text, payload jsonb, queue text, key text, attempts integer)`,
    [JSON.stringify(rows)],
  );
}
