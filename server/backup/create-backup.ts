import { randomUUID } from "node:crypto";
import type { Config } from "#server/config.ts";
import { borrowDatabase } from "#server/db/borrow-database.ts";
import { FileStoreUnavailable } from "#server/files/file-store.ts";
import { openFileStore } from "#server/files/open-file-store.ts";
import { readArchivedKey } from "./archived-key.ts";
import { writeArchive } from "./archive-writer.ts";
import { archiveFormat, filesFolder, type Manifest, manifestName, rowsPart } from "./manifest.ts";
import { openSnapshot } from "./snapshot.ts";

/**
 * Writes a backup of the installation into one file, while its servers may be running. The rows are those of one
 * snapshot. The content of a stored file never changes, so the files that the snapshot's rows name are copied as they
 * are; a file that is deleted before it is copied is missing in the backup.
 */
export async function createBackup(
  config: Config,
  file: string,
  product: string,
  signal: AbortSignal,
): Promise<Manifest> {
  const key = readArchivedKey(config);
  await using database = await borrowDatabase(config);
  await using snapshot = await openSnapshot(database.ownerUrl);
  const store = await openFileStore(config);
  const archive = writeArchive(file, signal);
  try {
    const files: Manifest["files"] = { count: 0, bytes: 0, deletedMeanwhile: [], lost: [] };
    const missing: string[] = [];
    for (const fileKey of await snapshot.fileKeys()) {
      signal.throwIfAborted();
      const bytes = await store.get(fileKey).catch((problem: unknown) => {
        if (isAbsent(problem)) return null;
        throw problem;
      });
      if (!bytes) {
        missing.push(fileKey);
        continue;
      }
      await archive.add(filesFolder + fileKey, bytes);
      files.count += 1;
      files.bytes += bytes.byteLength;
    }
    const tables: Manifest["tables"] = [];
    for (const table of snapshot.tables) {
      let parts = 0;
      const rows = await snapshot.copyRows(table, (bytes) =>
        archive.add(rowsPart(table.name, (parts += 1)), bytes),
      );
      tables.push({ ...table, rows });
    }
    if (missing.length > 0) {
      await using now = await openSnapshot(database.ownerUrl);
      const named = new Set(await now.fileKeys());
      for (const each of missing) files[named.has(each) ? "lost" : "deletedMeanwhile"].push(each);
    }
    const manifest: Manifest = {
      format: archiveFormat,
      id: randomUUID(),
      product,
      takenAt: snapshot.takenAt,
      migrations: snapshot.migrations,
      tables,
      sequences: await snapshot.sequences(),
      files,
      key,
      parts: [...archive.parts],
    };
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest)));
    await archive.finish();
    return manifest;
  } catch (problem) {
    await archive.abandon();
    throw problem;
  }
}

/** Whether the store responded that the file does not exist; when the store does not respond, the backup fails. */
const isAbsent = (problem: unknown) => {
  if (problem instanceof FileStoreUnavailable) return false;
  const { code, name } = problem as NodeJS.ErrnoException;
  return code === "ENOENT" || name === "NoSuchKey" || name === "NotFound";
};
