// Runs work for one organisation under row-level security; docs/guides/tenancy.md describes it.
import { createHash } from "node:crypto";
import { CompiledQuery, type Kysely } from "kysely";
import type { DB } from "./schema.ts";

export type Db = Kysely<DB>;

declare const minted: unique symbol;

/**
 * The organisation for which a caller works. It is created only from a session, an API key, a log-in or sign-up, a
 * reset link, a chat token, by the jobs that these enqueue, and by an operator who decides about its subscription,
 * answers its support request or looks into its portal with its owner's consent. A plain string does not compile as
 * an OrganizationId.
 */
export type OrganizationId = string & { readonly [minted]: true };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Creates an OrganizationId. Only the places that are named at OrganizationId may call this. */
export function mintOrganizationId(value: string): OrganizationId {
  if (!uuid.test(value)) throw new Error("not an organisation id");
  return value as OrganizationId;
}

const commit = CompiledQuery.raw("commit");
const rollback = CompiledQuery.raw("rollback");

export interface TransactionOptions {
  /**
   * Transactions with the same lock run one after the other, until commit. Two messages of one new customer that arrive
   * together would otherwise open two conversations.
   */
  lock?: string;
  /**
   * Whether named statements run by their generic plan. It is for transactions that run for every message and find all
   * rows by unique keys, because planning such statements again takes longer than running them.
   */
  usesGenericPlan?: boolean;
  /** Whether the database refuses every change. */
  isReadOnly?: boolean;
  /**
   * Whether every statement sees the data of the moment when the first one began, so that data from many tables is
   * consistent.
   */
  isSnapshot?: boolean;
}

/**
 * Runs `work` in one transaction that sees this organisation's rows and no others. The product opens it with
 * `Tenant.transaction`, which adds the tenant and its events. The setting is local to the transaction, because a
 * session-level one would leak into the next user of the pooled connection. BEGIN, the settings and the lock are
 * sent as one message, which saves round trips on every call.
 */
export async function inOrganization<T>(
  db: Db,
  organizationId: OrganizationId,
  work: (db: Db) => Promise<T>,
  { lock, usesGenericPlan = false, isReadOnly = false, isSnapshot = false }: TransactionOptions = {},
): Promise<T> {
  if (!uuid.test(organizationId)) throw new Error("not an organisation id");
  const locking =
    lock === undefined ? "" : `; select pg_advisory_xact_lock(${lockNumber(organizationId, lock)})`;
  const planning = usesGenericPlan ? ", set_config('plan_cache_mode', 'force_generic_plan', true)" : "";
  const mode = `${isSnapshot ? " isolation level repeatable read" : ""}${isReadOnly ? " read only" : ""}`;
  const begin = CompiledQuery.raw(
    `begin${mode}; select set_config('app.organization_id', '${organizationId}', true)${planning}${locking}`,
  );
  return db.connection().execute(async (connection) => {
    await connection.executeQuery(begin);
    try {
      const result = await work(connection);
      await connection.executeQuery(commit);
      return result;
    } catch (problem) {
      await connection.executeQuery(rollback).catch(() => {});
      throw problem;
    }
  });
}

/** Returns a lock's name as the 64-bit number that PostgreSQL uses for locks. */
function lockNumber(organizationId: OrganizationId, lock: string): string {
  return createHash("sha256").update(`${organizationId}:${lock}`).digest().readBigInt64BE().toString();
}
