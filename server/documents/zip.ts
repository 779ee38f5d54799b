import { promisify } from "node:util";
import { constants, crc32, deflateRaw, inflateRawSync } from "node:zlib";
import { Unreadable } from "./problem.ts";

const maxEntries = 10_000;
const maxUnpackedBytes = 100 * 1024 * 1024;
const maxRatio = 100;
/** Smaller files are accepted at any ratio: a short file of blanks compresses that well. */
const ratioAppliesBytes = 2 * 1024 * 1024;

interface Entry {
  name: string;
  packed: Uint8Array;
  method: number;
}

/**
 * Unpacks a Word or Excel file after validating it: number and names of entries, real unpacked size (counted while
 * unpacking, because headers can be wrong), ratio, no document type declarations. Pictures are counted but not kept.
 * Throws `Unreadable` with `unsafe`, `encrypted` or `damaged`.
 */
export function unpackOffice(bytes: Uint8Array): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  let unpacked = 0;
  for (const entry of entriesOf(bytes)) {
    if (isOutside(entry.name)) throw new Unreadable("unsafe");
    const content = inflate(entry, maxUnpackedBytes - unpacked);
    unpacked += content.byteLength;
    if (unpacked > ratioAppliesBytes && unpacked > bytes.byteLength * maxRatio)
      throw new Unreadable("unsafe");
    if (!/\.(xml|rels|vml)$/i.test(entry.name)) continue;
    if (declaresDocumentType(content)) throw new Unreadable("unsafe");
    if (parts.has(entry.name)) throw new Unreadable("unsafe"); // Two entries with the same name could be read differently by two parsers.
    parts.set(entry.name, content);
  }
  return parts;
}

/** Packs the validated entries without compression, so that the following parser sees exactly these. */
export function packStored(parts: Map<string, Uint8Array>): Uint8Array {
  return pack([...parts].map(([name, content]) => ({ name, content, packed: content, method: stored })));
}

const stored = 0;
const deflated = 8;
const deflate = promisify(deflateRaw);

/** Packs a zip for download. The work is done outside of the event loop. */
export async function packDeflated(parts: Map<string, Uint8Array>): Promise<Uint8Array> {
  const packed = [...parts].map(async ([name, content]) => ({
    name,
    content,
    packed: new Uint8Array(await deflate(content)),
    method: deflated,
  }));
  return pack(await Promise.all(packed));
}

function pack(entries: (Entry & { content: Uint8Array })[]): Uint8Array {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, packed, method } of entries) {
    const nameBytes = Buffer.from(name, "utf8");
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800, 2); // This flag marks names as UTF-8.
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.byteLength, 14);
    fields.writeUInt32LE(content.byteLength, 18);
    fields.writeUInt16LE(nameBytes.length, 22);
    chunks.push(
      Buffer.from("PK\x03\x04", "latin1"),
      fields,
      nameBytes,
      Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength),
    );
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, tail, nameBytes);
    offset += 4 + fields.length + nameBytes.length + packed.byteLength;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...chunks, directoryBytes, end]);
}

function entriesOf(bytes: Uint8Array): Entry[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0 || end + 22 > file.length) throw new Unreadable("damaged");
  const count = file.readUInt16LE(end + 10);
  if (count > maxEntries) throw new Unreadable("unsafe"); // This check also refuses zip64, which no file of 10 MB needs.
  let at = file.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      if (file.toString("latin1", at, at + 4) !== "PK\x01\x02") throw new Unreadable("damaged");
      if ((file.readUInt16LE(at + 8) & 1) !== 0) throw new Unreadable("encrypted");
      const nameLength = file.readUInt16LE(at + 28);
      const name = file.toString("utf8", at + 46, at + 46 + nameLength);
      const packed = packedBytes(file, file.readUInt32LE(at + 42), file.readUInt32LE(at + 20));
      entries.push({ name, packed, method: file.readUInt16LE(at + 10) });
      at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable("damaged"); // The entry's data extends beyond the file.
  }
  return entries;
}

function packedBytes(file: Buffer, header: number, length: number): Uint8Array {
  if (file.toString("latin1", header, header + 4) !== "PK\x03\x04") throw new Unreadable("damaged");
  const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
  if (start + length > file.length) throw new Unreadable("damaged");
  return file.subarray(start, start + length);
}

function inflate({ packed, method }: Entry, budget: number): Uint8Array {
  if (method === 0) {
    if (packed.byteLength > budget) throw new Unreadable("unsafe");
    return packed;
  }
  if (method !== 8) throw new Unreadable("damaged");
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, budget), finishFlush: constants.Z_FINISH });
  } catch (error) {
    throw new Unreadable((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? "unsafe" : "damaged");
  }
}

/**
 * Whether an entry would be written outside the target folder. Nothing is written here, but no valid file has such
 * names.
 */
function isOutside(name: string): boolean {
  return (
    name.startsWith("/") || /^[a-z]:/i.test(name) || name.includes("\0") || name.split(/[/\\]/).includes("..")
  );
}

/** Office never writes document type declarations, with which entity expansion and external entities begin. */
function declaresDocumentType(content: Uint8Array): boolean {
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return xmlDeclarations.some((mark) => buffer.includes(mark));
}

/**
 * The declarations as bytes in every encoding that XML allows, because searching for a UTF-16 string at odd offsets
 * never ends in Node.
 */
const xmlDeclarations = ["<!DOCTYPE", "<!ENTITY"].flatMap((mark) => [
  Buffer.from(mark, "latin1"),
  Buffer.from(mark, "utf16le"),
  Buffer.from(mark, "utf16le").swap16(),
]);
