import * as contract from "#shared/contract/audit.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { checkAuditChain } from "#server/modules/audit/audit-log.ts";
import { listOperatorAuditEntries } from "#server/modules/audit/operator-audit-log.ts";

export const operatorAuditLogRoutes: Route[] = [
  serve(contract.listOperatorAuditEntries, async ({ context, query }) =>
    listOperatorAuditEntries(context, query),
  ),
  serve(contract.checkOperatorAuditChain, async ({ context, query }) => ({
    data: await checkAuditChain(context, query.organization_id ?? null),
  })),
];
