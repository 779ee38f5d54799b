import { CFB } from "@e965/xlsx";
import type { DocumentFormat } from "./document.ts";
import { Unreadable } from "./problem.ts";
import { extensionOf } from "./read.ts";
import { packStored, unpackOffice } from "./zip.ts";

/** A file whose extension and content match. `package` is the validated content of a zip, packed again. */
export type Identified = { format: "pdf" | "doc" | "xls" } | { format: "docx" | "xlsx"; package: Uint8Array };

const pdfMagic = "%PDF-";
const oleMagic = "d0cf11e0a1b11ae1";
const mainPart: Record<"docx" | "xlsx", string> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
};

/**
 * Identifies a file's format. Throws `Unreadable` with `invalid_type`, or with what the container reveals
 * (`encrypted`, `unsafe`, `damaged`).
 */
export function identify(bytes: Uint8Array, filename: string): Identified {
  const extension = extensionOf(filename);
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.byteLength));
  // Some producers write a few bytes before the signature, and every viewer accepts that.
  if (head.includes(pdfMagic)) return expect(extension, { format: "pdf" });
  if (head.toString("hex", 0, 8) === oleMagic) return identifyOle(bytes, extension);
  if (head.toString("latin1", 0, 2) === "PK") return identifyZip(bytes, extension);
  throw new Unreadable("invalid_type");
}

function expect(extension: DocumentFormat | undefined, found: Identified): Identified {
  if (extension !== found.format) throw new Unreadable("invalid_type");
  return found;
}

function identifyZip(bytes: Uint8Array, extension: DocumentFormat | undefined): Identified {
  if (extension !== "docx" && extension !== "xlsx") throw new Unreadable("invalid_type");
  const parts = unpackOffice(bytes);
  const types = parts.get("[Content_Types].xml");
  const text = types ? Buffer.from(types).toString("utf8") : "";
  if (!text.includes(mainPart[extension])) throw new Unreadable("invalid_type");
  return { format: extension, package: packStored(parts) };
}

/** Word, Excel and encrypted Office files share one container format; the names of its streams tell them apart. */
function identifyOle(bytes: Uint8Array, extension: DocumentFormat | undefined): Identified {
  const streams = streamsOf(bytes);
  if (streams.has("encryptedpackage")) {
    if (extension !== "docx" && extension !== "xlsx") throw new Unreadable("invalid_type");
    throw new Unreadable("encrypted");
  }
  const word = streams.get("worddocument");
  if (!word)
    return expect(
      extension,
      streams.has("workbook") || streams.has("book") ? { format: "xls" } : { format: "doc" },
    );
  if (extension !== "doc") throw new Unreadable("invalid_type");
  // Bit 0x0100 of the flags at byte 10 of the file information block: encrypted or obfuscated.
  if (word.length > 12 && ((word[11] ?? 0) & 0x01) !== 0) throw new Unreadable("encrypted");
  return { format: "doc" };
}

/** Returns the streams' contents by their names in lower case. */
function streamsOf(bytes: Uint8Array): Map<string, Uint8Array> {
  try {
    const container = CFB.read(Buffer.from(bytes), { type: "buffer" }) as {
      FileIndex: { name: string; content?: unknown }[];
    };
    return new Map(
      container.FileIndex.map(({ name, content }) => [
        name.toLowerCase(),
        content instanceof Uint8Array ? content : new Uint8Array(Array.isArray(content) ? content : []),
      ]),
    );
  } catch {
    throw new Unreadable("damaged");
  }
}
