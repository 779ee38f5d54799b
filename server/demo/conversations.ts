import type { DemoConversation } from "./conversation.ts";
import { coffeeConversations } from "./conversations/coffee.ts";
import { complaintConversations } from "./conversations/complaints.ts";
import { deliveryConversations } from "./conversations/delivery.ts";
import { learntConversations } from "./conversations/learnt.ts";
import { productConversations } from "./conversations/products.ts";
import { shopConversations } from "./conversations/shop.ts";
import { unansweredConversations } from "./conversations/unanswered.ts";

/** Everything the demo's customers wrote, by theme; `messageTimes` says when. */
export const demoConversations: DemoConversation[] = [
  ...deliveryConversations,
  ...coffeeConversations,
  ...productConversations,
  ...shopConversations,
  ...complaintConversations,
  ...unansweredConversations,
  ...learntConversations,
];
