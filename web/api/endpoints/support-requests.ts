import type * as contract from "#shared/contract/support-requests.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listSupportRequests = endpoint<typeof contract.listSupportRequests>(
  "support.list",
  "GET",
  "/api/support/requests/",
);
export const createSupportRequest = endpoint<typeof contract.createSupportRequest>(
  "support.create",
  "POST",
  "/api/support/requests/",
);
export const addSupportMessage = endpoint<typeof contract.addSupportMessage>(
  "support.reply",
  "POST",
  "/api/support/requests/:id/messages/",
);
export const listOperatorSupportRequests = endpoint<typeof contract.listOperatorSupportRequests>(
  "operatorSupport.list",
  "GET",
  "/api/operator/support-requests/",
);
export const answerSupportRequest = endpoint<typeof contract.answerSupportRequest>(
  "operatorSupport.answer",
  "POST",
  "/api/operator/support-requests/:id/answer/",
);
export const closeSupportRequest = endpoint<typeof contract.closeSupportRequest>(
  "operatorSupport.close",
  "POST",
  "/api/operator/support-requests/:id/close/",
);
