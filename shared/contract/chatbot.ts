import { z } from "zod";
import { factTopics } from "#shared/rules/business-facts.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, instant, language } from "./envelope.ts";
import { maxRatingCommentLength, rating, ratingQuestion } from "./ratings.ts";

/** The public identifier of an organisation's web chat, 32 letters and digits. */
const chatToken = z.string().min(1).max(64);

const chatMessage = z.object({
  /** The id of the message pair, by which the page merges a new response with what it shows (D04). */
  id: z.string(),
  /** The customer's message. Empty for a message that staff sent without one. */
  customer_msg: z.string(),
  chatbot_msg: z.string(),
  timestamp: instant,
  /** The author of `chatbot_msg`. */
  author: z.enum(["agent", "staff"]).nullable(),
  author_name: z.string().nullable(),
  choices: z.array(z.string()),
  sources: z.array(z.string()),
  handed_over: z.boolean(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const getChatHistory = endpoint({
  name: "chat.history",
  method: "GET",
  path: "/webhook/chatbot/:chat_token/",
  access: "chat",
  summary: "List the messages of this session (header X-Session-ID), oldest first",
  params: z.object({ chat_token: chatToken }),
  result: z.object({
    chat_history: z.array(chatMessage),
    /** The agent's name and greeting. The specification does not have this field. */
    agent: z.object({
      brand: z.object({ ar: z.string(), en: z.string() }),
      name: z.object({ ar: z.string(), en: z.string() }),
      greeting: z.object({ ar: z.string(), en: z.string() }),
    }),
    /**
     * The question about a closed ticket, as long as the customer can answer it or change the answer. The
     * specification does not have this field.
     */
    rating_question: ratingQuestion.nullable(),
    /**
     * Topics that the agent answers, as a start for a customer who has not written yet. Empty afterwards. The
     * specification does not have this field.
     */
    starters: z.array(z.enum(factTopics)),
  }),
  limit: { max: 120, seconds: 60 },
});

export const rateChat = endpoint({
  name: "chat.rate",
  method: "POST",
  path: "/webhook/chatbot/rating/",
  access: "chat",
  summary: "Rate the help with a closed ticket (header X-Session-ID), or change the rating within a day",
  bodyKind: "form",
  body: z.object({
    chat_token: chatToken,
    id,
    rating,
    comment: z.string().max(maxRatingCommentLength).optional(),
  }),
  result: dataOf(ratingQuestion),
  limit: { max: 60, seconds: 60 },
});

export const sendChatMessage = endpoint({
  name: "chat.send",
  method: "POST",
  path: "/webhook/chatbot/",
  access: "chat",
  summary:
    "Send a message to the agent (header X-Session-ID; form fields customer_msg, chat_token). As an event stream: `delta` adds words to the reply, `replace` replaces them, `done` is the whole response, `error` a failure after the first words",
  streams: true,
  bodyKind: "form",
  body: z.object({
    customer_msg: z.string(),
    chat_token: chatToken,
    /** An id chosen by the page. Two requests with the same id are one message. */
    client_id: z.string().max(64).optional(),
    /** The customer's name as the embedding page states it. It is stored only when no name is known yet. */
    customer_name: z.string().max(120).optional(),
    customer_email: z.string().max(254).optional(),
    customer_phone: z.string().max(40).optional(),
  }),
  result: z.object({
    chatbot_msg: z.string(),
    id: z.string(),
    timestamp: instant,
    language,
    decision: z.enum(["answer", "clarify", "handover", "smalltalk", "waiting"]),
    choices: z.array(z.string()),
    sources: z.array(z.string()),
    handed_over: z.boolean(),
  }),
  limit: { max: 60, seconds: 60 },
});

export const streamChatEvents = endpoint({
  name: "chat.events",
  method: "GET",
  path: "/webhook/chatbot/:chat_token/events/",
  access: "chat",
  summary: "Stream server-sent events of this session; a `message` event means that there are new messages",
  params: z.object({ chat_token: chatToken }),
  produces: "event-stream",
  result: z.unknown(),
  limit: { max: 60, seconds: 60 },
});

/** The chat's appearance in the shape of `ChatLook` (shared/rules/chat-look.ts). */
const chatLook = z.object({ color: z.string().nullable(), avatar: z.string().nullable() });

export const getChatLook = endpoint({
  name: "chat.look",
  method: "GET",
  path: "/webhook/chatbot/:chat_token/look/",
  access: "public",
  summary: "Get the chat's colour and picture; null where the business has chosen none",
  params: z.object({ chat_token: chatToken }),
  result: chatLook,
  limit: { max: 120, seconds: 60 },
});

const named = z.object({ ar: z.string(), en: z.string() });

const chatbot = z.object({
  token: z.string(),
  url: z.string(),
  embed_code: z.string(),
  /**
   * The origins of the sites that may embed the chat, such as `https://shop.example`. An empty list allows any site.
   */
  sites: z.array(z.string()),
  /** How the agent introduces itself to a customer. */
  agent: z.object({ brand: named, name: named, greeting: named }),
  look: chatLook,
  created_at: instant,
});
export type Chatbot = z.infer<typeof chatbot>;

export const getChatbot = endpoint({
  name: "chatbot.get",
  method: "GET",
  path: "/api/chatbot/",
  access: "member",
  permission: "any_member",
  summary: "Get the web chat's address and embed code; null before it was generated",
  result: dataOf(chatbot.nullable()),
});

export const generateChatbot = endpoint({
  name: "chatbot.generate",
  method: "POST",
  path: "/api/chatbot/generate/",
  access: "member",
  permission: "channels",
  summary: "Generate a new chat address; the earlier one stops working",
  result: dataOf(chatbot),
});

export const setChatSites = endpoint({
  name: "chatbot.setSites",
  method: "PUT",
  path: "/api/chatbot/sites/",
  access: "member",
  permission: "channels",
  summary: "Set which sites may embed the chat; an empty list allows any",
  body: z.object({ sites: z.array(z.string().max(300)).max(20) }),
  result: dataOf(z.object({ sites: z.array(z.string()) })),
});

export const setChatLook = endpoint({
  name: "chatbot.setLook",
  method: "PUT",
  path: "/api/chatbot/look/",
  access: "member",
  permission: "channels",
  summary: "Set the chat's colour (#rrggbb) and picture (a small data: URL); null for the product's own",
  body: chatLook,
  result: dataOf(chatLook),
});
