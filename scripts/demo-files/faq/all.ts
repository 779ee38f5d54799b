import { assistantFaqs } from "./assistant.ts";
import { branchFaqs } from "./branches.ts";
import { choosingFaqs } from "./choosing.ts";
import { contactFaqs } from "./contact.ts";
import { courseFaqs } from "./courses.ts";
import { deliveryFaqs } from "./delivery.ts";
import { equipmentFaqs } from "./equipment.ts";
import type { DemoFaq } from "./faq.ts";
import { freshnessFaqs } from "./freshness.ts";
import { grindingFaqs } from "./grinding.ts";
import { orderFaqs } from "./orders.ts";
import { paymentFaqs } from "./payment.ts";
import { returnFaqs } from "./returns.ts";
import { rewardFaqs } from "./rewards.ts";
import { subscriptionFaqs } from "./subscriptions.ts";
import { wholesaleFaqs } from "./wholesale.ts";

/** The FAQ sheet in the order of its rows. */
export const demoFaqs: DemoFaq[] = [
  ...deliveryFaqs,
  ...orderFaqs,
  ...paymentFaqs,
  ...returnFaqs,
  ...freshnessFaqs,
  ...choosingFaqs,
  ...grindingFaqs,
  ...subscriptionFaqs,
  ...wholesaleFaqs,
  ...branchFaqs,
  ...rewardFaqs,
  ...courseFaqs,
  ...equipmentFaqs,
  ...contactFaqs,
  ...assistantFaqs,
];
