import type * as contract from "#shared/contract/chatbot.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getChatHistory = endpoint<typeof contract.getChatHistory>(
  "chat.history",
  "GET",
  "/webhook/chatbot/:chat_token/",
);
export const rateChat = endpoint<typeof contract.rateChat>("chat.rate", "POST", "/webhook/chatbot/rating/");
export const sendChatMessage = endpoint<typeof contract.sendChatMessage>(
  "chat.send",
  "POST",
  "/webhook/chatbot/",
);
export const streamChatEvents = endpoint<typeof contract.streamChatEvents>(
  "chat.events",
  "GET",
  "/webhook/chatbot/:chat_token/events/",
);
export const getChatLook = endpoint<typeof contract.getChatLook>(
  "chat.look",
  "GET",
  "/webhook/chatbot/:chat_token/look/",
);
export const getChatbot = endpoint<typeof contract.getChatbot>("chatbot.get", "GET", "/api/chatbot/");
export const generateChatbot = endpoint<typeof contract.generateChatbot>(
  "chatbot.generate",
  "POST",
  "/api/chatbot/generate/",
);
export const setChatSites = endpoint<typeof contract.setChatSites>(
  "chatbot.setSites",
  "PUT",
  "/api/chatbot/sites/",
);
export const setChatLook = endpoint<typeof contract.setChatLook>(
  "chatbot.setLook",
  "PUT",
  "/api/chatbot/look/",
);
