import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";
import { writeWholeFile } from "./files/write-whole-file.ts";

/**
 * Returns the secret from which all others are derived: SECRET_KEY, or a secret created at the first start and kept
 * under DATA_DIR.
 */
export function readMasterSecret(config: Pick<Config, "secretKey" | "dataDir">): string {
  if (config.secretKey) return config.secretKey;
  const file = join(config.dataDir, "secret.key");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(config.dataDir, { recursive: true });
  const secret = randomBytes(32).toString("base64url");
  writeWholeFile(file, secret);
  return secret;
}

/** Secrets from which the encryption keys are derived: the current one, and earlier ones that only decrypt. */
export interface EncryptionSecrets {
  current: string;
  earlier: readonly string[];
}

export const encryptionSecrets = (
  config: Pick<Config, "secretKey" | "previousSecretKey" | "dataDir">,
): EncryptionSecrets => ({
  current: readMasterSecret(config),
  earlier: config.previousSecretKey ? [config.previousSecretKey] : [],
});

/** Derives a secret for one purpose. Knowing it reveals nothing about the others. */
export function derive(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(`wakil:${purpose}`).digest("base64url");
}
