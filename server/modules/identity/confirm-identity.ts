import type { Context } from "#server/context.ts";
import type { CallerOf } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { hashToken } from "#server/http/identify.ts";
import { newToken } from "./new-token.ts";
import { requirePassword } from "./require-password.ts";
import * as store from "./store/sessions.ts";

/** Time after a log-in or a confirmed password during which the password is not requested again. */
const recentMs = 10 * 60_000;

/**
 * Makes the caller's session as recent as a new log-in after checking their password. The session gets another
 * token, so that somebody who had copied the earlier one does not benefit from the confirmation.
 */
export async function confirmIdentity(
  context: Context,
  { user, tokenHash }: CallerOf["session"],
  { password }: { password: string },
): Promise<{ token: string }> {
  await requirePassword(context, user, password);
  const token = newToken();
  if (!(await store.renewSession(context.db, tokenHash, hashToken(token))))
    throw new Failure("session_required");
  return { token };
}

/** Throws when the caller has neither logged in nor confirmed their password within the last minutes. */
export async function requireRecentLogIn(
  context: Context,
  { tokenHash }: Pick<CallerOf["session"], "tokenHash">,
): Promise<void> {
  const session = (await store.listSessions(context.db, tokenHash)).find((row) => row.is_current);
  if (!session || context.clock().getTime() - session.created_at.getTime() > recentMs)
    throw new Failure("password_required");
}
