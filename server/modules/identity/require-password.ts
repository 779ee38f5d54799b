import type { Context } from "#server/context.ts";
import { Failure } from "#server/http/failure.ts";
import { isPassword } from "#server/passwords/hash.ts";
import { attemptKey, beginAttempt, passwordLimit } from "./attempt.ts";
import { findAccount, forgetAttempts } from "./store/accounts.ts";

/** Requires the caller's password, with the same limit of attempts as a change of password. */
export async function requirePassword(
  context: Context,
  user: { id: string; email: string },
  password: string,
): Promise<void> {
  const key = attemptKey("password", user.id);
  await beginAttempt(context, key, passwordLimit);
  const account = await findAccount(context.db, user.email);
  if (!(await isPassword(password.trim(), account?.password_hash)))
    throw new Failure("wrong_old_password", { password: ["old_password_wrong"] });
  await forgetAttempts(context.db, key);
}
