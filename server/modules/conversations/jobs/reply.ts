import type { Job } from "#server/jobs/jobs.ts";
import { replyToMessage } from "#server/modules/conversations/replies.ts";

/**
 * Answers a message that its own request has not answered, because the channel has no such request or the process
 * died.
 */
export const replyJob: Job<"agent.reply"> = async (tenant, payload) => {
  const result = await replyToMessage(tenant, payload.messageId, { inline: false });
  return result
    ? `message ${payload.messageId}: ${result.did}`
    : `Skipped: message ${payload.messageId} is gone`;
};
