import type * as contract from "#shared/contract/demo-requests.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const requestDemo = endpoint<typeof contract.requestDemo>(
  "demoRequests.create",
  "POST",
  "/articles/api/demo-request/",
);
export const listDemoRequests = endpoint<typeof contract.listDemoRequests>(
  "demoRequests.list",
  "GET",
  "/api/operator/demo-requests/",
);
export const countDemoRequests = endpoint<typeof contract.countDemoRequests>(
  "demoRequests.count",
  "GET",
  "/api/operator/demo-requests/count/",
);
export const changeDemoRequest = endpoint<typeof contract.changeDemoRequest>(
  "demoRequests.change",
  "PATCH",
  "/api/operator/demo-requests/:id/",
);
