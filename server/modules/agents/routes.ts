import { preview as previewCall } from "#shared/contract/knowledge.ts";
import { Failure } from "#server/http/failure.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { maxMessageLength } from "#shared/rules/message.ts";
import { preview } from "./actions.ts";

export const agentRoutes: Route[] = [
  serve(previewCall, async ({ context, caller, body }) => {
    const question = body.question.trim();
    if (!question) throw new Failure("message_empty");
    if ([...question].length > maxMessageLength) throw new Failure("message_too_long");
    const { reply, version, answerFrom } = await preview(
      context,
      caller.organizationId,
      question,
      body.history,
    );
    return {
      data: {
        decision: reply.decision,
        text: reply.text,
        language: reply.language,
        confidence: reply.confidence,
        reason: reply.reason,
        choices: reply.choices,
        citations: reply.citations.map(({ title: _title, entry_id: _entry, faq_id: _faq, ...citation }) => citation),
        version,
        answer_from: answerFrom,
      },
    };
  }),
];
