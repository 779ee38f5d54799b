import type { z } from "zod";
import type {
  listOperatorDeletions as listCall,
  OperatorDeletion,
} from "#shared/contract/organization-deletions.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { tenantOf } from "#server/tenant.ts";
import { deletionView, takeBackDeletion } from "./organization-deletions.ts";
import * as store from "./store/organization-deletions.ts";

const operatorView = (row: store.DeletionRow): OperatorDeletion => ({
  ...deletionView(row),
  id: row.id,
  organization_id: row.organization_id,
  organization_name: row.organization_name,
  ended_at: row.ended_at?.toISOString() ?? null,
  reason: row.reason,
});

export async function listOperatorDeletions(
  context: Context,
  { state, page, page_size }: z.output<typeof listCall.query>,
): Promise<z.infer<typeof listCall.result>> {
  const rows = await store.listDeletions(context.db, state, {
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  return {
    data: rows.map(operatorView),
    meta: { page, page_size, total: await store.countDeletions(context.db, state) },
  };
}

/** Withdraws the request for an owner who cannot log in any more; the business's audit log records it. */
export async function takeBackForOwner(
  context: Context,
  id: string,
  reason: string,
): Promise<OperatorDeletion> {
  const row = await store.readDeletion(context.db, id);
  if (!row) throw new Failure("not_found");
  if (row.state !== "waiting") throw new Failure("deletion_not_waiting");
  const tenant = tenantOf(context, mintOrganizationId(row.organization_id));
  return operatorView(await takeBackDeletion(tenant, reason));
}
