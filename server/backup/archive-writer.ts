import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import { pack } from "tar-stream";
import type { Part } from "./manifest.ts";

/** The first bytes of every archive: gzip without a name or a time, made fast, by an unnamed system. */
export const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 0xff]);

export interface ArchiveWriter {
  /** Resolves when the bytes are on their way to the disk, so that whoever awaits it holds one part in memory. */
  add: (name: string, bytes: Uint8Array) => Promise<void>;
  /** What was added so far. */
  parts: Part[];
  /** Gives the file its name. Until then it is called `<file>.part`. */
  finish: () => Promise<void>;
  /** Removes what was written. */
  abandon: () => Promise<void>;
}

/** Writes a compressed tar file that only its owner may read. */
export function writeArchive(file: string, signal: AbortSignal): ArchiveWriter {
  const unfinished = `${file}.part`;
  const tar = pack();
  const written = pipeline(
    tar,
    createGzip({ level: constants.Z_BEST_SPEED }),
    withFixedHeader(),
    createWriteStream(unfinished, { mode: 0o600, flags: "w", flush: true }),
    { signal },
  );
  // Every later step of the writer reports the failure; this keeps it from ending the process before.
  written.catch(() => {});
  const failed = written.then(() => new Promise<never>(() => {}));
  const parts: Part[] = [];
  return {
    parts,
    async add(name, bytes) {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      parts.push({ name, bytes: bytes.byteLength, sha256 });
      const added = new Promise<void>((done, fail) => {
        // The callback waits until the compressor has taken the bytes.
        const entry = tar.entry({ name, size: bytes.byteLength, mode: 0o600 }, (problem) =>
          problem ? fail(problem) : done(),
        );
        entry.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      });
      added.catch(() => {});
      await Promise.race([added, failed]);
    },
    async finish() {
      tar.finalize();
      await written;
      await rename(unfinished, file);
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
}

/**
 * gzip's own checksum does not cover its header. With a header that is the same in every archive, any changed byte of an
 * archive is noticed.
 */
function withFixedHeader(): Transform {
  let isFirst = true;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isFirst) gzipHeader.copy(chunk);
      isFirst = false;
      done(null, chunk);
    },
  });
}
