// Messages and tickets: storing what customers write, the agent's replies, escalation to staff, attachments and the web chat.
// docs/guides/inbound.md follows a message through this module.
export { saveAttachments, linkPicture, createPlatformLink } from "./attachments.ts";
export { toStoredInstant } from "./conversation-rules.ts";
export {
  type ReceivedMessage,
  contactLock,
  conversationIdOf,
  findOrCreateConversation,
  publishReceived,
  readLastAt,
  storeIncomingMessage,
  findOrCreateStaffTicket,
} from "./conversations.ts";
export {
  type ErasedMessages,
  deleteUnusedPosts,
  findBeside,
  findUnusedFiles,
  lockConversations,
  retitleCitations,
} from "./store/erasure.ts";
export { countOldTickets, deleteTickets, lockOldTickets } from "./store/old-tickets.ts";
export { isContinuedHere } from "./store/conversations.ts";
export { escalate } from "./escalation.ts";
export { askRatingJob } from "./jobs/ask-rating.ts";
export { closeInactiveTicketsJob } from "./jobs/close-quiet-tickets.ts";
export { noticeOverdueTicketsJob } from "./jobs/notice-overdue.ts";
export { fetchAttachment } from "./jobs/fetch-attachment.ts";
export { replyJob } from "./jobs/reply.ts";
export { closeAutomatically, closeMachineTicket } from "./ticket-closing.ts";
export { insertStaffMessage, replyText, replyAsStaff } from "./tickets.ts";
export { ticketRows } from "./ticket-list.ts";
export { triageUnanswered } from "./triage.ts";
export { chatSites } from "./web-chat.ts";
export { findRatedTicket, saveRatingMessage } from "./rating-messages.ts";
export { conversationsRoutes } from "./routes.ts";
export { queueDelivery } from "./queue-delivery.ts";
export {
  deleteMessage,
  describeMessage,
  editMessage,
  insertEcho,
  joinMessages,
  savePost,
  react,
} from "./store/channel-messages.ts";
export {
  insertCampaignMessage,
  insertConfirmation,
  insertNotice,
  setMessageStatus,
} from "./store/outgoing-messages.ts";
