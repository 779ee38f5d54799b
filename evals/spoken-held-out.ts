import { type DialogueQuestion, dialogueRows as rows } from "./dialogue-questions.ts";

/**
 * Conversations that were written together with `spokenDialogues` and asked only when the engine was finished;
 * nothing was corrected because of them.
 */
export const heldOutSpoken: readonly DialogueQuestion[] = [
  ...rows("roastery", "captured", [
    [["how long is delivery to dammam", "SR-31770"], { decision: "handover", language: "en" }],
    [["طلبي تأخر", "طيب رقم الطلب SR-31770"], { decision: "handover", language: "ar" }],
    [["عندكم كود خصم", "جربت WELCOME10"], { language: "ar" }],
  ]),
  ...rows("roastery", "person", [
    ["كم ياخذ لين يرد علي موظف", { lacks: ["نسخة"], language: "ar" }],
    [
      "i want to talk to an agent when are they available",
      { decision: "handover", reason: "asked_for_human" },
    ],
    ["عطني موظف الحين", { decision: "handover", reason: "asked_for_human" }],
  ]),
  ...rows("roastery", "follow-up", [
    [["بكم الكيمكس", "والايروبريس"], { says: ["165"], lacks: ["نقرة"], decision: "answer" }],
    [["how much is the chemex", "and the french press"], { says: ["119"], decision: "answer" }],
    [["عندكم خلطة الثريا", "كيلو"], { says: ["99"], decision: "answer" }],
    [["do you have guji", "1 kg"], { says: ["98"], decision: "answer" }],
    [["عندكم كبسولات", "لا القهوة السعودية"], { says: ["48"], decision: "answer" }],
    [["كم سعر قوجي", "الاصغر"], { says: ["34"], lacks: ["98"] }],
    [
      ["كم التوصيل للرياض", "وتقبلون ابل باي"],
      { says: ["Apple Pay"], lacks: ["الياسمين"], decision: "answer" },
    ],
    [["do you take tabby", "is there interest"], { says: ["interest"], lacks: ["Yes"], decision: "answer" }],
    [["بكم الكيمكس", "ومتى يوصل"], { lacks: ["239"] }],
    [["عندكم دورة تذوق", "كم مدتها"], { says: ["5 إلى 7"], decision: "answer" }],
  ]),
  ...rows("roastery", "product", [
    ["كم رسوم الدفع عند الاستلام", { says: ["12"], decision: "answer" }],
    ["متى جولة المحمصة", { says: ["خميس"], lacks: ["نعم"], decision: "answer" }],
    ["when is the roastery tour", { says: ["Thursday"], lacks: ["Yes"], decision: "answer" }],
    ["هل فيه جولة بالمحمصة", { says: ["نعم"], decision: "answer" }],
  ]),
];
