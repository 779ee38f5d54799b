import type { Context } from "#server/context.ts";
import { requireFields } from "#server/http/failure.ts";
import { isBreachedPassword } from "#server/passwords/breached.ts";

/** Throws with the field when a new password is in the operator's list of breached ones. Without a list it does nothing. */
export async function requireUnbreached(
  { config }: Pick<Context, "config">,
  field: string,
  password: string,
): Promise<void> {
  if (!config.breachedPasswordsFile) return;
  const isBreached = await isBreachedPassword(config.breachedPasswordsFile, password);
  requireFields({ [field]: isBreached ? "password_common" : null });
}
