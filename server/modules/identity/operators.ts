import type { Database } from "#server/db/database.ts";
import { hashPassword } from "#server/passwords/hash.ts";
import * as store from "./store/operators.ts";

/**
 * Gives the demo's operator an account with a known password. Calling it again with the same address sets a new
 * password.
 */
export async function addOperator(
  { ownerPool }: Pick<Database, "ownerPool">,
  operator: { email: string; name: string; password: string },
): Promise<void> {
  const { email, name, password } = operator;
  await store.upsertOperator(ownerPool, { email, name, passwordHash: await hashPassword(password) });
}
