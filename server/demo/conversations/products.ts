import type { DemoConversation } from "#server/demo/conversation.ts";

export const productConversations: DemoConversation[] = [
  {
    id: "comandante-stock",
    customer: { name: "زياد الرشيدي" },
    language: "ar",
    when: { weeksAgo: 0, day: "fri", at: "00:27" },
    messages: ["كوماندانتي C40 متوفره؟ وبكم", "طيب وش ارخص طاحونه عندكم"],
  },
  {
    id: "nespresso-capsules",
    customer: { name: "Layla Mansour" },
    language: "en",
    when: { weeksAgo: 1, day: "thu", at: "18:40" },
    messages: ["Do your capsules work with Vertuo?", "ok how much are the Guji capsules then"],
  },
  {
    id: "v60-kit-price",
    customer: { name: "جواهر السالم" },
    language: "ar",
    when: { weeksAgo: 1, day: "sat", at: "15:22" },
    messages: ["كم سعر صندوق البداية؟", "وش فيه؟"],
  },
  {
    id: "ekg-tabby",
    customer: { name: "سلطان الخالدي" },
    language: "ar",
    when: { weeksAgo: 2, day: "thu", at: "21:59" },
    messages: ["بكم غلاية فيلو؟", "اقدر اقسطها تابي؟", "وعليها ضمان؟"],
  },
  {
    id: "geisha-availability",
    customer: { name: "Khalid B." },
    language: "en",
    when: { weeksAgo: 2, day: "fri", at: "16:03" },
    messages: ["Is the Panama Geisha available?", "How much is it?"],
  },
  {
    id: "gift-box-message",
    customer: { name: "غادة اليامي", phone: "+966555550141" },
    language: "ar",
    when: { weeksAgo: 0, day: "wed", at: "13:15" },
    messages: ["ابي اهدي زوجي صندوق المحاصيل، تغلفون؟", "وكم سعر الصندوق", "حطوا معه بطاقه ورقمي 0555550141"],
  },
  {
    id: "arabizi-grinder",
    customer: { name: "Bader" },
    language: "ar",
    when: { weeksAgo: 3, day: "thu", at: "01:36" },
    messages: ["3ndkom ta7ona lel v60 b se3r ma3gool?"],
  },
];
