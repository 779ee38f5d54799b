import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** One file of an archive. Its bytes are read only when its turn comes, so that one file is in memory at a time. */
export interface ZipEntry {
  name: string;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Whether the content is compressed already, as pictures and recordings are. */
  isCompressed?: boolean;
}

/** Streams a ZIP archive while it is created. Nothing is buffered, and a slow reader slows the creation down. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  changedAt: Date,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem) throw problem;
    ready.push(chunk);
  });
  const take = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, bytes, isCompressed = false } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = changedAt;
    zip.add(file);
    for await (const chunk of bytes) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
