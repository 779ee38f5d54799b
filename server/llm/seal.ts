import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { derive } from "#server/secrets.ts";

const format = "v1";

const keyOf = (master: string) => createHash("sha256").update(derive(master, "model keys")).digest();

/**
 * Encrypts with AES-256-GCM under a key derived from the installation's secret. `owner` is bound in: a sealed key copied
 * into another organisation's row does not open there.
 */
export function seal(master: string, owner: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(master), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [format, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"))].join(
    ".",
  );
}

/** Null when it was sealed under another secret or for another owner, or was changed: then it has to be entered again. */
export function unseal(master: string, owner: string, sealed: string): string | null {
  const [version, nonce = "", tag = "", body = ""] = sealed.split(".");
  if (version !== format) return null;
  const bytes = (part: string) => Buffer.from(part, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(master), bytes(nonce), { authTagLength: 16 })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(body)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
