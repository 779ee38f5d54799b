import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether `header` is `sha256=` and the HMAC of exactly these bytes. Any other form is wrong, also one that a lenient
 * decoder would read as the same bytes.
 */
export function hasValidSignature(
  bytes: Buffer,
  secret: string,
  header: string | undefined,
  encoding: "hex" | "base64",
): boolean {
  if (!secret || !header) return false;
  const expected = Buffer.from(`sha256=${createHmac("sha256", secret).update(bytes).digest(encoding)}`);
  const received = Buffer.from(header);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** Compares two secrets in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
