import { randomUUID } from "node:crypto";
import { type AccountAccess, type ChannelCard, type ConnectedKind } from "#shared/contract/channels.ts";
import { connectedKinds as kinds } from "#shared/values/channels.ts";
import type { Context } from "#server/context.ts";
import {
  type Account,
  type Channel,
  type Connection,
  type ConnectionChange,
  ConnectError,
} from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import { isSimulated, missingVariables } from "#server/channels/platforms.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { deliveryQueue } from "#server/jobs/queues.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import {
  buildCards,
  maxConnectingMs,
  failureOf,
  decryptConnection,
  encryptSecrets,
  weekMs,
} from "./connection-rules.ts";
import { canTakeOver, takeOverMailbox } from "./mailbox-proof.ts";
import * as store from "./store/connections.ts";

/** Maximum number of listed accounts; older withdrawals are in the activity log. */
const maxListedAccounts = 50;

/** Returns the adapter of a usable kind; fails with a 404 otherwise. */
export function requireChannel(context: Context, kind: ConnectedKind): Channel {
  const channel = channels[kind];
  if (!channel?.configured(context)) throw new Failure("not_found");
  return channel;
}

export async function listCards(tenant: Tenant): Promise<ChannelCard[]> {
  const since = new Date(tenant.clock().getTime() - weekMs);
  const [rows, undelivered] = await tenant.transaction(async (db) => [
    await store.readConnections(db),
    await store.countUndelivered(db, since),
  ]);
  return buildCards(
    rows,
    undelivered,
    (kind) => channels[kind]?.configured(tenant) ?? false,
    (kind) => isSimulated(tenant, kind),
    (kind) => missingVariables(tenant, kind),
    (kind) => channels[kind]?.answersComments?.(tenant) ?? false,
  );
}

async function cardOf(tenant: Tenant, kind: ConnectedKind): Promise<ChannelCard> {
  const card = (await listCards(tenant)).find((one) => one.kind === kind);
  if (!card) throw new Failure("not_found");
  return card;
}

/** Converts a platform's refusal into a failure; its message goes to the log without secrets. */
export async function withPlatformErrors<T>(context: Context, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (problem) {
    if (problem instanceof Failure) throw problem;
    const code = problem instanceof ConnectError ? problem.code : "connect_failed";
    context.log.warn({ problem: (problem as Error).message }, "a channel was not connected");
    throw new Failure(failureOf[code]);
  }
}

/**
 * Refuses events of an account with a 503 until it is stored, so that the platform repeats them and the first messages are not
 * lost.
 */
export async function withConnectingAccount<T>(
  tenant: Tenant,
  awaited: store.ConnectingAccount,
  work: () => Promise<T>,
): Promise<T> {
  const id = randomUUID();
  const at = tenant.clock();
  const until = new Date(at.getTime() + maxConnectingMs);
  await tenant.transaction((db) => store.insertConnectingAccount(db, { ...awaited, id }, { at, until }));
  try {
    return await work();
  } finally {
    await tenant
      .transaction((db) => store.deleteConnectingAccount(db, id))
      .catch((problem: Error) =>
        tenant.log.warn({ problem: problem.message }, "an account is awaited until its time is over"),
      );
  }
}

const wasTaken = (problem: unknown) =>
  (problem as { code?: string }).code === "23505" &&
  (problem as { constraint?: string }).constraint === "channel_connections_account";

/**
 * Connects an account; the kind's earlier one is disconnected in the same transaction (C218). An account that is
 * connected elsewhere is refused (C222) before the platform is called. The platform is called outside of
 * transactions, because it may be slow: when it refuses, or when this process dies in the meantime, nothing is
 * stored and the earlier account does not change.
 */
export async function connect(
  tenant: Tenant,
  { memberId }: MemberCaller,
  kind: ConnectedKind,
  account: Account,
): Promise<ChannelCard> {
  const channel = requireChannel(tenant, kind);
  const before = await tenant.transaction((db) => store.readConnection(db, { kind }));
  const isAgain = before?.account === account.account;
  const connection: Connection = {
    ...account,
    ...(isAgain && channel.resume && { details: channel.resume(account.details, before.details) }),
    id: randomUUID(),
    organizationId: tenant.id,
    kind,
    tokenExpiresAt: account.tokenExpiresAt ?? null,
    syncedAt: null,
  };
  const isTaken = await store.isAccountConnected(tenant, channel.platform, account.account, kind);
  if (isTaken && !(await canTakeOver(tenant, kind, account))) throw new Failure("channel_taken");
  try {
    const awaited = { platform: channel.platform, account: account.account, group: account.group ?? null };
    const replaced = await withConnectingAccount(tenant, awaited, async () => {
      const change = await withPlatformErrors(tenant, async () => channel.activate?.(tenant, connection));
      if (isTaken) await takeOverMailbox(tenant, account.account);
      return storeConnected(tenant, connection, { group: account.group, memberId }, change);
    });
    if (replaced && replaced.account !== account.account)
      await disconnectAtPlatform(
        tenant,
        channel,
        decryptConnection(tenant, replaced),
        replaced.account_group,
      );
  } catch (problem) {
    const taken = wasTaken(problem);
    // The subscription at the platform is removed, unless another connection uses it.
    if (!taken && !before) await disconnectAtPlatform(tenant, channel, connection, account.group ?? null);
    throw taken ? new Failure("channel_taken") : problem;
  }
  return cardOf(tenant, kind);
}

