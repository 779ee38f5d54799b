import type { DemoFaq } from "./faq.ts";

/** Questions about the product itself, which visitors of the landing page ask the demo's shop. */
export const assistantFaqs: DemoFaq[] = [
  {
    ask: [
      "كم سعر وكيل؟",
      "بكم اشتراك هذا المساعد الآلي لمتجري؟",
      "أبي بوت مثل هذا لمتجري",
      "ما هو وكيل؟",
      "How much does Wakil cost?",
      "I want an assistant like this for my business",
    ],
    ar: "الذي يجيبك هنا هو «وكيل». باقاته وأسعارها في صفحة الأسعار في موقع وكيل، وتجربته مجانية سبعة أيام.",
    en: "The assistant that answers here is Wakil. Its plans and prices are on the pricing page of Wakil's website, and the first seven days are free.",
  },
];
