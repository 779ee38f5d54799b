import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import { pack } from "tar-stream";
import type { Part } from "./manifest.ts";

/** The header of every archive: gzip without a name or a time, fastest compression, unknown system. */
export const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 0xff]);

export interface ArchiveWriter {
  /**
   * Adds a part. The promise resolves when its bytes are on their way to the disk, so that an awaiting caller holds
   * one part in memory.
   */
  add: (name: string, bytes: Uint8Array) => Promise<void>;
  /** The parts that were added so far. */
  parts: Part[];
  /** Renames the file to its final name. Until then it is called `<file>.part`. */
  finish: () => Promise<void>;
  /** Removes the unfinished file. */
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
  // Every later step of the writer reports the failure; without this the process would end first.
  written.catch(() => {});
  // It rejects when writing fails and is pending otherwise, so that a race with it ends only by a failure.
  const failed = written.then(() => new Promise<never>(() => {}));
  const parts: Part[] = [];
  return {
    parts,
    async add(name, bytes) {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      parts.push({ name, bytes: bytes.byteLength, sha256 });
      const added = new Promise<void>((done, fail) => {
        // The callback is called when the compressor has accepted the bytes.
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
 * Replaces the header of gzip, which gzip's own checksum does not cover. With a constant header, any changed byte of
 * an archive is detected.
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
