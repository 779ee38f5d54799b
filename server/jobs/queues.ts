// Queues and keys of jobs. Jobs of one queue run one after the other, in the order they came; of jobs with one key only
// the latest waits.

/** What is read and answered in a conversation. */
export const conversationQueue = (conversationId: string) => `conversation:${conversationId}`;

/**
 * What goes out in a conversation: one request after the other. Apart from the conversation's own queue, so that while
 * a platform is waited for the customer's next message is read and answered.
 */
export const deliveryQueue = (conversationId: string) => `delivery:${conversationId}`;

/** A delivery that waits for later: ten messages that were told to wait leave one job behind, not ten. */
export const deliveryKey = (conversationId: string) => `deliver:${conversationId}`;

/** A business's reading and training: however many files one uploads, it takes one worker, and training comes after the reading. */
export const knowledgeQueue = (organizationId: string) => `knowledge:${organizationId}`;

/** Copies of everything a business has stored: each reads for minutes, so one is made after the other. */
export const organizationCopiesQueue = "organization-copies";

/** A connected account: two syncs at once would read the same mails twice. */
export const channelQueue = (connectionId: string) => `channel:${connectionId}`;

/** A campaign: one chunk after the other. */
export const campaignQueue = (campaignId: string) => `campaign:${campaignId}`;

/** The answer to a customer's message, whoever asks for it. */
export const replyOptions = (conversationId: string, messageId: string) => ({
  queue: conversationQueue(conversationId),
  key: `agent.reply:${messageId}`,
});
