import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { derive, type SealingSecrets } from "./secrets.ts";

const format = "v1";

/** The purposes of sealing; each purpose has its own key. */
export type SealedFor =
  | "model keys"
  | "channel secrets"
  | "refusal keys"
  | "second steps"
  | "webhook secrets"
  | "single sign-on"
  | "card tokens";

const keyOf = (master: string, purpose: SealedFor) =>
  createHash("sha256").update(derive(master, purpose)).digest();

/**
 * Encrypts with AES-256-GCM under a key derived from the installation's secret. The seal is bound to `owner`: a
 * sealed text that is copied into another organisation's row, or any other row, cannot be opened there.
 */
export function seal(secrets: SealingSecrets, purpose: SealedFor, owner: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secrets.current, purpose), nonce).setAAD(
    Buffer.from(owner),
  );
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [format, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"))].join(
    ".",
  );
}

/**
 * Decrypts a sealed text. Returns null when the text was sealed under another secret or for another owner, or was
 * changed; the value then has to be entered again.
 */
export function unseal(
  secrets: SealingSecrets,
  purpose: SealedFor,
  owner: string,
  sealed: string,
): string | null {
  for (const secret of [secrets.current, ...secrets.earlier]) {
    const text = openedWith(secret, purpose, owner, sealed);
    if (text !== null) return text;
  }
  return null;
}

/**
 * Returns the same text sealed under the current secret if an earlier secret sealed it, and null when nothing has
 * to be done.
 */
export function resealSecret(
  secrets: SealingSecrets,
  purpose: SealedFor,
  owner: string,
  sealed: string,
): string | null {
  if (openedWith(secrets.current, purpose, owner, sealed) !== null) return null;
  const text = unseal(secrets, purpose, owner, sealed);
  return text === null ? null : seal(secrets, purpose, owner, text);
}

function openedWith(master: string, purpose: SealedFor, owner: string, sealed: string): string | null {
  const [version, nonce = "", tag = "", body = ""] = sealed.split(".");
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
