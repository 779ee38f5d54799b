import { createHash } from "node:crypto";
import { encrypt, decrypt } from "#server/encryption.ts";
import { encryptionSecrets } from "#server/secrets.ts";
import type { Tenant } from "#server/tenant.ts";

export const hashCardToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export const encryptCardToken = (tenant: Tenant, token: string): string =>
  encrypt(encryptionSecrets(tenant.config), "card tokens", tenant.id, token);

/** Returns the provider's token of the card; null when its encryption key is lost. */
export const openCardToken = (tenant: Tenant, sealed: string): string | null =>
  decrypt(encryptionSecrets(tenant.config), "card tokens", tenant.id, sealed);
