import { type DialogueQuestion, dialogueRows as rows } from "./dialogue-questions.ts";

/**
 * Conversations as people type and speak them (no punctuation, dialects, half sentences). They result from reading
 * replies as a customer and as the owner: each one was previously answered wrongly, stiffly or beside the point.
 */
export const spokenDialogues: readonly DialogueQuestion[] = [
  ...rows("roastery", "captured", [
    [["متى تفتحون", "SR-20388"], { decision: "handover", reason: "asked_to_act", language: "ar" }],
    [["where are you located", "SR-20388"], { decision: "handover", reason: "asked_to_act", language: "en" }],
    ["SR-20388", { decision: "handover", reason: "asked_to_act", language: "ar" }],
    [["كود الخصم ما يشتغل", "هو WELCOME10"], { says: ["10%"], language: "ar", decision: "answer" }],
  ]),
  ...rows("roastery", "person", [
    ["متى يرد علي الموظف؟", { says: ["9 صباحًا"], decision: "answer" }],
    ["ابي موظف يرد علي متى بيرد", { decision: "handover", reason: "asked_for_human" }],
    ["حولني على موظف", { decision: "handover", reason: "asked_for_human" }],
  ]),
  ...rows("roastery", "follow-up", [
    [["بكم الايروبريس", "والفرنش برس"], { says: ["119"], lacks: ["نقرة"], decision: "answer" }],
    [["عندكم قهوة سعودية", "بدون هيل"], { says: ["سادة"], lacks: ["بالهيل"], decision: "answer" }],
    [["كم سعر كيلو الثريا", "وبدون هيل"], { lacks: ["لا،", "الفئة"] }],
    [
      ["do you have decaf", "how much", "and the bigger one?"],
      { says: ["1 kg", "149"], lacks: ["Capsules"] },
    ],
    [["كولومبيا", "كيلو"], { says: ["126", "149"], lacks: ["250 غرام"], decision: "answer" }],
    [["عندكم ديكاف", "لا الكبسولات"], { says: ["كبسولات ديكاف", "31"], decision: "answer" }],
    [["كم التوصيل لجدة", "تقبلون تابي"], { says: ["100 ريال"], lacks: ["جدة"], decision: "answer" }],
    [["هل التقسيط متاح", "وهل عليه فوائد"], { says: ["بلا فوائد"], lacks: ["نعم"], decision: "answer" }],
    [["كم سعر صندوق المحاصيل الثلاثة", "متى يوصل لي"], { lacks: ["129"] }],
  ]),
  ...rows("roastery", "product", [
    ["بكم التغليف", { says: ["20 ريالًا"], lacks: ["نعم"], decision: "answer" }],
    ["how much is gift wrapping", { says: ["SAR 20"], lacks: ["Yes"], decision: "answer" }],
    ["عندكم تغليف هدايا", { says: ["نعم"], decision: "answer" }],
    ["do you wrap gifts", { says: ["Yes"], decision: "answer" }],
  ]),
];
