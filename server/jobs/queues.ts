/**
 * Queue of a conversation: its jobs run one after the other, in the order they came. The queue library wants
 * few different names, so conversations share 256 of them; sharing one delays, it never reorders.
 */
export function conversationQueue(conversationId: string): string {
  return `conversation:${conversationId.slice(0, 2)}`;
}

/**
 * Queue of what goes out in a conversation: one request after the other. Apart from the conversation's own, so that
 * while a platform is waited for the customer's next message is read and answered.
 */
export function deliveryQueue(conversationId: string): string {
  return `delivery:${conversationId.slice(0, 2)}`;
}

/** Queue of a business's reading and training: however many files one uploads, it takes one worker, and training comes after the reading. */
export function knowledgeQueue(organizationId: string): string {
  return `knowledge:${organizationId.slice(0, 2)}`;
}

/** Queue of a connected account: two syncs at once would read the same mails twice. */
export function channelQueue(connectionId: string): string {
  return `channel:${connectionId.slice(0, 2)}`;
}
