import type * as contract from "#shared/contract/triage-rules.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listTriageRules = endpoint<typeof contract.listTriageRules>(
  "triageRules.list",
  "GET",
  "/api/triage-rules/",
);
export const addTriageRule = endpoint<typeof contract.addTriageRule>(
  "triageRules.add",
  "POST",
  "/api/triage-rules/",
);
export const changeTriageRule = endpoint<typeof contract.changeTriageRule>(
  "triageRules.change",
  "PUT",
  "/api/triage-rules/:id/",
);
export const enableTriageRule = endpoint<typeof contract.enableTriageRule>(
  "triageRules.enable",
  "PUT",
  "/api/triage-rules/:id/enabled/",
);
export const deleteTriageRule = endpoint<typeof contract.deleteTriageRule>(
  "triageRules.delete",
  "DELETE",
  "/api/triage-rules/:id/",
);
export const orderTriageRules = endpoint<typeof contract.orderTriageRules>(
  "triageRules.order",
  "POST",
  "/api/triage-rules/order/",
);
export const tryTriageRule = endpoint<typeof contract.tryTriageRule>(
  "triageRules.try",
  "POST",
  "/api/triage-rules/:id/trial/",
);
