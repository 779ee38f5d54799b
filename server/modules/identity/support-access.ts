import type { SupportAccess } from "#shared/contract/support-access.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { hashToken } from "#server/http/identify.ts";
import { type Tenant, type TenantDb, tenantOf } from "#server/tenant.ts";
import { newToken } from "./new-token.ts";
import { findOrganization } from "./store/operators.ts";
import * as store from "./store/support-access.ts";
import { next, stateAt, type SupportAccessEvent } from "./support-access-state.ts";

const hourMs = 3_600_000;

/** Returns the operators' current access; null while they have none. */
export async function getSupportAccess(tenant: Tenant): Promise<SupportAccess | null> {
  const row = await tenant.transaction((db) => readRunning(db));
  return row && view(row);
}

/** Grants the operators access to the portal for some hours, and notifies its open pages. */
export async function grantSupportAccess(
  tenant: Tenant,
  hours: number,
  memberId: string,
): Promise<SupportAccess> {
  const at = tenant.clock();
  const row = await change(tenant, "granted", async (db, open) => {
    // The access has expired.
    if (open) await store.closeAccess(db, open.id, open.expires_at);
    await store.insertAccess(db, { memberId, at, expiresAt: new Date(at.getTime() + hours * hourMs) });
    return readRunning(db);
  });
  if (!row) throw new Error("an access that was just granted is gone");
  return view(row);
}

/** Ends the access and all sessions that it opened. */
export async function endSupportAccess(tenant: Tenant): Promise<void> {
  await change(tenant, "ended", async (db, open) => {
    if (open) await store.closeAccess(db, open.id, tenant.clock());
  });
}

/** Opens an operator's session in the portal of an organisation whose owner allows it. */
export async function enterOrganization(
  context: Context,
  id: string,
  by: { operatorId: string; userAgent: string },
): Promise<{ token: string; expires_at: string }> {
  if (!(await findOrganization(context.db, id, context.clock()))) throw new Failure("not_found");
  const token = newToken();
  const tenant = tenantOf(context, mintOrganizationId(id));
  const access = await tenant.transaction(
    async (db) => {
      const running = await readRunning(db);
      if (!running) throw new Failure("support_access_off");
      const { id: accessId, expires_at: expiresAt } = running;
      await store.openSupportSession(db, { ...by, accessId, expiresAt, tokenHash: hashToken(token) });
      return running;
    },
    { lock: "support access" },
  );
  return { token, expires_at: access.expires_at.toISOString() };
}

/** Returns the end of the operators' access to an organisation, or null when they may not enter. */
export async function findSupportAccessEnd(context: Context, id: string): Promise<string | null> {
  const row = await tenantOf(context, mintOrganizationId(id)).transaction((db) => readRunning(db));
  return row?.expires_at.toISOString() ?? null;
}

/** Returns the access as the portal shows it to a member, or to the operator whose `own` access it is. */
export async function getSupportAccessOf(
  tenant: Tenant,
  ownAccess: { expiresAt: Date } | null,
): Promise<{ expires_at: string; is_own: boolean } | null> {
  const end = ownAccess
    ? ownAccess.expiresAt
    : (await tenant.transaction((db) => readRunning(db)))?.expires_at;
  return end ? { expires_at: end.toISOString(), is_own: ownAccess !== null } : null;
}

/** Reads the current access. */
async function readRunning(db: TenantDb): Promise<store.SupportAccessRow | null> {
  const open = await store.readOpenAccess(db);
  return stateAt(open, db.tenant.clock()) === "on" ? open : null;
}

async function change<T>(
  tenant: Tenant,
  event: SupportAccessEvent,
  work: (db: TenantDb, open: store.SupportAccessRow | null) => Promise<T>,
): Promise<T> {
  return tenant.transaction(
    async (db) => {
      const open = await store.readOpenAccess(db);
      const outcome = next(stateAt(open, tenant.clock()), event);
      if ("refused" in outcome) throw new Failure(outcome.refused);
      db.publish({ kind: "support_access", id: tenant.id });
      return work(db, open);
    },
    { lock: "support access" },
  );
}

const view = (row: store.SupportAccessRow): SupportAccess => ({
  granted_by: row.granted_by_name,
  granted_at: row.granted_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
  readings: row.readings,
});
