import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { derive, readMasterSecret } from "#server/secrets.ts";
import { BackupError } from "./backup-error.ts";
import type { Manifest, SealedKey } from "./manifest.ts";

/** Parameters of scrypt: each guess takes about a quarter of a second and 128 MB. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const keyFile = (config: Pick<Config, "dataDir">) => join(config.dataDir, "secret.key");

const hasKey = (config: Pick<Config, "secretKey" | "dataDir">) =>
  config.secretKey !== undefined || existsSync(keyFile(config));

/** Returns a value by which two installations can compare their keys without revealing them. */
const checkOf = (secret: string) => derive(secret, "backup: same key").slice(0, 22);

/** Returns what an archive contains of the key: a value to recognise it by and, with a passphrase, the encrypted key. */
export function readArchivedKey(config: Config): Manifest["key"] {
  if (!hasKey(config))
    throw new BackupError(
      `wakil: the key is missing: set SECRET_KEY as the server has it, or put secret.key back into ${config.dataDir}.`,
    );
  const secret = readMasterSecret(config);
  const { backupPassphrase } = config;
  return { check: checkOf(secret), sealed: backupPassphrase ? encryptKey(secret, backupPassphrase) : null };
}

function encryptKey(secret: string, passphrase: string): SealedKey {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", scryptSync(passphrase, salt, 32, cost), nonce);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  const text = (bytes: Buffer) => bytes.toString("base64url");
  return { salt: text(salt), nonce: text(nonce), tag: text(cipher.getAuthTag()), sealed: text(sealed) };
}

/** Decrypts the key; null when the passphrase is wrong. */
function openKey({ salt, nonce, tag, sealed }: SealedKey, passphrase: string): string | null {
  const bytes = (text: string) => Buffer.from(text, "base64url");
  const key = scryptSync(passphrase, bytes(salt), 32, cost);
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes(nonce)).setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(sealed)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/**
 * Returns a function that makes the archive's key the installation's; nothing is written before it is called.
 * `isNewKeyWanted`: the key is lost, and secrets that were encrypted with it must be entered again.
 */
export function prepareKey(config: Config, key: Manifest["key"], isNewKeyWanted: boolean): () => void {
  const { sealed } = key;
  if (isNewKeyWanted) return () => void readMasterSecret(config);
  if (hasKey(config)) {
    if (checkOf(readMasterSecret(config)) === key.check) return () => {};
    const place = config.secretKey ? "SECRET_KEY" : keyFile(config);
    throw new BackupError(
      `wakil: ${place} is not the key of this backup: what it encrypted (channel accounts, model keys, two-step logins) could not be opened. Use the key of that installation, or --new-key to enter all of that again.`,
    );
  }
  if (sealed === null)
    throw new BackupError(
      `wakil: this backup does not hold its key. Set SECRET_KEY, or copy that installation's secret.key into ${config.dataDir}; when the key is lost, use --new-key.`,
    );
  if (!config.backupPassphrase)
    throw new BackupError("wakil: this backup holds its key: set BACKUP_PASSPHRASE to open it.");
  const secret = openKey(sealed, config.backupPassphrase);
  if (secret === null)
    throw new BackupError("wakil: BACKUP_PASSPHRASE does not open the key of this backup.");
  return () => {
    mkdirSync(config.dataDir, { recursive: true });
    writeFileSync(keyFile(config), secret, { mode: 0o600 });
  };
}
