import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { derive, type EncryptionSecrets } from "./secrets.ts";

const format = "v1";

/** Kinds of encrypted texts; each has a key of its own. */
export type EncryptionPurpose =
  | "model keys"
  | "channel secrets"
  | "refusal keys"
  | "second steps"
  | "webhook secrets"
  | "single sign-on"
  | "card tokens";

const keyOf = (master: string, purpose: EncryptionPurpose) =>
  createHash("sha256").update(derive(master, purpose)).digest();

/**
 * Encrypts with AES-256-GCM under a key derived from the installation's secret. `owner` is authenticated
 * with it, so that a text copied into another row or another organisation cannot be decrypted there.
 */
export function encrypt(
  secrets: EncryptionSecrets,
  purpose: EncryptionPurpose,
  owner: string,
  text: string,
): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secrets.current, purpose), nonce).setAAD(
    Buffer.from(owner),
  );
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [format, ...[nonce, cipher.getAuthTag(), encrypted].map((part) => part.toString("base64url"))].join(
    ".",
  );
}

/** Returns null for a text of another secret or another owner and for a changed text, which then has to be entered again. */
export function decrypt(
  secrets: EncryptionSecrets,
  purpose: EncryptionPurpose,
  owner: string,
  encrypted: string,
): string | null {
  for (const secret of [secrets.current, ...secrets.earlier]) {
    const text = decryptWith(secret, purpose, owner, encrypted);
    if (text !== null) return text;
  }
  return null;
}

/** Encrypts a text of an earlier secret with the current one; null when there is nothing to do. */
export function reencryptSecret(
  secrets: EncryptionSecrets,
  purpose: EncryptionPurpose,
  owner: string,
  encrypted: string,
): string | null {
  if (decryptWith(secrets.current, purpose, owner, encrypted) !== null) return null;
  const text = decrypt(secrets, purpose, owner, encrypted);
  return text === null ? null : encrypt(secrets, purpose, owner, text);
}

function decryptWith(
  master: string,
  purpose: EncryptionPurpose,
  owner: string,
  encrypted: string,
): string | null {
  const [version, nonce = "", tag = "", body = ""] = encrypted.split(".");
  if (version !== format) return null;
  const bytes = (part: string) => Buffer.from(part, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(master, purpose), bytes(nonce), {
      authTagLength: 16,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(body)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
