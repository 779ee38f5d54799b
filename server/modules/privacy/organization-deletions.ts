import type { OrganizationDeletion } from "#shared/contract/organization-deletions.ts";
import { patterns } from "#shared/contract/pages.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue, type Job } from "#server/jobs/jobs.ts";
import { deletionMail } from "#server/mail/deletion.ts";
import { queueMail } from "#server/mail/queue.ts";
import { disconnectAll } from "#server/modules/connections/index.ts";
import { closeAccess, readOrganization, requireIdentity } from "#server/modules/identity/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import * as store from "./store/organization-deletions.ts";

/** Waiting period: long enough to notice a mistake, and within the legal limit of 30 days for a request. */
const waitingDays = 14;
const dayMs = 24 * 60 * 60_000;

export const deletionView = (row: store.DeletionRow): OrganizationDeletion => ({
  state: row.state,
  requested_by: row.requested_by_name,
  requested_at: row.requested_at.toISOString(),
  due_at: row.due_at.toISOString(),
});

export async function getDeletion(tenant: Tenant): Promise<OrganizationDeletion | null> {
  const row = await tenant.transaction(store.findOpenDeletion);
  return row && deletionView(row);
}

export async function previewDeletion(tenant: Tenant) {
  return { ...(await tenant.transaction(store.countDeleted)), waiting_days: waitingDays };
}

const normaliseName = (name: string) => name.normalize("NFC").trim().replaceAll(/\s+/g, " ");

/**
 * Stores the request and closes the business: other sessions and API keys end in the same transaction, and a job disconnects
 * its channels. The requester's session stays, so that they see the progress.
 */
export async function requestDeletion(
  tenant: Tenant,
  caller: MemberCaller,
  { name, password, code }: { name: string; password: string; code: string },
): Promise<OrganizationDeletion> {
  const names = await tenant.transaction((db) => store.findNames(db, caller.memberId));
  if (normaliseName(name) !== normaliseName(names.organization_name))
    throw new Failure("invalid_request", { name: ["organization_name_wrong"] });
  await requireIdentity(tenant, caller.user, { password, code });
  const at = tenant.clock();
  const dueAt = new Date(at.getTime() + waitingDays * dayMs);
  return tenant.transaction(async (db) => {
    const row = await store.insertDeletion(db, names, { at, dueAt });
    if (!row) throw new Failure("deletion_waiting");
    await closeAccess(db, caller.tokenHash, at);
    await enqueue(db, "privacy.disconnect", {}, { attempts: 12 });
    await enqueue(db, "privacy.eraseOrganization", { deletionId: row.id }, { runAt: dueAt, attempts: 20 });
    await mailOwners(db, row);
    db.publish({ kind: "privacy", id: row.id });
    return deletionView(row);
  });
}

/** Notifies all owners, each of whom can withdraw the request. */
async function mailOwners(db: TenantDb, row: store.DeletionRow): Promise<void> {
  const organization = await readOrganization(db);
  const language = organization.support_language;
  for (const { name, email } of await store.findOwners(db)) {
    if (email === null) continue;
    const mail = deletionMail({
      language,
      name,
      business: row.organization_name,
      requestedBy: row.requested_by_name,
      dueAt: row.due_at,
      timeZone: organization.time_zone,
      url: `${db.tenant.addresses.public}${patterns.personalData}`,
    });
    await queueMail(db, { to: email, language, isAccountMail: true, ...mail });
  }
}

export async function takeBackDeletion(tenant: Tenant, reason: string): Promise<store.DeletionRow> {
  return tenant.transaction(async (db) => {
    const change = { state: "taken_back", ended_at: tenant.clock(), reason } as const;
    const row = await store.changeDeletion(db, "waiting", change);
    if (!row) throw new Failure("deletion_not_waiting");
    db.publish({ kind: "privacy", id: row.id });
    return row;
  });
}

/** Disconnects the business's channels at the platforms, even if the request was withdrawn in the meantime. */
export const disconnectJob: Job<"privacy.disconnect"> = async (tenant) =>
  `disconnected ${await disconnectAll(tenant)} channels`;
