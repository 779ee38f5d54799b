import type {
  AnswerSettings,
  FaqEntry,
  KnowledgeEntry,
  PassageEntry,
  ProductEntry,
} from "#server/answers/entry.ts";

/** An invented shop for abayas and perfumes in Kuwait: sizes, colours, dinars, much in one language only. For tests. */

let count = 0;

function faq(phrasings: string[], answer: { ar?: string; en?: string }): FaqEntry {
  return {
    kind: "faq",
    id: `b-faq-${count++}`,
    phrasings,
    answer,
    origin: { sourceId: "b-faq", sourceName: "الأسئلة.xlsx", row: count },
  };
}

function product(
  name: { ar?: string; en?: string },
  row: Pick<ProductEntry, "price" | "availability">,
  attributes: Record<string, string>,
): ProductEntry {
  return {
    kind: "product",
    id: `b-product-${count++}`,
    name,
    ...row,
    currency: "KWD",
    attributes,
    origin: { sourceId: "b-products", sourceName: "products.xlsx", row: count },
  };
}

function passage(title: string, text: string): PassageEntry {
  return {
    kind: "passage",
    id: `b-passage-${count++}`,
    title,
    text,
    origin: { sourceId: "b-guide", sourceName: "دليل العناية.docx", heading: title },
  };
}

export const boutiqueList: readonly KnowledgeEntry[] = [
  faq(["كم مدة الاستبدال؟", "اقدر ابدل المقاس؟", "متى اقدر ابدل العباية"], {
    ar: "تستبدلين القطعة خلال 14 يومًا من الاستلام بشرط بقاء البطاقة عليها. العطور المفتوحة لا تُستبدل.",
  }),
  faq(["وين محلكم؟", "وين موقعكم؟", "Where is your store?"], {
    ar: "محلنا في السالمية، شارع سالم المبارك، مجمع الفنار، الدور الثاني.",
    en: "We are in Salmiya, Salem Al-Mubarak Street, Al-Fanar Mall, second floor.",
  }),
  faq(["متى تفتحون؟", "شنو دوامكم؟", "What are your opening hours?"], {
    ar: "يوميًا من 10 صباحًا إلى 10 مساءً، والجمعة من 4 عصرًا.",
    en: "Daily from 10 am to 10 pm, Fridays from 4 pm.",
  }),
  faq(["تقصرون العباية؟", "هل تعدلون الطول؟"], {
    ar: "نعم، نقصّر العباية أو نطوّلها مجانًا خلال يومين، ويمكن استلامها من المحل.",
  }),
  faq(["Do you ship to Saudi Arabia?", "Shipping to the GCC", "International delivery"], {
    en: "Yes, we ship to all GCC countries with DHL in 3 to 5 days for 5 KWD. Customs duties are paid by the customer.",
  }),
  faq(["Do you have a loyalty card?", "How do I collect points?"], {
    en: "Every 10 KWD you spend earns one stamp; ten stamps give you a free bottle of White Musk.",
  }),
  faq(["كم توصيل الكويت؟", "كم رسوم التوصيل داخل الكويت؟", "How much is delivery in Kuwait?"], {
    ar: "التوصيل داخل الكويت ديناران، ويصل في اليوم التالي.",
    en: "Delivery in Kuwait is 2 KWD and arrives the next day.",
  }),
  faq(["كيف ألغي طلبي؟", "How do I cancel my order?"], {
    ar: "يمكنك إلغاء الطلب من صفحة «طلباتي» خلال ساعة من الشراء، ويعود المبلغ إلى بطاقتك خلال 7 أيام.",
    en: "You can cancel from the “My orders” page within an hour of buying, and the amount returns to your card within 7 days.",
  }),
  faq(["عندكم تقسيط؟", "Can I pay in instalments?"], {
    ar: "نعم، عبر دينار كارد على 4 دفعات للطلبات فوق 40 دينارًا.",
    en: "Yes, with Deema in 4 payments for orders above 40 KWD.",
  }),
  faq(["كيف احجز موعد تفصيل؟", "How do I book a tailoring appointment?"], {
    ar: "احجزي موعد التفصيل من صفحة «المواعيد» في موقعنا، والموعد 30 دقيقة في المحل.",
    en: "Book a tailoring appointment on the “Appointments” page of our site; it takes 30 minutes in the store.",
  }),
  product(
    { ar: "عباية كتان", en: "Linen Abaya" },
    { price: 24.5, availability: "in_stock" },
    { المقاسات: "S، M، L، XL", الألوان: "أسود، بيج", الخامة: "كتان 100%" },
  ),
  product(
    { ar: "عباية حرير", en: "Silk Abaya" },
    { price: 58, availability: "out_of_stock" },
    { المقاسات: "52، 54، 56", الألوان: "أسود، كحلي", الخامة: "حرير طبيعي" },
  ),
  product(
    { ar: "عباية كريب مطرزة", en: "Embroidered Crepe Abaya" },
    { price: 32, availability: "in_stock" },
    { المقاسات: "M، L", الألوان: "أسود", الخامة: "كريب" },
  ),
  product(
    { ar: "عطر عود ملكي 50 مل", en: "Royal Oud Perfume 50 ml" },
    { price: 38, availability: "in_stock" },
    { الحجم: "50 مل", التركيز: "أو دو بارفان" },
  ),
  product(
    { ar: "عطر عود ملكي 100 مل", en: "Royal Oud Perfume 100 ml" },
    { price: 65, availability: "in_stock" },
    { الحجم: "100 مل", التركيز: "أو دو بارفان" },
  ),
  product(
    { ar: "عطر مسك أبيض", en: "White Musk Perfume" },
    { price: 18, availability: "in_stock" },
    { الحجم: "100 مل", التركيز: "أو دو تواليت" },
  ),
  product(
    { ar: "بخور كمبودي", en: "Cambodian Incense" },
    { price: 22, availability: "preorder" },
    { الوزن: "100 غرام" },
  ),
  product({ ar: "دهن عود تولة", en: "Oud Oil Tola" }, { availability: "in_stock" }, { الحجم: "12 مل" }),
  product(
    { ar: "طرحة شيفون", en: "Chiffon Scarf" },
    { price: 4.5, availability: "in_stock" },
    { الألوان: "أبيض، أسود، بيج، وردي", المقاس: "180×75 سم" },
  ),
  product(
    { en: "Travel Jewelry Box" },
    { price: 9.75, availability: "in_stock" },
    { Color: "rose gold, black", Size: "15 x 10 cm" },
  ),
  passage(
    "العناية بالعباية",
    "تُغسل عباية الكتان يدويًا بماء بارد. عباية الحرير تنظف جافًا فقط. لا تستخدم المبيضات. تُكوى العبايات على درجة متوسطة من الداخل.",
  ),
];

export const boutiqueSettings: AnswerSettings = {
  brand: { ar: "دار لينا", en: "Dar Lina" },
  answerFrom: 0.6,
  clarifyFrom: 0.35,
};
