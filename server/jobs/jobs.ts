import { sql } from "kysely";
import type { ClientBase } from "pg";
import type { Context } from "#server/context.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { currentTraceparent } from "#server/tracing/tracing.ts";

/** All jobs with their payloads, which hold only ids, so that a dump of the queue contains no customer's words. */
export interface JobPayloads {
  /** Answer a customer's message. In order per conversation. */
  "agent.reply": { organizationId: string; messageId: string };
  /** Hand a staff member's or the agent's message to its channel. In order per conversation. */
  "conversations.deliver": { organizationId: string; messageId: string };
  /** Reconcile requests with unknown outcomes. */
  "reconciliations.tick": Record<string, never>;
  /** Read all events of one customer on a connected account. In order per conversation. */
  "channels.receive": { organizationId: string; connectionId: string; thread: string };
  /** Synchronise an account. One at a time per account. */
  "channels.sync": { organizationId: string; connectionId: string };
  /** Queue the synchronisation of all connected accounts, and delete expired data. */
  "channels.tick": Record<string, never>;
  /** Fetch an attachment from the platform before it expires there. */
  "attachments.fetch": { organizationId: string; attachmentId: string };
  /** Send the next messages of a campaign. One job at a time per campaign. */
  "campaigns.send": { organizationId: string; campaignId: string };
  /** Send a reminder that is due. */
  "reminders.send": { organizationId: string; reminderId: string };
  /** Start due campaigns and reminders, and continue campaigns whose job was lost. */
  "outreach.tick": Record<string, never>;
  /** Read a source's bytes or page into text. */
  "knowledge.read": { organizationId: string; sourceId: string };
  /** Build, check and publish a version. One at a time per organisation. */
  "knowledge.train": { organizationId: string; trainingId: string };
  /** Group unanswered questions of customers. */
  "gaps.group": { organizationId: string };
  /** Embed the entries of a version, if an embeddings model is set. */
  "models.embed": { organizationId: string; versionId: string };
  /** Read an online payment again from the payment provider. */
  "payments.check": { organizationId: string; paymentId: string };
  /** Queue the reading of due payments. */
  "payments.tick": Record<string, never>;
  /** Do the next step of a renewal by a saved card. */
  "renewals.step": { organizationId: string };
  /** Queue the renewals that may have a next step. */
  "renewals.tick": Record<string, never>;
  "mail.send": { organizationId: string; mailId: string };
  /** Send the mails that belong to no organisation. */
  "mail.tick": Record<string, never>;
  /** Notify owners of ending trials and terms, and of usage near the limit. */
  "subscriptions.notice": Record<string, never>;
  /** Ask the customer how satisfied they were, after a ticket was closed. */
  "tickets.askRating": { organizationId: string; ticketId: string; closedAt: string };
  /** Notify teams of tickets whose reply is overdue. */
  "tickets.noticeOverdue": Record<string, never>;
  /** Close tickets whose customer has been silent since the agent's answer. */
  "tickets.closeQuiet": Record<string, never>;
  /**
   * Delete the files of an erasure, and rewrite versions that contain a customer's words. In the queue of trainings.
   */
  "privacy.finishErasure": { organizationId: string; remainderId: string };
  /** Disconnect all channels of a business that is to be deleted. */
  "privacy.disconnect": { organizationId: string };
  /** Erase a business whose waiting time is over. */
  "privacy.eraseOrganization": { organizationId: string; deletionId: string };
  /** Erase closed conversations after the businesses' retention periods. */
  "privacy.tick": Record<string, never>;
  /** Delete ended sessions, used links and old mails of all businesses. */
  "privacy.forget": Record<string, never>;
  /** Export all data of a business. One export at a time for all businesses. */
  "privacy.makeCopy": { organizationId: string; copyId: string };
  /** Delete the file of an export when it expires. */
  "privacy.deleteCopy": { organizationId: string; copyId: string };
  /** Deliver an event to an outgoing webhook. */
  "webhooks.deliver": { organizationId: string; deliveryId: string };
  /** Delete old deliveries of outgoing webhooks. */
  "webhooks.tick": Record<string, never>;
  /** Sum up the rows that messages and tickets added to the dashboard's counts. */
  "activity.fold": Record<string, never>;
  /** Count the trends of industries over the businesses that take part. */
  "trends.count": Record<string, never>;
}

export type JobName = keyof JobPayloads;

/** Runs the job and returns a sentence that says what it did, or why it did nothing, for logs and tests. */
export type Job<N extends JobName> = (
  subject: JobSubject<N>,
  payload: JobPayloads[N],
  attempt: Attempt,
) => Promise<string>;

/** A job of one organisation receives its tenant; a job for all organisations receives only the context. */
type JobSubject<N extends JobName> = JobPayloads[N] extends { organizationId: string } ? Tenant : Context;

/** Number of the attempt. After the last one a job must hand the customer over to a person. */
export interface Attempt {
  number: number;
  last: boolean;
}

export type JobTable = { [N in JobName]: Job<N> };

export interface EnqueueOptions {
  /** Jobs of one queue run one after the other, in the order in which they were added. */
  queue?: string;
  runAt?: Date;
  /** A second job with the same key replaces the first one if that has not started. */
  key?: string;
  /** A job with this key that waits for its first attempt keeps its time. */
  keepRunAt?: boolean;
  /** Maximum number of attempts; add_job.sql defines the default. */
  attempts?: number;
}

/** Adds the trace context of the caller, so that the job belongs to the same trace. */
const withTrace = (payload: object): object => {
  const traceparent = currentTraceparent();
  return traceparent ? { ...payload, traceparent } : payload;
};

/** Adds a job in the caller's transaction, so that the job and the data are committed together. */
export async function enqueue<N extends JobName>(
  db: TenantDb,
  name: N,
  payload: Omit<JobPayloads[N], "organizationId">,
  { queue, runAt, key, keepRunAt = false, attempts }: EnqueueOptions = {},
): Promise<void> {
  // The transaction's organisation becomes part of the payload.
  await sql`/* enqueue_job */ select gate.enqueue_job(${name}, ${JSON.stringify(withTrace(payload))}::jsonb, ${queue ?? null}, ${runAt ?? null}::timestamptz, ${key ?? null}, ${attempts ?? null}, ${keepRunAt})`.execute(
    db,
  );
}

export interface NewJob<N extends JobName> {
  name: N;
  payload: JobPayloads[N];
  options: Pick<EnqueueOptions, "queue" | "key" | "attempts">;
}

/** Adds jobs of several organisations, as the owner of the queue. */
export async function enqueueAll<N extends JobName>(client: ClientBase, jobs: NewJob<N>[]): Promise<void> {
  const rows = jobs.map(({ name, payload, options }) => ({
    name,
    payload: withTrace(payload),
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
