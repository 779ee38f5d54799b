import { createHash } from "node:crypto";
import { seal, unseal } from "#server/seal.ts";
import { sealingSecrets } from "#server/secrets.ts";
import type { Tenant } from "#server/tenant.ts";

export const hashCardToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export const sealCardToken = (tenant: Tenant, token: string): string =>
  seal(sealingSecrets(tenant.config), "card tokens", tenant.id, token);

/** Returns the provider's token of the card; null when its encryption key is lost. */
export const openCardToken = (tenant: Tenant, sealed: string): string | null =>
  unseal(sealingSecrets(tenant.config), "card tokens", tenant.id, sealed);
