import { createHmac, randomBytes, randomInt } from "node:crypto";

/** JSON as Meta writes it: everything beyond ASCII escaped, and slashes too. A signature is over these very bytes. */
export const metaJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("/", "\\/")
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The value of X-Hub-Signature-256. */
export const metaSignature = (secret: string, body: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** The value of x-twitter-webhooks-signature, and of a CRC's response_token. */
export const xSignature = (secret: string, body: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("base64")}`;

/** Meta's signed_request: signature, dot, claims, both base64url. */
export function signRequest(secret: string, claims: Record<string, unknown>): string {
  const payload = Buffer.from(metaJson(claims)).toString("base64url");
  return `${createHmac("sha256", secret).update(payload).digest("base64url")}.${payload}`;
}

export const secretWord = (bytes = 24): string => randomBytes(bytes).toString("base64url");

/** Digits as platforms number things, never beginning with a zero. */
export const digits = (length: number): string =>
  String(randomInt(1, 10)) + Array.from({ length: length - 1 }, () => randomInt(10)).join("");

/** What Meta's support asks for with every error. */
export const fbTrace = (): string => `A${randomBytes(16).toString("base64url")}`;
