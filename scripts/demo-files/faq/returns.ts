import type { DemoFaq } from "./faq.ts";

export const returnFaqs: DemoFaq[] = [
  {
    ask: [
      "ما سياسة الإرجاع والاستبدال؟",
      "أقدر أرجّع الكيس وهو مقفل؟",
      "كم يوم عندي عشان أرجع الطلب",
      "What is your return policy?",
      "Can I return an unopened bag?",
    ],
    ar: "تقدر ترجّع أو تستبدل أي منتج غير مفتوح خلال 7 أيام من استلامه. رسوم شحن الإرجاع 15 ريالًا، ونتحمّلها نحن إن كان الخطأ منا.",
    en: "You can return or exchange any unopened product within 7 days of receiving it. Return shipping is SAR 15, and on us if the mistake was ours.",
  },
  {
    ask: [
      "هل أستطيع إرجاع كيس بن مفتوح؟",
      "فتحت الكيس وما عجبني الطعم",
      "البن ما ناسبني وفاتحه، أرجعه؟",
      "Can I return an opened bag?",
      "I opened the coffee and did not like it",
    ],
    ar: "الكيس المفتوح لا يُرجَع لأنه غذاء. لكن إن كان أول كيس لك معنا ولم يناسبك فراسلنا خلال 14 يومًا، ونرسل لك محصولًا آخر بنصف السعر.",
    en: "An opened bag cannot be returned because it is food. But if it is your first bag with us and it does not suit you, write to us within 14 days and we send you another coffee at half price.",
  },
  {
    ask: [
      "وصل المنتج تالفًا، ماذا أفعل؟",
      "الكيس وصلني مفتوح من تحت والبن منثور",
      "وصلني القمع مكسور",
      "My order arrived damaged",
      "The bag was torn on arrival",
    ],
    ar: "حقك علينا. أرسل رقم الطلب وصورة واضحة خلال 48 ساعة من الاستلام، ونرسل لك بديلًا مجانًا في أقرب شحنة، ولا نطلب إرجاع التالف.",
    en: "We are sorry. Send the order number and a clear photo within 48 hours of delivery and we send a free replacement with the next shipment. You do not need to return the damaged item.",
  },
  {
    ask: [
      "وصلني منتج مختلف عن الذي طلبته",
      "طلبت حبوب وجاني مطحون",
      "أرسلتوا لي محصول غلط",
      "I received the wrong item",
      "You sent the wrong grind",
    ],
    ar: "نعتذر. احتفظ بما وصلك، وأرسل رقم الطلب وصورة الملصق خلال 7 أيام، ونرسل لك الصحيح مجانًا.",
    en: "Our apologies. Keep what you received, send us the order number and a photo of the label within 7 days, and we send the right one free of charge.",
  },
  {
    ask: [
      "متى يعود المبلغ بعد الإرجاع؟",
      "رجّعت الطلب، متى ترجع فلوسي؟",
      "كم ياخذ الاسترداد على مدى",
      "When will I get my refund?",
      "How long do refunds take?",
    ],
    ar: "نعيد المبلغ إلى البطاقة نفسها خلال يومي عمل من وصول المرتجع إلينا، ويظهر في حسابك خلال 5 إلى 10 أيام عمل بحسب البنك.",
    en: "We refund the same card within two working days of receiving the return, and it shows in your account in 5 to 10 working days, depending on the bank.",
  },
  {
    ask: [
      "هل يمكن إرجاع الطواحين والأدوات؟",
      "أبي أرجع الطاحونة، استخدمتها مرة",
      "أقدر أبدل الغلاية؟",
      "Can I return a grinder or kettle?",
      "Return equipment",
    ],
    ar: "الأدوات تُرجَع خلال 7 أيام بشرط ألا تكون مستخدمة وأن تكون في علبتها الأصلية. المستخدمة لا تُرجَع إلا لعيب يشمله الضمان.",
    en: "Equipment can be returned within 7 days if it is unused and in its original box. Used equipment is only taken back for a fault covered by the warranty.",
  },
];
