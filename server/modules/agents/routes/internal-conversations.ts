import * as internal from "#shared/contract/internal-messages.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/agents/internal-conversations.ts";

export const internalConversationRoutes: Route[] = [
  serve(internal.listInternalMessages, async ({ context, caller }) => ({
    data: await actions.listMessages(context, caller),
  })),
  serve(
    internal.askInternal,
    async ({ context, caller, body }) => ({
      data: await actions.askInternalAgent(context, caller, {
        question: body.question,
        clientId: body.client_id,
      }),
    }),
    { unaudited: "a question to one's own agent, kept in one's own conversation" },
  ),
  serve(internal.rateInternalAnswer, async ({ context, caller, params, body }) => ({
    data: await actions.rateReply(context, caller, params.id, body.feedback),
  })),
  serve(internal.forwardInternal, async ({ context, caller, params }) => ({
    data: await actions.forwardToSupport(context, caller, params.id),
  })),
];
