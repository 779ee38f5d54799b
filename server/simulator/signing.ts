import { createHmac, randomBytes, randomInt } from "node:crypto";

/**
 * Serialises JSON as Meta does: all non-ASCII characters and slashes are escaped. Signatures are computed over
 * exactly these bytes.
 */
export const metaJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("/", "\\/")
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Returns the value of X-Hub-Signature-256. */
export const metaSignature = (secret: string, body: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** Returns the value of x-twitter-webhooks-signature, and of the response_token of a challenge. */
export const xSignature = (secret: string, body: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("base64")}`;

/** Returns Meta's signed_request: signature, dot, claims, both base64url. */
export function signRequest(secret: string, claims: Record<string, unknown>): string {
  const payload = Buffer.from(metaJson(claims)).toString("base64url");
  return `${createHmac("sha256", secret).update(payload).digest("base64url")}.${payload}`;
}

/** Returns a random token of `bytes` bytes in base64url. */
export const randomSecret = (bytes = 24): string => randomBytes(bytes).toString("base64url");

/** Returns random digits for ids of platforms, never with a leading zero. */
export const randomDigits = (length: number): string =>
  String(randomInt(1, 10)) + Array.from({ length: length - 1 }, () => randomInt(10)).join("");

/** Returns the trace id that Meta's support asks for with every error. */
export const fbTrace = (): string => `A${randomBytes(16).toString("base64url")}`;