/** Stores the account in place of the kind's earlier one, which is returned, and queues waiting messages. */
async function storeConnected(
  tenant: Tenant,
  connection: Connection,
  { group, memberId }: { group: string | undefined; memberId: string },
  change: ConnectionChange | undefined,
): Promise<store.ConnectionRow | null> {
  const { id, kind } = connection;
  const at = tenant.clock();
  const fresh: store.NewConnection = {
    id,
    kind,
    account: connection.account,
    group: group ?? null,
    name: connection.name,
    details: { ...connection.details, ...change?.details },
    sealed: encryptSecrets(tenant, id, change?.secrets ?? connection.secrets),
    tokenExpiresAt: change?.tokenExpiresAt === undefined ? connection.tokenExpiresAt : change.tokenExpiresAt,
    memberId,
  };
  return tenant.transaction(
    async (db) => {
      const earlier = await store.readConnection(db, { kind });
      if (earlier) await store.endConnection(db, earlier.id, at);
      await store.insertConnection(db, fresh, at);
      await store.transferToNewConnection(db, fresh);
      for (const waiting of await store.resumeWaitingConversations(db, kind))
        await enqueue(
          db,
          "conversations.deliver",
          { messageId: waiting.message_id },
          { queue: deliveryQueue(waiting.conversation_id) },
        );
      db.publish({ kind: "channel", id });
      return earlier;
    },
    { lock: `channel:${kind}` },
  );
}

/** Disconnects the account at the platform; errors are ignored. */
async function disconnectAtPlatform(
  context: Context,
  channel: Channel,
  connection: Connection | null,
  group: string | null,
): Promise<void> {
  if (!connection || !channel.disconnect) return;
  try {
    const isLast = !group || !(await store.isGroupConnected(context.db, channel.platform, group));
    await channel.disconnect(context, connection, { isLast });
  } catch (problem) {
    context.log.warn(
      { channel: channel.kind, problem: (problem as Error).message },
      "the platform was not told of a disconnected account",
    );
  }
}

export async function disconnect(tenant: Tenant, kind: ConnectedKind): Promise<void> {
  const row = await tenant.transaction(async (db) => {
    const found = await store.readConnection(db, { kind });
    if (!found) throw new Failure("not_found");
    await store.endConnection(db, found.id, tenant.clock());
    db.publish({ kind: "channel", id: found.id });
    return found;
  });
  const channel = channels[kind];
  if (channel) await disconnectAtPlatform(tenant, channel, decryptConnection(tenant, row), row.account_group);
}

/** Lists the accounts that the business has connected, with those whose access was withdrawn. */
export async function listAccess(tenant: Tenant): Promise<AccountAccess[]> {
  const rows = await tenant.transaction((db) => store.readAccess(db, maxListedAccounts));
  return rows.map(({ connected_at, disconnected_at, ...row }) => ({
    ...row,
    connected_at: connected_at.toISOString(),
    withdrawn_at: disconnected_at?.toISOString() ?? null,
  }));
}

export async function updateConnectionSetting(
  tenant: Tenant,
  kind: ConnectedKind,
  change: { enabled: boolean } | { notices: boolean },
): Promise<ChannelCard> {
  await tenant.transaction(async (db) => {
    const row = await store.readConnection(db, { kind });
    if (!row || !(await store.changeConnection(db, row.id, change))) throw new Failure("not_found");
    db.publish({ kind: "channel", id: row.id });
  });
  return cardOf(tenant, kind);
}

// Functions for code that sends and receives ----------------------------------------------------------

/** Lists the connections in the order of their cards. */
export async function listConnectedKinds(db: TenantDb): Promise<ConnectedKind[]> {
  const rows = await store.readConnections(db);
  return kinds.filter((kind) => rows.some((row) => row.kind === kind));
}

/** A connection with its adapter and decrypted secrets; null when it was disconnected. */
export interface ChannelHandle {
  row: store.ConnectionRow;
  channel: Channel;
  connection: Connection;
}

export async function openConnection(
  db: TenantDb,
  which: { kind: string } | { id: string },
): Promise<ChannelHandle | null> {
  const row = await store.readConnection(db, which);
  const channel = row && channels[row.kind];
  const connection = row && decryptConnection(db.tenant, row);
  if (!row || !channel || !connection) return null;
  return { row, channel, connection };
}

/** Stores the data that an adapter returned for its connection. */
export async function applyChange(
  db: TenantDb,
  connection: Connection,
  change: ConnectionChange,
): Promise<void> {
  if (change.details) await store.mergeConnectionDetails(db, connection.id, change.details);
  const columns: store.ConnectionColumns = {
    ...(change.secrets && {
      sealed_secrets: encryptSecrets(db.tenant, connection.id, change.secrets),
    }),
    ...(change.tokenExpiresAt !== undefined && { token_expires_at: change.tokenExpiresAt }),
  };
  if (Object.keys(columns).length > 0) await store.changeConnection(db, connection.id, columns);
}

/** Marks a connection whose access was revoked; its card shows it, and messages wait. */
export async function markReconnectNeeded(tenant: Tenant, id: string, why: string): Promise<void> {
  await tenant.transaction(async (db) => {
    await store.changeConnection(db, id, { problem: why.slice(0, 500), problem_at: tenant.clock() });
    db.publish({ kind: "channel", id });
  });
}
