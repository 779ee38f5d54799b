import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import type { WrittenFaq } from "#server/versions/written-faqs.ts";
import * as rules from "./rules.ts";
import * as store from "./store.ts";

/** Everything written in the portal, for a training inside its own transaction, with what the version keeps of it. */
export async function takeFaqs(
  db: TenantDb,
  organizationId: OrganizationId,
): Promise<{ written: WrittenFaq[]; ids: string[]; revisions: string[] }> {
  const rows = await store.allFaqs(db, organizationId);
  return {
    written: rows.map(rules.writtenFaq),
    ids: rows.map((row) => row.id),
    revisions: rows.map((row) => row.revision),
  };
}

/** For the knowledge page, inside its transaction: how many changes wait for training. */
export async function countPending(db: TenantDb, organizationId: OrganizationId): Promise<number> {
  return (await store.countFaqs(db, organizationId, await store.liveFaqs(db, organizationId))).pending;
}

/** True when an agent could be trained on what was written alone. */
export async function isAnythingWritten(db: TenantDb, organizationId: OrganizationId): Promise<boolean> {
  return (await store.allFaqs(db, organizationId)).some((row) => row.kind === "written");
}

export { forgetDeleted } from "./store.ts";
