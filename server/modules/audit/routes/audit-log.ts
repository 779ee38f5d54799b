import * as contract from "#shared/contract/audit.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { exportAuditEntries } from "#server/modules/audit/audit-export.ts";
import { checkAuditChain, listAuditEntries } from "#server/modules/audit/audit-log.ts";

export const auditLogRoutes: Route[] = [
  serve(contract.listAuditEntries, async ({ tenant, query }) => listAuditEntries(tenant, query)),
  serve(contract.exportAuditEntries, async ({ tenant, query, request }) =>
    exportAuditEntries(tenant, query, request.language),
  ),
  serve(contract.checkAuditChain, async ({ context, caller }) => ({
    data: await checkAuditChain(context, caller.organizationId),
  })),
];
