import type { OrganizationCopy } from "#shared/contract/organization-copies.ts";
import { organizationFolder } from "#server/files/file-store.ts";
import { Failure } from "#server/http/failure.ts";
import type { FileResult } from "#server/http/serve.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { organizationCopiesQueue } from "#server/jobs/queues.ts";
import type { Tenant } from "#server/tenant.ts";
import * as store from "./store/organization-copies.ts";

const maxListed = 10;

/** Returns the folder of an export's parts in the file store. */
export const copyFolder = (tenant: Tenant, id: string) => `${organizationFolder(tenant.id)}/copy/${id}`;
export const partKey = (tenant: Tenant, id: string, part: number) => `${copyFolder(tenant, id)}/${part}`;

const copyView = (row: store.CopyRow): OrganizationCopy => ({
  id: row.id,
  requested_by: row.requested_by,
  requested_at: row.requested_at.toISOString(),
  state: row.state,
  expires_at: row.expires_at?.toISOString() ?? null,
  size_bytes: row.size_bytes,
  downloads: row.downloads,
});

export async function listCopies(tenant: Tenant): Promise<OrganizationCopy[]> {
  return tenant.transaction(async (db) => (await store.findCopies(db, null, maxListed)).map(copyView));
}

/**
 * Stores the request and queues the export. A second request is refused while the export runs, because it would
 * have the same contents.
 */
export async function requestCopy(tenant: Tenant, memberId: string): Promise<OrganizationCopy> {
  return tenant.transaction(async (db) => {
    const id = await store.insertCopy(db, memberId, tenant.clock());
    if (id === null) throw new Failure("copy_waiting");
    await enqueue(db, "privacy.makeCopy", { copyId: id }, { queue: organizationCopiesQueue, attempts: 5 });
    db.publish({ kind: "privacy", id });
    const [row] = await store.findCopies(db, id, 1);
    return copyView(row as store.CopyRow);
  });
}

/** Streams the parts, so that a large export is never in memory as a whole. */
export async function downloadCopy(tenant: Tenant, id: string): Promise<FileResult> {
  const row = await tenant.transaction(async (db) => {
    const [found] = await store.findCopies(db, id, 1);
    if (!found) throw new Failure("not_found");
    const isOver = found.expires_at !== null && found.expires_at <= tenant.clock();
    if (found.state !== "ready" || isOver) throw new Failure("copy_not_ready");
    await store.countDownload(db, id);
    db.publish({ kind: "privacy", id });
    return found;
  });
  return {
    filename: `wakil-business-${row.requested_at.toISOString().slice(0, 10)}.zip`,
    type: "application/zip",
    bytes: readParts(tenant, row),
  };
}

async function* readParts(tenant: Tenant, { id, parts }: store.CopyRow): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part += 1) yield await tenant.files.get(partKey(tenant, id, part));
}
