import { encrypt, decrypt } from "#server/encryption.ts";
import { encryptionSecrets } from "#server/secrets.ts";
import type { Tenant } from "#server/tenant.ts";

/** A sealed secret opens in its organisation's rows alone. */
export const encryptSecret = (tenant: Tenant, secret: string): string =>
  encrypt(encryptionSecrets(tenant.config), "webhook secrets", tenant.id, secret);

/**
 * Returns the secrets that sign now, the newest first. Throws when none can be opened because the installation's
 * key has changed: every receiver would refuse an unsigned event, and the failed job informs the operator.
 */
export function signingSecrets(
  tenant: Tenant,
  row: { sealed_secret: string; sealed_previous_secret: string | null; previous_secret_until: Date | null },
  at: Date,
): string[] {
  const isPreviousGood = row.previous_secret_until !== null && row.previous_secret_until > at;
  const secrets = [row.sealed_secret, isPreviousGood ? row.sealed_previous_secret : null]
    .map((sealed) =>
      sealed === null
        ? null
        : decrypt(encryptionSecrets(tenant.config), "webhook secrets", tenant.id, sealed),
    )
    .filter((secret) => secret !== null);
  if (secrets.length === 0) throw new Error("a webhook's secret cannot be opened");
  return secrets;
}
