import type { z } from "zod";
import type { listOrganizations as listCall } from "#shared/contract/organizations.ts";
import type { Context } from "#server/context.ts";
import { hashPassword } from "#server/passwords/hash.ts";
import * as store from "./store/operators.ts";

/** Every organisation, newest first. Counts only: the operator reads nobody's conversations here. */
export async function listOrganizations(
  context: Context,
): Promise<z.infer<(typeof listCall)["result"]>["data"]> {
  const rows = await store.listOrganizations(context.db);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

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
