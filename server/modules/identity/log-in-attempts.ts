import type { Context } from "#server/context.ts";
import { networkOf } from "#server/http/network-of.ts";
import { accountLimit, attemptKey, beginAttempt, passwordLimit } from "./attempt.ts";
import * as store from "./store/accounts.ts";

const keysOf = (email: string, address: string) => ({
  network: attemptKey("login from network", `${networkOf(address)} ${email}`),
  account: attemptKey("login", email),
});

/**
 * Counts a log-in before its password is checked. Throws a 429 when the network or the whole account has to wait.
 */
export async function beginLogIn(context: Context, email: string, address: string): Promise<void> {
  const keys = keysOf(email, address);
  await beginAttempt(context, keys.network, passwordLimit);
  await beginAttempt(context, keys.account, accountLimit);
}

/**
 * Resets the count of failed log-ins once the account's owner has identified themselves by the password or by their
 * mailbox.
 */
export async function forgetLogIns(context: Context, email: string, address: string): Promise<void> {
  const keys = keysOf(email, address);
  await store.forgetAttempts(context.db, keys.network);
  await store.forgetAttempts(context.db, keys.account);
}
