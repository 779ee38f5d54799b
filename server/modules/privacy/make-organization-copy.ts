import { languages } from "#shared/language.ts";
import { FileStoreFull, FileStoreUnavailable } from "#server/files/file-store.ts";
import { zipStream, type ZipEntry } from "#server/files/zip-stream.ts";
import { enqueue, type Job } from "#server/jobs/jobs.ts";
import { organizationCopiesQueue } from "#server/jobs/queues.ts";
import { drawStoredInvoice } from "#server/modules/billing/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { text } from "#server/texts/texts.ts";
import { copiedTables, copyFolders } from "./organization-copy-rules.ts";
import { copyFolder, partKey } from "./organization-copies.ts";
import { safeName } from "./safe-name.ts";
import * as store from "./store/organization-copies.ts";

/** Lifetime of an export. It contains all data, so it is only kept for as long as downloading takes. */
const validDays = 7;
const dayMs = 24 * 60 * 60_000;
const partBytes = 8 * 1024 * 1024;
const rowsAtOnce = 500;
/** Maximum size of a ZIP file without ZIP64. */
const maxFiles = 65_000;
const maxArchiveBytes = 4_000_000_000;

class CopyTooLarge extends Error {}

/** Exports all data of a business. A new attempt after a failure overwrites the earlier parts. */
export const makeCopyJob: Job<"privacy.makeCopy"> = async (tenant, { copyId }, attempt) => {
  const [row] = await tenant.transaction((db) => store.findCopies(db, copyId, 1));
  if (row?.state !== "waiting") return "Skipped: the copy is made, or was given up";
  try {
    await tenant.files.deleteFolder(copyFolder(tenant, copyId));
    const at = tenant.clock();
    // All tables are read in one snapshot.
    const made = await tenant.transaction(
      (db) => writeParts(tenant, copyId, zipStream(entriesOf(db, at), at)),
      {
        isReadOnly: true,
        isSnapshot: true,
      },
    );
    const readyAt = tenant.clock();
    const expiresAt = new Date(readyAt.getTime() + validDays * dayMs);
    await tenant.transaction(async (db) => {
      const change = { state: "ready", ready_at: readyAt, expires_at: expiresAt, ...made } as const;
      await store.changeCopy(db, copyId, "waiting", change);
      const options = { queue: organizationCopiesQueue, runAt: expiresAt, attempts: 20 };
      await enqueue(db, "privacy.deleteCopy", { copyId }, options);
      db.publish({ kind: "privacy", id: copyId });
    });
    return `made a copy of ${made.size_bytes} bytes`;
  } catch (problem) {
    if (!attempt.last && !(problem instanceof CopyTooLarge)) throw problem;
    await giveUp(tenant, copyId);
    if (problem instanceof CopyTooLarge) return "Gave up: more than one archive can hold";
    throw problem;
  }
};

/** Marks an export as failed, so that the owner can request another one. */
async function giveUp(tenant: Tenant, copyId: string): Promise<void> {
  await tenant.transaction(async (db) => {
    await store.changeCopy(db, copyId, "waiting", { state: "failed" });
    db.publish({ kind: "privacy", id: copyId });
  });
  await tenant.files.deleteFolder(copyFolder(tenant, copyId));
}

/** Deletes the file of an expired export. */
export const deleteCopyJob: Job<"privacy.deleteCopy"> = async (tenant, { copyId }) => {
  await tenant.files.deleteFolder(copyFolder(tenant, copyId));
  await tenant.transaction(async (db) => {
    if (await store.changeCopy(db, copyId, "ready", { state: "expired" }))
      db.publish({ kind: "privacy", id: copyId });
  });
  return "deleted the file of a copy";
};

async function writeParts(tenant: Tenant, id: string, archive: AsyncIterable<Uint8Array>) {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let parts = 0;
  let size = 0;
  const write = async () => {
    await tenant.files.put(partKey(tenant, id, parts), Buffer.concat(waiting));
    parts += 1;
    size += bytes;
    waiting = [];
    bytes = 0;
    if (size > maxArchiveBytes) throw new CopyTooLarge();
  };
  for await (const chunk of archive) {
    waiting.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= partBytes) await write();
  }
  if (bytes > 0) await write();
  return { parts, size_bytes: size };
}

async function* entriesOf(db: TenantDb, at: Date): AsyncGenerator<ZipEntry> {
  const bytesOf = (words: string) => [new TextEncoder().encode(words)];
  const files = await store.findFiles(db);
  const invoices = await store.findInvoices(db);
  if (files.length + invoices.length + copiedTables.length > maxFiles) throw new CopyTooLarge();
  yield { name: "README.txt", bytes: bytesOf(readme(at)) };
  for (const { table, folder, without } of copiedTables)
    yield { name: `${folder}/${table}.json`, bytes: rowsAsJson(db, table, without) };
  const missing: string[] = [];
  for (const { folder, id, name, file_key: key } of files) {
    const bytes = await readFile(db.tenant, key);
    if (bytes === null) missing.push(`files/${folder}/${id}`);
    else yield { name: `files/${folder}/${id}${safeName(name)}`, bytes: [bytes], isCompressed: true };
  }
  for (const id of invoices) {
    const { filename, bytes } = await drawStoredInvoice(db, id);
    yield { name: `files/invoices/${filename}`, bytes: [bytes], isCompressed: true };
  }
  // A file that was deleted during the export is listed as missing, while its row is still exported.
  if (missing.length > 0) yield { name: "files/missing.txt", bytes: bytesOf(missing.join("\n")) };
}

/** Reads a file; null for a deleted one. An unavailable file store ends this attempt. */
async function readFile({ files }: Tenant, key: string): Promise<Uint8Array | null> {
  try {
    return await files.get(key);
  } catch (problem) {
    if (problem instanceof FileStoreUnavailable || problem instanceof FileStoreFull) throw problem;
    return null;
  }
}

/** Streams one JSON array. */
async function* rowsAsJson(
  db: TenantDb,
  table: string,
  without: readonly string[],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let isFirst = true;
  for await (const rows of store.readRows(db, table, without, rowsAtOnce)) {
    yield encoder.encode(`${isFirst ? "[\n" : ",\n"}${rows.join(",\n")}`);
    isFirst = false;
  }
  yield encoder.encode(isFirst ? "[]\n" : "\n]\n");
}

/** Returns the description of the archive in both languages. */
const readme = (at: Date): string =>
  languages
    .map((language) =>
      [
        text(language, "organizationCopy:about", { at: at.toISOString() }),
        ...copyFolders.map((folder) => `${folder}/: ${text(language, `organizationCopy:folders.${folder}`)}`),
        text(language, "organizationCopy:files"),
        text(language, "organizationCopy:left"),
      ].join("\n"),
    )
    .join("\n\n");
