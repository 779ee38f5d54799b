export { forgottenMs, keepBodiesMs, keepIdsMs } from "./connection-rules.ts";
export {
  type Opened,
  applyChange,
  connectedKinds,
  needsReconnect,
  noteTraffic,
  noteTrouble,
  openConnection,
} from "./connections.ts";
export { connectedChannels, updateTemplateSettings } from "./store/connections.ts";
export { connectionsRoutes } from "./routes.ts";
