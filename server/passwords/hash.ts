import { randomUUID } from "node:crypto";
import { hash, hashRaw, verify } from "@node-rs/argon2";

/** Argon2id as OWASP asks for at least: 19 MiB, two passes. It is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let hashed = 0;

/** How often this process has hashed a password or code: each takes a core for some 30 ms, and guesses take most of them. */
export const countHashes = (): number => hashed;

export function hashPassword(password: string): Promise<string> {
  hashed += 1;
  return hash(password, cost);
}

/** The same text under the same salt gives the same hash, so that the database can find it. */
export function hashUnderSalt(text: string, salt: Buffer): Promise<Buffer> {
  hashed += 1;
  return hashRaw(text, { ...cost, salt });
}

// Made when the process starts, so that the first unknown address takes no longer than a known one.
const nobodys = hashPassword(randomUUID());

/**
 * Whether the password is the one of the hash. Without a hash (an unknown address, an invited member who has chosen
 * none) the same work is done against a hash of nobody: the time must not tell who has an account.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  hashed += 1;
  const same = await verify(passwordHash ?? (await nobodys), password);
  return same && Boolean(passwordHash);
}
