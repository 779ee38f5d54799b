import { brewing, coffeeAdvice, coffeePrices, coldBrew, saudiCoffee } from "./coffee.ts";
import { deliveryFees, deliveryTimes, orderStatus } from "./delivery.ts";
import { angry, damaged, person, returns } from "./problems.ts";
import { branches, courses, gifts, payment, subscriptions, tools } from "./shop.ts";
import type { Topic } from "./topic.ts";
import { smallTalk, spam, unknown, wholesale } from "./unanswered.ts";

/** All topics about which customers of the month write. */
export const topics = {
  deliveryFees,
  deliveryTimes,
  orderStatus,
  coffeePrices,
  coffeeAdvice,
  brewing,
  coldBrew,
  saudiCoffee,
  tools,
  payment,
  branches,
  subscriptions,
  gifts,
  courses,
  damaged,
  angry,
  returns,
  person,
  wholesale,
  unknown,
  smallTalk,
  spam,
} satisfies Record<string, Topic>;

export type TopicName = keyof typeof topics;
