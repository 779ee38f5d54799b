export { keepAttachments, linkPicture, publicLink } from "./attachments.ts";
export { storedInstant } from "./conversation-rules.ts";
export {
  type ContactAddress,
  type Received,
  contactLock,
  conversationIdOf,
  openContact,
  publishReceived,
  readLastAt,
  storeIncoming,
  ticketOfStaff,
} from "./conversations.ts";
export { defer, handOver } from "./escalation.ts";
export { closeQuiet } from "./jobs/close-quiet-tickets.ts";
export { fetchAttachment } from "./jobs/fetch-attachment.ts";
export { agentReply } from "./jobs/reply.ts";
export { insertStaffMessage, replyText, replyWith, ticketRows } from "./tickets.ts";
export { chatSites } from "./web-chat.ts";
export { conversationsRoutes } from "./routes.ts";
export { queueDelivery } from "./queue-delivery.ts";
