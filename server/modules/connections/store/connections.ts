import { sql } from "kysely";
import type { ConnectedKind, Platform } from "#server/channels/channel.ts";
import type { Db } from "#server/db/organization.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";

export interface ConnectionRow {
  id: string;
  kind: ConnectedKind;
  account: string;
  account_group: string | null;
  name: string;
  details: Record<string, unknown>;
  sealed_secrets: string | null;
  token_expires_at: Date | null;
  enabled: boolean;
  /** Whether a public reply says that a comment was answered in private. */
  notices: boolean;
  problem: string | null;
  last_in_at: Date | null;
  last_out_at: Date | null;
  paused_until: Date | null;
  consecutive_failures: number;
  synced_at: Date | null;
  connected_at: Date;
}

const columns = [
  "id",
  "kind",
  "account",
  "account_group",
  "name",
  "details",
  "sealed_secrets",
  "token_expires_at",
  "enabled",
  "notices",
  "problem",
  "last_in_at",
  "last_out_at",
  "paused_until",
  "consecutive_failures",
  "synced_at",
  "connected_at",
] as const;

const liveConnections = (db: TenantDb) =>
  db
    .selectFrom("channel_connections")
    .select(columns)
    .where("organization_id", "=", db.tenant.id)
    .where("disconnected_at", "is", null);

export async function readConnections(db: TenantDb): Promise<ConnectionRow[]> {
  return (await liveConnections(db).execute()) as ConnectionRow[];
}

/** Reads connected accounts first, then disconnected ones, the latest first. */
export async function readAccess(db: TenantDb, limit: number) {
  const rows = await db
    .selectFrom("channel_connections")
    .select(["id", "kind", "name", "connected_at", "disconnected_at"])
    .where("organization_id", "=", db.tenant.id)
    .orderBy(sql`disconnected_at desc nulls first`)
    .orderBy("connected_at", "desc")
    .limit(limit)
    .execute();
  return rows as (Omit<(typeof rows)[number], "kind"> & { kind: ConnectedKind })[];
}

export async function readConnection(
  db: TenantDb,
  which: { kind: string } | { id: string },
): Promise<ConnectionRow | null> {
  const query = liveConnections(db);
  const row = await (
    "kind" in which ? query.where("kind", "=", which.kind) : query.where("id", "=", which.id)
  )
    .limit(1)
    .executeTakeFirst();
  return (row as ConnectionRow | undefined) ?? null;
}

export interface NewConnection {
  id: string;
  kind: ConnectedKind;
  account: string;
  group: string | null;
  name: string;
  details: Record<string, unknown>;
  sealed: string;
  tokenExpiresAt: Date | null;
  memberId: string;
}

/**
 * Stores a connection; throws a unique violation when another organisation, or this one through another channel, has
 * the account.
 */
export async function insertConnection(db: TenantDb, connection: NewConnection, at: Date): Promise<void> {
  await db
    .insertInto("channel_connections")
    .values({
      id: connection.id,
      organization_id: db.tenant.id,
      kind: connection.kind,
      account: connection.account,
      account_group: connection.group,
      name: connection.name,
      details: JSON.stringify(connection.details),
      sealed_secrets: connection.sealed,
      token_expires_at: connection.tokenExpiresAt,
      connected_by: connection.memberId,
      connected_at: at,
    })
    .execute();
}

