import type { FactTopic } from "#shared/rules/business-facts.ts";

/** Phrasings of questions about a stated fact, by which its entry is found where no answer is computed. */
export const statedQuestions: Record<FactTopic, readonly string[]> = {
  hours: [
    "متى تفتحون؟",
    "ما أوقات العمل؟",
    "كم ساعات الدوام؟",
    "When are you open?",
    "What are your opening hours?",
  ],
  branches: ["وين موقعكم؟", "أين تقعون؟", "ما عنوانكم؟", "Where are you located?", "What is your address?"],
  contacts: [
    "كيف أتواصل معكم؟",
    "ما رقم الهاتف؟",
    "كم رقم الواتساب؟",
    "How can I contact you?",
    "What is your phone number?",
  ],
  payments: [
    "ما طرق الدفع؟",
    "كيف أدفع؟",
    "وش طرق الدفع المتوفرة عندكم؟",
    "How can I pay?",
    "Which payment methods do you accept?",
  ],
  delivery: [
    "هل توصلون؟",
    "كم رسوم التوصيل؟",
    "متى يصل الطلب؟",
    "Do you deliver?",
    "How much is delivery and how long does it take?",
  ],
  returns: [
    "ما سياسة الاسترجاع والاستبدال؟",
    "هل أقدر أرجّع الطلب أو أستبدله؟",
    "كيف أسترجع فلوسي؟",
    "What is your return policy?",
    "Can I return or exchange an item, or get a refund?",
  ],
};

/** The answer where the owner states that there is no delivery. */
export const noDelivery = {
  ar: "لا، لا نوفّر التوصيل حاليًا.",
  en: "No, we do not deliver at the moment.",
} as const;
