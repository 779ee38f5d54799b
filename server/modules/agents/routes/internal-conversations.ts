import * as internal from "#shared/contract/internal-messages.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/agents/internal-conversations.ts";

export const internalConversationRoutes: Route[] = [
  serve(internal.listInternalMessages, async ({ tenant, caller }) => ({
    data: await actions.listMessages(tenant, caller),
  })),
  serve(
    internal.askInternal,
    async ({ tenant, caller, body }) => ({
      data: await actions.askInternalAgent(tenant, caller, {
        question: body.question,
        clientId: body.client_id,
      }),
    }),
    { unaudited: "a question to one's own agent, kept in one's own conversation" },
  ),
  serve(internal.rateInternalAnswer, async ({ tenant, caller, params, body }) => ({
    data: await actions.rateReply(tenant, caller, params.id, body.feedback),
  })),
  serve(internal.forwardInternal, async ({ tenant, caller, params }) => ({
    data: await actions.forwardToSupport(tenant, caller, params.id),
  })),
];
