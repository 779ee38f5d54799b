import type { DemoFaq } from "./faq.ts";

/** Prices end at 25 kg on purpose, so that a person answers questions about larger quantities. */
export const wholesaleFaqs: DemoFaq[] = [
  {
    ask: [
      "ما أسعار الجملة للمقاهي؟",
      "عندنا كوفي ونبي أسعار الجملة",
      "فيه سعر خاص للمقاهي؟",
      "What are your wholesale prices for cafés?",
      "Wholesale price list",
    ],
    ar: "سعر الجملة للطلبات من 10 إلى 25 كغم هو 92 ريالًا للكيلو شاملًا الضريبة، لخلطات الإسبريسو. وأقل طلب جملة 10 كغم.",
    en: "The wholesale price for orders of 10 to 25 kg is SAR 92 per kg including VAT, for our espresso blends. The smallest wholesale order is 10 kg.",
  },
  {
    ask: [
      "هل ترسلون عينات للمقاهي؟",
      "نبي نجرب قبل لا نتعاقد، فيه عينات؟",
      "عينات تذوق للكوفي",
      "Do you send samples to cafés?",
      "Wholesale sample box",
    ],
    ar: "نعم، صندوق العينات فيه 4 محاصيل × 100 غرام بـ 120 ريالًا، ونخصم قيمته من أول طلب جملة.",
    en: "Yes, the sample box holds 4 coffees × 100 g for SAR 120, deducted from your first wholesale order.",
  },
  {
    ask: [
      "كيف أفتح حساب جملة؟",
      "وش تحتاجون عشان نسجل ككوفي؟",
      "نبي نتعامل معكم كمورد",
      "How do I open a wholesale account?",
      "Become a wholesale customer",
    ],
    ar: "أرسل السجل التجاري وشهادة ضريبة القيمة المضافة وعنوان المقهى إلى wholesale@suhailroasters.example، ونفعّل الحساب خلال يومي عمل. الدفع قبل الشحن بتحويل بنكي أو مدى.",
    en: "Send your commercial registration, VAT certificate and the café's address to wholesale@suhailroasters.example and we activate the account within two working days. Payment is before dispatch, by bank transfer or mada.",
  },
];
