import { extensionOf } from "./read.ts";

/**
 * Whether a file's bytes cannot be what its name says, found without parsing it in under a millisecond per megabyte.
 * Such an upload is refused at once, while the owner is still on the page; reading checks files completely.
 */
export function isOtherTypeAtSight(bytes: Uint8Array, filename: string): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (extensionOf(filename)) {
    case "pdf":
      return !file.subarray(0, 1024).includes("%PDF-");
    case "doc":
      return !isOle(file) || !hasStream(file, "WordDocument");
    case "xls":
      return !isOle(file) || !(hasStream(file, "Workbook") || hasStream(file, "Book"));
    case "docx":
      return !(isEncryptedPackage(file) || isPackage(file, "word/", "xl/"));
    case "xlsx":
      return !(isEncryptedPackage(file) || isPackage(file, "xl/", "word/"));
    default:
      return true;
  }
}

const oleMagic = Buffer.from("d0cf11e0a1b11ae1", "hex");
const isOle = (file: Buffer) => file.subarray(0, 8).equals(oleMagic);

/** Stream names are stored in the container's directory with two bytes for each letter. */
const hasStream = (file: Buffer, name: string) => file.includes(Buffer.from(name, "utf16le"));

/** A docx or xlsx with a password is stored in the old container; reading tells the owner about the password. */
const isEncryptedPackage = (file: Buffer) => isOle(file) && hasStream(file, "EncryptedPackage");

/** Names of a zip's entries are never compressed. A truncated file may lack any of them; reading reports it as damaged. */
function isPackage(file: Buffer, mainPart: string, otherPart: string): boolean {
  if (file.toString("latin1", 0, 2) !== "PK") return false;
  const isWhole = file.includes("PK\u0005\u0006", 0, "latin1");
  if (isWhole && !file.includes("[Content_Types].xml")) return false;
  return file.includes(mainPart) || !(file.includes(otherPart) || file.includes("ppt/"));
}
