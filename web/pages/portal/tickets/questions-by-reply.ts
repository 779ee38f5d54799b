import type { MessageView } from "#shared/contract/tickets.ts";

/** Whether the agent did not know the answer. */
const isUnanswered = (reply: MessageView | undefined) =>
  reply?.decision === "clarify" || reply?.reason === "no_answer" || reply?.reason === "low_confidence";
/** Whether the message was a wish for a person or a complaint, for which no answer can be saved. */
const isNoQuestion = (reply: MessageView | undefined) =>
  reply?.decision === "smalltalk" || (reply?.decision === "handover" && !isUnanswered(reply));

/**
 * Returns the question that each staff reply answers, by the reply's id. Among the customer's messages since the
 * previous staff reply it is the last that the agent could not answer, otherwise the last that it handed over.
 * `wrong` contains the answers that staff marked as wrong.
 */
export function findQuestionsByReply(
  messages: readonly MessageView[],
  ticketId: string,
  wrong: ReadonlySet<string>,
): Map<string, string> {
  const ticketMessages = messages.filter((message) => message.ticket_id === ticketId);
  const questions = new Map<string, string>();
  let openQuestions: { id: string; reply: MessageView | undefined }[] = [];
  ticketMessages.forEach((message, index) => {
    if (message.author === "customer") {
      const reply = ticketMessages[index + 1];
      openQuestions.push({ id: message.id, reply: reply?.author === "agent" ? reply : undefined });
    } else if (message.author === "staff" && ticketMessages[index + 1]?.author !== "staff") {
      const open = openQuestions.filter(
        ({ reply }) => !isNoQuestion(reply) && (reply?.decision !== "answer" || wrong.has(reply.id)),
      );
      const question = open.findLast(({ reply }) => isUnanswered(reply)) ?? open.at(-1);
      if (question) questions.set(message.id, question.id);
      openQuestions = [];
    }
  });
  return questions;
}

/** Returns the customer's message that a reply of the agent answers. */
export function findQuestion(messages: readonly MessageView[], replyId: string): string | undefined {
  const at = messages.findIndex((message) => message.id === replyId);
  return messages.slice(0, Math.max(0, at)).findLast((message) => message.author === "customer")?.id;
}
