export { applyStatus, recognise } from "./delivery-statuses.ts";
export { deliver } from "./jobs/deliver.ts";
export { reconcile } from "./jobs/reconcile.ts";
export { changePart, readOutbound, readParts } from "./outbound-requests.ts";
export { outboxRoutes } from "./routes/reconciliation.ts";
