import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const claims = z.looseObject({
  user_id: z.union([z.string(), z.number()]).transform(String),
  algorithm: z.string(),
  issued_at: z.number(),
});
/** An old request that somebody kept, or one without a time, must not delete what came since. */
const longestMs = 24 * 60 * 60_000;

/**
 * Who a signed_request is about: signature, dot, claims, both base64url; the signature goes over the second part as it is
 * written. Null when it is not signed with one of the secrets, not of today, or no such thing.
 */
export function readSignedPerson(
  signedRequest: string,
  secrets: readonly string[],
  now: Date,
): string | null {
  const [signature, payload, ...more] = signedRequest.split(".");
  if (!signature || !payload || more.length > 0) return null;
  const given = Buffer.from(signature, "base64url");
  const isGenuine = secrets.some((secret) => {
    const expected = createHmac("sha256", secret).update(payload).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isGenuine) return null;
  const read = claims.safeParse(parsed(payload));
  if (!read.success || read.data.algorithm.toUpperCase() !== "HMAC-SHA256") return null;
  const { issued_at: issued, user_id: person } = read.data;
  if (Math.abs(now.getTime() - issued * 1000) > longestMs) return null;
  return person;
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The same request has the same code, and nobody can count through them. */
export function confirmationCode(master: string, signedRequest: string): string {
  const bytes = createHmac("sha256", master).update(`data deletion:${signedRequest}`).digest();
  return Array.from(bytes.subarray(0, 16), (byte) => letters[byte % 32]).join("");
}
