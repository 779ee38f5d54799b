import type { Context } from "./context.ts";
import { type Db, inOrganization, type OrganizationId, type TransactionOptions } from "./db/organization.ts";
import type { LiveEvent } from "./events/events.ts";

/** An event of the tenant itself. It needs no organisation id, because the tenant has it. */
type TenantEvent = Omit<LiveEvent, "organizationId">;

/**
 * The services of the process for one organisation: the first argument of all code that works for it. Its `db`
 * belongs to no organisation, so row-level security shows no tenant's rows there; these are read and written in
 * `transaction`.
 */
export interface Tenant extends Context {
  readonly id: OrganizationId;
  /**
   * Whether the caller only reads. Its transactions then refuse changes, and reads skip the cleaning-up that they
   * would otherwise do.
   */
  readonly isReadOnly: boolean;
  /** Runs `work` in one transaction that sees this organisation's rows and no others. */
  transaction<T>(work: (db: TenantDb) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

/** A connection in a tenant's transaction: the first argument of all code that reads or writes in one. */
export type TenantDb = Db & {
  readonly tenant: Tenant;
  /**
   * Sends the event after the commit, because a listener reads the data at once. A transaction that fails sends no
   * event.
   */
  publish: (event: TenantEvent) => void;
};

/**
 * Returns the tenant of a caller, a job or a link. `context` is the call's own, which the audit log reads. Where it
 * is read-only, the database refuses every change in its transactions.
 */
export function tenantOf(
  context: Context,
  id: OrganizationId,
  { isReadOnly = false }: { isReadOnly?: boolean } = {},
): Tenant {
  const tenant: Tenant = {
    ...context,
    id,
    isReadOnly,
    async transaction(work, options) {
      const events: TenantEvent[] = [];
      const result = await inOrganization(
        context.db,
        id,
        (db) => work(Object.assign(db, { tenant, publish: (event: TenantEvent) => void events.push(event) })),
        { ...options, isReadOnly },
      );
      for (const event of events) context.events.publish({ ...event, organizationId: id });
      return result;
    },
  };
  return tenant;
}
