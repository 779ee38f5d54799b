// The agents' settings, the language models they use, and the conversations of members with the internal agent.
export {
  type AgentState,
  type EscalationNotice,
  type StoredReply,
  captureContactData,
  originLabel,
  readAgent,
  replyTo,
  spokenLanguage,
  suggestReply,
  noticeText,
} from "./agents.ts";
export { retitleInternalCitations } from "./store/internal-conversations.ts";
export { embedVersionJob } from "./jobs/embed-version.ts";
export {
  type ModelRows,
  type ReplyListener,
  createAssistant,
  clearVectors,
  queueEmbedding,
  resetVectors,
  readModels,
} from "./models.ts";
export { agentsRoutes } from "./routes.ts";
export { type ReplyTriage, applyTriageToReply } from "./triaged-reply.ts";
