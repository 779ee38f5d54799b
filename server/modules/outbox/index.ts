// Requests to platforms: sending them, their results and statuses, and the reconciliation of unconfirmed ones.
// docs/guides/outbound.md describes the whole path.
export { applyStatus, matchOwnMessage } from "./delivery-statuses.ts";
export { deliverJob } from "./jobs/deliver.ts";
export { reconcileJob } from "./jobs/reconcile.ts";
export { applyRequestEvent, readOutbound, readParts } from "./outbound-requests.ts";
export { requeueDeliveries } from "./requeue-deliveries.ts";
export { outboxRoutes } from "./routes/reconciliation.ts";
