// Outgoing webhooks: endpoints of an organisation that are told of events. Triggers on tickets, messages and customers queue
// what is delivered here (server/db/functions/queue_webhooks.sql).
export { deliverWebhookJob } from "./jobs/deliver-webhook.ts";
export { forgetWebhookDeliveriesJob } from "./jobs/forget-deliveries.ts";
export { webhooksRoutes } from "./routes/webhooks.ts";
