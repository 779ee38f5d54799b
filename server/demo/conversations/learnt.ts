import type { DemoConversation } from "#server/demo/conversation.ts";

/**
 * Questions that the team's own written answers cover, and questions that several customers ask and no source
 * answers.
 */
export const learntConversations: DemoConversation[] = [
  {
    id: "parking-hittin",
    customer: { name: "تركي الشهراني" },
    language: "ar",
    when: { weeksAgo: 1, day: "wed", at: "18:12" },
    messages: ["السلام عليكم، وين أوقف سيارتي إذا جيت فرع حطين؟", "مشكورين"],
  },
  {
    id: "parking-english",
    customer: { name: "Daniel Osei" },
    language: "en",
    when: { weeksAgo: 0, day: "sun", at: "17:25" },
    messages: ["Do you have parking at the roastery?"],
  },
  {
    id: "lactose-dialect",
    customer: { name: "مها السالم" },
    language: "ar",
    when: { weeksAgo: 1, day: "mon", at: "20:03" },
    messages: ["عندكم حليب خالي من اللاكتوز للبيع؟"],
  },
  {
    id: "lactose-english",
    customer: { name: "Priya Nair" },
    language: "en",
    when: { weeksAgo: 0, day: "mon", at: "11:47" },
    messages: ["Do you sell lactose free milk?"],
  },
];
