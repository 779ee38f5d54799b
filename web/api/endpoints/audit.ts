import type * as contract from "#shared/contract/audit.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listAuditEntries = endpoint<typeof contract.listAuditEntries>(
  "audit.list",
  "GET",
  "/api/activity/",
);
export const exportAuditEntries = endpoint<typeof contract.exportAuditEntries>(
  "audit.export",
  "GET",
  "/api/activity/export/",
);
export const checkAuditChain = endpoint<typeof contract.checkAuditChain>(
  "audit.check",
  "GET",
  "/api/activity/check/",
);
export const listOperatorAuditEntries = endpoint<typeof contract.listOperatorAuditEntries>(
  "operatorAudit.list",
  "GET",
  "/api/operator/activity/",
);
export const checkOperatorAuditChain = endpoint<typeof contract.checkOperatorAuditChain>(
  "operatorAudit.check",
  "GET",
  "/api/operator/activity/check/",
);
