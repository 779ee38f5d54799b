// Channel accounts of an organisation: connecting them, mailboxes, log-ins at platforms and WhatsApp numbers.
export { requeueAfterMs, eventBodyRetentionMs, eventIdRetentionMs } from "./connection-rules.ts";
export {
  type ChannelHandle,
  applyChange,
  listConnectedKinds,
  markReconnectNeeded,
  openConnection,
} from "./connections.ts";
export { recordTraffic, recordConnectionFailure, touchConnection } from "./traffic.ts";
export { disconnectAll } from "./disconnect-all.ts";
export { queueSync } from "./queue-sync.ts";
export { connectedChannels, updateTemplateSettings } from "./store/connections.ts";
export { connectionsRoutes } from "./routes.ts";
