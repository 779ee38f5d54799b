import type { DemoConversation } from "#server/demo/conversation.ts";

export const deliveryConversations: DemoConversation[] = [
  {
    id: "same-day-thursday",
    customer: { name: "سارة العنزي", phone: "+966555550111" },
    language: "ar",
    when: { weeksAgo: 0, day: "thu", at: "11:42" },
    messages: ["السلام عليكم", "لو طلبت الحين يوصلني اليوم؟ انا بالملقا", "طيب وكم التوصيل؟"],
  },
  {
    id: "jeddah-fee",
    customer: { name: "عبدالعزيز باوزير" },
    language: "ar",
    when: { weeksAgo: 0, day: "fri", at: "01:18" },
    messages: ["توصلون جده؟ وكم ياخذ", "والدمام؟"],
  },
  {
    id: "khobar-english",
    customer: { name: "Mohammed Al-Ghamdi", phone: "+966555550123" },
    language: "en",
    when: { weeksAgo: 1, day: "tue", at: "20:05" },
    messages: [
      "Hi, how long does delivery to Khobar take?",
      "And is it free if I order 1 kg of Guji and a Chemex?",
    ],
  },
  {
    id: "where-is-my-order",
    customer: { name: "ريم الشهراني", phone: "+966555550119" },
    language: "ar",
    when: { weeksAgo: 0, day: "wed", at: "22:51" },
    messages: ["وين وصل طلبي؟", "رقمه SR-20388"],
  },
  {
    id: "change-address",
    customer: { name: "Yousef Karim" },
    language: "en",
    when: { weeksAgo: 1, day: "mon", at: "09:12" },
    messages: ["I moved to Al-Malqa, can I change the adress of order SR-20417?", "thanks!"],
  },
  {
    id: "abha-delivery",
    customer: { name: "نوف الشهري" },
    language: "ar",
    when: { weeksAgo: 2, day: "thu", at: "23:30" },
    messages: ["هل يوجد توصيل إلى أبها؟ وكم يستغرق؟"],
  },
  {
    id: "friday-delivery",
    customer: { name: "تركي المالكي" },
    language: "ar",
    when: { weeksAgo: 2, day: "fri", at: "00:44" },
    messages: ["التوصيل شغال بكره الجمعه؟"],
  },
  {
    id: "missed-courier",
    customer: { name: "أسماء الزهراني", phone: "+966555550134" },
    language: "ar",
    when: { weeksAgo: 3, day: "wed", at: "18:20" },
    messages: ["المندوب اتصل وانا بالدوام وما رديت عليه، وش يصير الحين؟", "تمام الله يعطيكم العافيه"],
  },
  {
    id: "pick-up-branch",
    customer: { name: "Fatima Noor" },
    language: "en",
    when: { weeksAgo: 0, day: "thu", at: "16:25" },
    messages: ["can i order online and pick it up from the branch?"],
  },
  {
    id: "arabizi-delivery",
    customer: { name: "Nawaf" },
    language: "ar",
    when: { weeksAgo: 1, day: "fri", at: "02:14" },
    messages: ["salam, twasloon el qassim? w kam el tawseel"],
  },
  {
    id: "national-address",
    customer: { name: "هيفاء القرني" },
    language: "ar",
    when: { weeksAgo: 3, day: "sat", at: "13:37" },
    messages: ["ليش طالبين العنوان الوطني؟ لازم يعني", "من وين اطلعه"],
  },
];
