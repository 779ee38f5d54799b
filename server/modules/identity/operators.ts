import type { Context } from "#server/context.ts";
import { hashPassword } from "#server/passwords/hash.ts";
import * as store from "./store/operators.ts";

/**
 * Gives someone of the company that runs Wakil an account; the same address again sets a new password. No call leads
 * here: operators are made where the server runs.
 */
export async function addOperator(
  context: Pick<Context, "db">,
  operator: { email: string; name: string; password: string },
): Promise<void> {
  const { email, name, password } = operator;
  await store.upsertOperator(context.db, { email, name, passwordHash: await hashPassword(password) });
}
