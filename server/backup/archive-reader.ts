import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { gzipHeader } from "./archive-writer.ts";
import { BackupError } from "./backup-error.ts";
import { createDamagedError, type Manifest, manifestName, parseManifest, type Part } from "./manifest.ts";

/** Maximum size of the manifest; the list of a million parts is shorter. */
const maxManifestBytes = 200_000_000;

type Visit = (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>;

/** Passes every entry to `visit`, one after the other, in pieces. */
export async function readArchive(file: string, visit: Visit, signal: AbortSignal): Promise<void> {
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries, { signal });
  // The loop below throws the same error.
  read.catch(() => {});
  for await (const entry of entries) {
    await visit(entry.header.name, entry as AsyncIterable<Buffer>);
    // Unread data of an entry would block the next one.
    entry.resume();
  }
  await read;
}

export async function readWhole(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Reads the whole archive, compares each part with its checksum in the manifest, and returns the manifest. */
export async function verifyArchive(file: string, signal: AbortSignal): Promise<Manifest> {
  await refuseOtherFile(file);
  const parts: Part[] = [];
  let manifest = "";
  try {
    await readArchive(
      file,
      async (name, bytes) => {
        const hash = createHash("sha256");
        const isManifest = name === manifestName;
        // The manifest is the last entry, so anything after it was not written by us.
        if (manifest !== "") throw createDamagedError(file);
        const manifestPieces: Buffer[] = [];
        let size = 0;
        for await (const piece of bytes) {
          size += piece.length;
          hash.update(piece);
          if (isManifest && size > maxManifestBytes) throw createDamagedError(file);
          if (isManifest) manifestPieces.push(piece);
        }
        if (isManifest) manifest = Buffer.concat(manifestPieces).toString("utf8");
        else parts.push({ name, bytes: size, sha256: hash.digest("hex") });
      },
      signal,
    );
  } catch (problem) {
    signal.throwIfAborted();
    // A read error of the disk has a system call; every other error comes from the content.
    if ((problem as NodeJS.ErrnoException).syscall) throw unreadable(file, problem);
    throw createDamagedError(file);
  }
  const found = parseManifest(manifest, file);
  if (JSON.stringify(found.parts) !== JSON.stringify(parts)) throw createDamagedError(file);
  return found;
}

async function refuseOtherFile(file: string): Promise<void> {
  const header = Buffer.alloc(gzipHeader.length);
  try {
    await using handle = await open(file, "r");
    await handle.read(header, 0, header.length, 0);
  } catch (problem) {
    throw unreadable(file, problem);
  }
  if (!header.equals(gzipHeader)) throw createDamagedError(file);
}

const unreadable = (file: string, problem: unknown) =>
  new BackupError(`wakil: ${file} cannot be read: ${(problem as Error).message}`);
