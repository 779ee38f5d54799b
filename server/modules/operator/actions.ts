import type { z } from "zod";
import type { listOrganizations as listCall } from "#shared/contract/organizations.ts";
import type { Context } from "#server/context.ts";
import * as store from "./store.ts";

/** Every organisation, newest first. Counts only: the operator reads nobody's conversations here. */
export async function listOrganizations(context: Context): Promise<z.infer<(typeof listCall)["result"]>["data"]> {
  const rows = await store.listOrganizations(context.db);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
