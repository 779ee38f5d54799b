// Receives what platforms deliver by webhook or polling: events are stored here and processed one customer at a
// time. docs/guides/inbound.md describes the whole path.
export { listenToChannels, pollConnections, syncConnection } from "./jobs/poll-channels.ts";
export { processEventsJob } from "./jobs/process-events.ts";
export { deleteDeliveries } from "./store/erasure.ts";
export { storeEvents } from "./webhook-events.ts";
export { inboxRoutes } from "./routes/webhooks.ts";
