export { listenToChannels, pollConnections, syncConnection } from "./jobs/poll-channels.ts";
export { processEventsJob } from "./jobs/process-events.ts";
export { inboxRoutes } from "./routes/webhooks.ts";
