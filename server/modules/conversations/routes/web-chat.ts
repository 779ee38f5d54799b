import { randomUUID } from "node:crypto";
import {
  streamChatEvents,
  getChatHistory as historyCall,
  generateChatbot as generateCall,
  getChatbot as getCall,
  getChatLook,
  rateChat,
  sendChatMessage,
  setChatLook as setLookCall,
  setChatSites as setSitesCall,
} from "#shared/contract/chatbot.ts";
import { isTooLong } from "#shared/rules/message.ts";
import type { ChatCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { inSpan } from "#server/tracing/tracing.ts";
import { conversationIdOf, receiveMessage } from "#server/modules/conversations/conversations.ts";
import { rateInChat } from "#server/modules/conversations/rating-questions.ts";
import { replyToMessage } from "#server/modules/conversations/replies.ts";
import {
  getChatAppearance,
  generateChatbot,
  getChatbot,
  openChat,
  updateChatAppearance,
  setChatSites,
} from "#server/modules/conversations/web-chat.ts";

const contactOf = (caller: ChatCaller) => ({ channel: "chat", externalId: caller.sessionKey });

export const webChatRoutes: Route[] = [
  serve(historyCall, async ({ tenant, caller }) => openChat(tenant, contactOf(caller))),

  serve(
    sendChatMessage,
    async ({ tenant, caller, body, say }) => {
      const text = body.customer_msg.trim();
      if (!text) throw new Failure("message_empty");
      if (isTooLong(text)) throw new Failure("message_too_long");
      const { messageId, replyContext } = await receiveMessage(tenant, {
        from: contactOf(caller),
        text,
        externalId: body.client_id || randomUUID(),
        inline: true,
        customer: { name: body.customer_name, email: body.customer_email, phone: body.customer_phone },
      });
      const reply = () =>
        replyToMessage(tenant, messageId, {
          inline: true,
          replyContext,
          listener: say
            ? {
                said: (words) => say("delta", { text: words }),
                instead: (words) => say("replace", { text: words }),
              }
            : undefined,
        });
      const result = await inSpan({ name: "reply", kind: "internal" }, reply);
      if (!result) throw new Failure("internal");
      return {
        chatbot_msg: result.text,
        id: messageId,
        timestamp: result.at.toISOString(),
        language: result.language,
        decision: result.decision,
        choices: result.choices,
        sources: result.sources,
        handed_over: result.handedOver,
      };
    },
    { unaudited: "a customer's message; the conversation is its record" },
  ),

  serve(
    rateChat,
    async ({ tenant, caller, body }) => ({
      data: await rateInChat(tenant, contactOf(caller), body),
    }),
    { unaudited: "a customer's answer, which the ticket shows" },
  ),

  serve(streamChatEvents, async ({ context, caller }) => {
    const conversationId = conversationIdOf(caller.organizationId, contactOf(caller));
    return (send, end) =>
      context.events.subscribe(caller.organizationId, (event) => {
        // The chat address was replaced, so the old one no longer works.
        if (event.kind === "chatbot") end();
        else if (event.kind === "message" && event.conversationId === conversationId) send("message", {});
      });
  }),

  serve(getChatLook, async ({ context, params }) => getChatAppearance(context, params.chat_token)),

  serve(getCall, async ({ tenant, request }) => ({
    data: await getChatbot(tenant, request.language),
  })),

  serve(setSitesCall, async ({ tenant, body }) => ({
    data: { sites: await setChatSites(tenant, body.sites) },
  })),

  serve(setLookCall, async ({ tenant, body }) => ({
    data: await updateChatAppearance(tenant, body),
  })),

  serve(generateCall, async ({ tenant, request }) => ({
    data: await generateChatbot(tenant, request.language),
  })),
];
