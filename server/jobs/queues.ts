// Queues and keys of jobs. Jobs of one queue run one after the other, in the order in which they were added; of waiting
// jobs with one key only the latest is kept.

/** Returns the queue for reading and answering the messages of a conversation. */
export const conversationQueue = (conversationId: string) => `conversation:${conversationId}`;

/**
 * Returns the queue for sending the messages of a conversation, one request after the other. It is separate from
 * the conversation's queue, so that the customer's next message is answered while a platform is slow.
 */
export const deliveryQueue = (conversationId: string) => `delivery:${conversationId}`;

/** Returns the key of a delayed delivery, so that ten delayed messages leave one job. */
export const deliveryKey = (conversationId: string) => `deliver:${conversationId}`;

/**
 * Returns the queue for reading and training of a business, which occupy one worker however many files are
 * uploaded. Training runs after reading.
 */
export const knowledgeQueue = (organizationId: string) => `knowledge:${organizationId}`;

/** Queue for exports, which take minutes each and run one after the other. */
export const organizationCopiesQueue = "organization-copies";

/**
 * Returns the queue of a connected account, because two concurrent synchronisations would read the same mails
 * twice.
 */
export const channelQueue = (connectionId: string) => `channel:${connectionId}`;

/** Returns the queue of a campaign, which sends one chunk after the other. */
export const campaignQueue = (campaignId: string) => `campaign:${campaignId}`;

/** Returns the queue and the key of the reply to a customer's message. */
export const replyOptions = (conversationId: string, messageId: string) => ({
  queue: conversationQueue(conversationId),
  key: `agent.reply:${messageId}`,
});
