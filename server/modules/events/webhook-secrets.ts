import type { Context } from "#server/context.ts";
import { seal, unseal } from "#server/seal.ts";
import { sealingSecrets } from "#server/secrets.ts";

/** A sealed secret opens in its organisation's rows alone. */
export const sealSecret = (context: Context, organizationId: string, secret: string): string =>
  seal(sealingSecrets(context.config), "webhook secrets", organizationId, secret);

/** The secrets that sign now, the newest first; none when the installation's key was changed and they cannot be opened. */
export function signingSecrets(
  context: Context,
  organizationId: string,
  row: { sealed_secret: string; sealed_previous_secret: string | null; previous_secret_until: Date | null },
  at: Date,
): string[] {
  const isPreviousGood = row.previous_secret_until !== null && row.previous_secret_until > at;
  return [row.sealed_secret, isPreviousGood ? row.sealed_previous_secret : null]
    .map((sealed) =>
      sealed === null
        ? null
        : unseal(sealingSecrets(context.config), "webhook secrets", organizationId, sealed),
    )
    .filter((secret) => secret !== null);
}
