import { randomUUID } from "node:crypto";
import { hash, hashRaw, verify } from "@node-rs/argon2";

/** Argon2id with the minimum that OWASP recommends: 19 MiB, two passes. It is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let hashed = 0;

/**
 * Returns how many passwords and codes this process has hashed. Each takes a core for about 30 ms, and most of them
 * are attempts to guess.
 */
export const countHashes = (): number => hashed;

export function hashPassword(password: string): Promise<string> {
  hashed += 1;
  return hash(password, cost);
}

/** Returns the same hash for the same text and salt, so that the database can find it. */
export function hashUnderSalt(text: string, salt: Buffer): Promise<Buffer> {
  hashed += 1;
  return hashRaw(text, { ...cost, salt });
}

// This hash is created when the process starts, so that the first unknown address takes no longer than a known one.
const nobodys = hashPassword(randomUUID());

/**
 * Whether the password matches the hash. Without a hash (an unknown address, or an invited member without a
 * password) the same work is done against a dummy hash, so that the duration does not reveal who has an account.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  hashed += 1;
  const same = await verify(passwordHash ?? (await nobodys), password);
  return same && Boolean(passwordHash);
}
