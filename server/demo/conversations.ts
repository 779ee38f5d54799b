import type { DemoConversation } from "./conversation.ts";
import { coffeeConversations } from "./conversations/coffee.ts";
import { complaintConversations } from "./conversations/complaints.ts";
import { deliveryConversations } from "./conversations/delivery.ts";
import { learntConversations } from "./conversations/learnt.ts";
import { productConversations } from "./conversations/products.ts";
import { shopConversations } from "./conversations/shop.ts";
import { unansweredConversations } from "./conversations/unanswered.ts";

/** All conversations of the demo's customers, by theme; `messageTimes` computes their times. */
export const demoConversations: DemoConversation[] = [
  ...deliveryConversations,
  ...coffeeConversations,
  ...productConversations,
  ...shopConversations,
  ...complaintConversations,
  ...unansweredConversations,
  ...learntConversations,
];
