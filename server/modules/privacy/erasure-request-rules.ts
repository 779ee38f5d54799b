import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const claims = z.looseObject({
  user_id: z.union([z.string(), z.number()]).transform(String),
  algorithm: z.string(),
  issued_at: z.number(),
});
/** Maximum age of a request, so that an old copy cannot delete newer data. */
const longestMs = 24 * 60 * 60_000;

/**
 * Returns the person of a signed_request: signature, dot, claims, both in base64url; the signature covers the
 * second part as written. Null when it is invalid, too old, or not signed with one of the secrets.
 */
export function readSignedPerson(
  signedRequest: string,
  secrets: readonly string[],
  now: Date,
): string | null {
  const [signature, payload, ...more] = signedRequest.split(".");
  if (!signature || !payload || more.length > 0) return null;
  const received = Buffer.from(signature, "base64url");
  const isGenuine = secrets.some((secret) => {
    const expected = createHmac("sha256", secret).update(payload).digest();
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
  if (!isGenuine) return null;
  const read = claims.safeParse(parsePayload(payload));
  if (!read.success || read.data.algorithm.toUpperCase() !== "HMAC-SHA256") return null;
  const { issued_at: issued, user_id: person } = read.data;
  if (Math.abs(now.getTime() - issued * 1000) > longestMs) return null;
  return person;
}

function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns the confirmation code of a request, which is the same for the same request and cannot be guessed. */
export function confirmationCode(master: string, signedRequest: string): string {
  const bytes = createHmac("sha256", master).update(`data deletion:${signedRequest}`).digest();
  return Array.from(bytes.subarray(0, 16), (byte) => letters[byte % 32]).join("");
}
