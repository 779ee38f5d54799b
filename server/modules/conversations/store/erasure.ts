import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

/** Messages that are erased, with their tickets. */
export interface ErasedMessages {
  messageIds: string[];
  ticketIds: string[];
}

/**
 * Returns all messages of these conversations. Their contacts are locked, so that nothing is added before the
 * commit.
 */
export async function lockConversations(db: TenantDb, conversationIds: string[]): Promise<ErasedMessages> {
  await sql`select 1 from contacts where organization_id = ${db.tenant.id}
    and conversation_id = any(${conversationIds}::uuid[]) order by id for update`.execute(db);
  const { rows } = await sql<ErasedMessages>`select
    array(select id from messages where organization_id = ${db.tenant.id}
      and conversation_id = any(${conversationIds}::uuid[])) as "messageIds",
    array(select id from tickets where organization_id = ${db.tenant.id}
      and conversation_id = any(${conversationIds}::uuid[])) as "ticketIds"`.execute(db);
  return rows[0] ?? { messageIds: [], ticketIds: [] };
}

export interface BesideMessages {
  fileKeys: string[];
  attachmentIds: string[];
  mailIds: string[];
  reminderIds: string[];
  postIds: string[];
}

/** Finds the data outside the rows that belongs to the messages: files, copies of mails, jobs and posts. */
export async function findBeside(
  db: TenantDb,
  { messageIds, ticketIds }: ErasedMessages,
): Promise<BesideMessages> {
  const organizationId = db.tenant.id;
  const { rows } = await sql<BesideMessages>`/* beside_messages */ select
    array(select distinct file_key from attachments where organization_id = ${organizationId}
      and message_id = any(${messageIds}::uuid[]) and file_key is not null) as "fileKeys",
    array(select id from attachments where organization_id = ${organizationId}
      and message_id = any(${messageIds}::uuid[])) as "attachmentIds",
    array(select id from mails where organization_id = ${organizationId} and ticket_id = any(${ticketIds}::uuid[])) as "mailIds",
    array(select id from reminders where organization_id = ${organizationId}
      and ticket_id = any(${ticketIds}::uuid[])) as "reminderIds",
    array(select distinct post_id from messages where organization_id = ${organizationId}
      and id = any(${messageIds}::uuid[]) and post_id is not null) as "postIds"`.execute(db);
  return rows[0] ?? { fileKeys: [], attachmentIds: [], mailIds: [], reminderIds: [], postIds: [] };
}

/** Finds files that no row refers to any more. A campaign's picture is one file for all its recipients. */
export async function findUnusedFiles(db: TenantDb, fileKeys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`/* unused_files */
    select key from unnest(${fileKeys}::text[]) as given(key)
    where not exists (select 1 from attachments a where a.organization_id = ${db.tenant.id} and a.file_key = key)
      and not exists (select 1 from campaigns p where p.organization_id = ${db.tenant.id} and p.picture_key = key)`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

/** Deletes posts without comments. */
export async function deleteUnusedPosts(db: TenantDb, postIds: string[]): Promise<void> {
  await sql`delete from posts p where p.organization_id = ${db.tenant.id} and p.id = any(${postIds}::uuid[])
    and not exists (select 1 from messages m where m.organization_id = p.organization_id and m.post_id = p.id)`.execute(
    db,
  );
}

/** Renames an answer in the citations of all replies, because its earlier title was a customer's words. */
export async function retitleCitations(
  db: TenantDb,
  { entryId, gone, title }: { entryId: string; gone: string[]; title: string },
): Promise<void> {
  await sql`/* retitle_citations */ update messages m set citations = (
      select jsonb_agg(case when c ->> 'entry_id' = ${entryId} and c ->> 'title' = any(${gone}::text[])
        then jsonb_set(c, '{title}', to_jsonb(${title}::text)) else c end order by place)
      from jsonb_array_elements(m.citations) with ordinality as x (c, place))
    where m.organization_id = ${db.tenant.id} and m.author = 'agent'
      and m.citations @> ${JSON.stringify([{ entry_id: entryId }])}::jsonb`.execute(db);
}