/** Whether the account is connected in another organisation, or in this one through another channel. */
export async function isAccountConnected(
  tenant: Tenant,
  platform: Platform,
  account: string,
  kind: ConnectedKind,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select gate.account_is_taken(${platform}, ${account}, ${tenant.id}, ${kind}) as taken`.execute(tenant.db);
  return rows[0]?.taken ?? false;
}

/** Whether any organisation is connected to an account of the same group. */
export async function isGroupConnected(db: Db, platform: Platform, group: string): Promise<boolean> {
  const { rows } = await sql<{ lives: boolean }>`
    select gate.account_group_lives(${platform}, ${group}) as lives`.execute(db);
  return rows[0]?.lives ?? false;
}

export interface ConnectingAccount {
  platform: Platform;
  account: string;
  group: string | null;
}

/** Refuses events of the account until that time, as long as no connection has it. */
export async function insertConnectingAccount(
  db: TenantDb,
  { id, platform, account, group }: ConnectingAccount & { id: string },
  { at, until }: { at: Date; until: Date },
): Promise<void> {
  await db
    .deleteFrom("connecting_accounts")
    .where("organization_id", "=", db.tenant.id)
    .where("until", "<", at)
    .execute();
  await db
    .insertInto("connecting_accounts")
    .values({ id, organization_id: db.tenant.id, platform, account, account_group: group, until })
    .execute();
}

export async function deleteConnectingAccount(db: TenantDb, id: string): Promise<void> {
  await db
    .deleteFrom("connecting_accounts")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

/** Disconnects an account and deletes its secrets; its received events are kept. */
export async function endConnection(db: TenantDb, id: string, at: Date): Promise<void> {
  await changeConnection(db, id, { disconnected_at: at, sealed_secrets: null });
}

/**
 * Moves the data of the account's last connection to the new one: unread events, attachments that were not fetched yet, and
 * templates of waiting campaigns.
 */
export async function transferToNewConnection(
  db: TenantDb,
  { id, kind, account }: { id: string; kind: ConnectedKind; account: string },
): Promise<void> {
  await sql`select gate.take_over_connection(${db.tenant.id}, ${id}::uuid, ${kind}, ${account})`.execute(db);
}

export interface ConnectionColumns {
  enabled?: boolean;
  notices?: boolean;
  name?: string;
  sealed_secrets?: string | null;
  token_expires_at?: Date | null;
  disconnected_at?: Date;
  problem?: string | null;
  problem_at?: Date | null;
  paused_until?: Date | null;
  consecutive_failures?: number;
  last_in_at?: Date;
  last_out_at?: Date;
  synced_at?: Date;
}

export async function changeConnection(
  db: TenantDb,
  id: string,
  change: ConnectionColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("channel_connections")
    .set(change)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("disconnected_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Updates the template settings of a connection, even if its account was disconnected in the meantime. */
export async function updateTemplateSettings(
  db: TenantDb,
  id: string,
  change: { templates_at?: Date; reopening_id?: string | null; reopening_values?: string[] },
): Promise<void> {
  await db
    .updateTable("channel_connections")
    .set(change)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

/**
 * Counts a failure and pauses the account for the time in `pausesMs` that belongs to this number of consecutive
 * failures.
 */
export async function recordConnectionFailure(
  db: TenantDb,
  id: string,
  pausesMs: readonly number[],
  at: Date,
): Promise<void> {
  await sql`update channel_connections set consecutive_failures = least(consecutive_failures + 1, 1000),
      paused_until = greatest(paused_until, ${at}::timestamptz + make_interval(secs =>
        (${pausesMs}::double precision[])[least(consecutive_failures + 1, ${pausesMs.length})] / 1000))
    where organization_id = ${db.tenant.id} and id = ${id}::uuid`.execute(db);
}

export async function mergeConnectionDetails(
  db: TenantDb,
  id: string,
  details: Record<string, unknown>,
): Promise<void> {
  await sql`update channel_connections set details = details || ${JSON.stringify(details)}::jsonb
    where organization_id = ${db.tenant.id} and id = ${id}::uuid and disconnected_at is null`.execute(db);
}

/** Counts the messages of the last week whose delivery failed or is unknown, by channel. */
export async function countUndelivered(db: TenantDb, since: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ channel: string; count: number }>`
    select c.channel, count(*)::int as count from messages m
    join contacts c on c.organization_id = m.organization_id and c.conversation_id = m.conversation_id
    where m.organization_id = ${db.tenant.id} and m.author in ('agent', 'staff') and m.status in ('uncertain', 'failed')
      and m.notice_of is null
      and m.created_at > ${since}
    group by c.channel`.execute(db);
  return new Map(rows.map((row) => [row.channel, row.count]));
}

export async function connectedChannels(
  db: Db,
): Promise<{ organization_id: string; connection_id: string; kind: ConnectedKind }[]> {
  const { rows } = await sql<{ organization_id: string; connection_id: string; kind: ConnectedKind }>`
    select * from gate.connected_channels()`.execute(db);
  return rows;
}

/** Queues messages that waited for the channel to be connected again. */
export async function resumeWaitingConversations(
  db: TenantDb,
  kind: string,
): Promise<{ message_id: string; conversation_id: string }[]> {
  const { rows } = await sql<{ message_id: string; conversation_id: string }>`
    select distinct on (m.conversation_id) m.id as message_id, m.conversation_id from messages m
    join contacts c on c.organization_id = m.organization_id and c.conversation_id = m.conversation_id
    where m.organization_id = ${db.tenant.id} and c.channel = ${kind} and m.author <> 'customer' and m.status = 'queued'
    order by m.conversation_id, m.created_at`.execute(db);
  return rows;
}
