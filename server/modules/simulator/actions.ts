import type { z } from "zod";
import type { listMail as listCall } from "#shared/contract/simulator.ts";
import type { Context } from "#server/context.ts";
import type { RequestFacts } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import * as store from "./store.ts";

/**
 * The demo's mailbox. It shows links that open accounts, so it exists only in the demo and only for whoever sits at
 * this machine; everyone else is told that there is nothing.
 */
export async function listMail(
  context: Context,
  request: Pick<RequestFacts, "local">,
): Promise<z.infer<(typeof listCall)["result"]>["data"]> {
  if (!context.config.demo || !request.local) throw new Failure("not_found");
  const rows = await store.listMail(context.db);
  return rows.map(({ to_address, created_at, ...row }) => ({
    ...row,
    to: to_address,
    created_at: created_at.toISOString(),
  }));
}
