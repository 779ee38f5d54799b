// Events of an organisation, sent to its portal by a live stream and to its own servers by webhooks. Triggers on
// tickets, messages and customers queue what webhooks deliver (server/db/functions/queue_webhooks.sql).
export { deliverWebhookJob } from "./jobs/deliver-webhook.ts";
export { forgetWebhookDeliveriesJob } from "./jobs/forget-webhook-deliveries.ts";
export { eventsRoutes } from "./routes/portal-stream.ts";
export { webhookRoutes } from "./routes/webhooks.ts";
