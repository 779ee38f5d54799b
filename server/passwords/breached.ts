import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

/**
 * A line of the file has 40 hexadecimal digits, then a colon and the number of times that the password was found.
 */
const maxLineBytes = 64;
const hashDigits = 40;

/**
 * Whether a file of breached passwords has this one. It is the list that Have I Been Pwned offers for download, ordered by
 * hash: one SHA-1 in hexadecimal a line. It is searched on the disk, because it has about 40 GB; no part of a
 * password leaves this machine.
 */
export async function isBreachedPassword(path: string, password: string): Promise<boolean> {
  const wanted = createHash("sha1").update(password).digest("hex").toUpperCase();
  await using file = await open(path);
  let [low, high] = [0, (await file.stat()).size];
  // Lines that begin within [low, high) have not been excluded yet.
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const line = await lineFrom(file, middle);
    if (!line || line.start >= high) high = middle;
    else if (line.hash === wanted) return true;
    else if (line.hash < wanted) low = line.start + 1;
    else high = middle;
  }
  return false;
}

/** Returns the first line that begins at the position or after it. */
async function lineFrom(file: FileHandle, position: number): Promise<{ start: number; hash: string } | null> {
  // A line begins at the position itself only when the byte before it ends a line.
  const from = Math.max(0, position - 1);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2 * maxLineBytes), 0, 2 * maxLineBytes, from);
  const text = buffer.toString("latin1", 0, bytesRead);
  const at = position === 0 ? 0 : text.indexOf("\n") + 1;
  if (position > 0 && at === 0) return null;
  const hash = text.slice(at, at + hashDigits).toUpperCase();
  return hash.length === hashDigits ? { start: from + at, hash } : null;
}
