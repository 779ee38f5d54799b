export {
  type AgentState,
  type StoredReply,
  capturedIn,
  originLabel,
  readAgent,
  replyTo,
  spokenLanguage,
  waitingText,
} from "./agents.ts";
export { embed } from "./jobs/embed-version.ts";
export {
  type ModelRows,
  type ReplyListener,
  assistantOf,
  clearVectors,
  embedLater,
  readModels,
} from "./models.ts";
export { agentsRoutes } from "./routes.ts";
