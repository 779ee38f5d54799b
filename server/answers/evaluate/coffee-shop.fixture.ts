import type {
  AnswerSettings,
  FaqEntry,
  KnowledgeEntry,
  PassageEntry,
  ProductEntry,
} from "#server/answers/entry.ts";

/** An invented coffee roaster in Riyadh: what a first upload of a real shop looks like. For tests. */

let count = 0;

function faq(phrasings: string[], answer: { ar?: string; en?: string }): FaqEntry {
  return {
    kind: "faq",
    id: `faq-${count++}`,
    phrasings,
    answer,
    origin: { sourceId: "faq", sourceName: "faq.xlsx", row: count },
  };
}

function product(
  ar: string,
  en: string,
  row: Pick<ProductEntry, "price" | "availability">,
  attributes: Record<string, string>,
): ProductEntry {
  return {
    kind: "product",
    id: `product-${count++}`,
    name: { ar, en },
    ...row,
    currency: "SAR",
    attributes,
    origin: { sourceId: "products", sourceName: "products.xlsx", row: count },
  };
}

function passage(title: string, text: string): PassageEntry {
  return {
    kind: "passage",
    id: `passage-${count++}`,
    title,
    text,
    origin: { sourceId: "policy", sourceName: "policy.docx", heading: title },
  };
}

export const coffeeShop: readonly KnowledgeEntry[] = [
  faq(["هل توصلون لجميع مدن المملكة؟", "توصلون خارج الرياض؟", "Do you deliver to all cities?"], {
    ar: "نعم، نوصل لجميع مدن المملكة عبر سمسا وأرامكس خلال 2 إلى 4 أيام عمل.",
    en: "Yes, we deliver to every city in the Kingdom with SMSA and Aramex within 2 to 4 working days.",
  }),
  faq(["كم رسوم التوصيل؟", "How much is delivery?"], {
    ar: "التوصيل 25 ريالًا، ومجاني للطلبات فوق 200 ريال.",
    en: "Delivery is 25 SR, and free for orders over 200 SR.",
  }),
  faq(["ما هي ساعات العمل؟", "متى تفتحون؟", "What are your opening hours?"], {
    ar: "نفتح من السبت إلى الخميس من 7 صباحًا حتى 11 مساءً، والجمعة من 2 ظهرًا حتى 11 مساءً.",
    en: "We open Saturday to Thursday 7 am to 11 pm, and Friday 2 pm to 11 pm.",
  }),
  faq(["ما هي طرق الدفع المتاحة؟", "Which payment methods do you accept?"], {
    ar: "مدى وفيزا وماستركارد وأبل باي، والتقسيط عبر تابي وتمارا.",
    en: "Mada, Visa, Mastercard and Apple Pay, and instalments through Tabby and Tamara.",
  }),
  faq(["كيف أتتبع طلبي؟", "وين طلبي؟", "How do I track my order?"], {
    ar: "يصلك رابط التتبع برسالة نصية بعد شحن الطلب.",
    en: "You get a tracking link by SMS once the order ships.",
  }),
  faq(["هل تطحنون القهوة؟", "Can you grind the beans?"], {
    ar: "نعم، اختر درجة الطحن المناسبة لأداتك عند الطلب دون رسوم إضافية.",
    en: "Yes, choose the grind for your brewer when you order, free of charge.",
  }),
  faq(["هل عندكم فرع في جدة؟", "وين فروعكم؟", "Where are your branches?"], {
    ar: "فرعنا في الرياض، حي الملقا، شارع الأمير محمد بن سعد.",
    en: "Our branch is in Riyadh, Al Malqa, Prince Mohammed bin Saad Street.",
  }),
  faq(["كم يوم تبقى القهوة طازجة؟", "How long do the beans stay fresh?"], {
    ar: "أفضل مدة لاستخدام البن من 7 إلى 45 يومًا بعد التحميص.",
    en: "Beans are at their best from 7 to 45 days after roasting.",
  }),
  faq(["Do you sell wholesale?"], {
    en: "Yes, cafés can order from 10 kg a month at wholesale prices; write to wholesale@example.com.",
  }),
  faq(["هل يمكن إهداء القهوة مع تغليف؟"], {
    ar: "نعم، نوفر تغليف الهدايا مقابل 15 ريالًا مع بطاقة تكتب عليها ما تشاء.",
  }),
  product(
    "إثيوبي يرغاشيف",
    "Ethiopia Yirgacheffe",
    { price: 65, availability: "in_stock" },
    {
      الوزن: "250 جم",
      التحميص: "فاتح",
      الإيحاءات: "ياسمين، ليمون، عسل",
    },
  ),
  product(
    "إثيوبي يرغاشيف 1 كيلو",
    "Ethiopia Yirgacheffe 1 kg",
    { price: 230, availability: "in_stock" },
    {
      الوزن: "1 كجم",
      التحميص: "فاتح",
    },
  ),
  product(
    "كولومبي هويلا",
    "Colombia Huila",
    { price: 58, availability: "in_stock" },
    {
      الوزن: "250 جم",
      التحميص: "وسط",
      الإيحاءات: "كراميل، تفاح",
    },
  ),
  product(
    "يمني حرازي",
    "Yemen Haraazi",
    { price: 120, availability: "out_of_stock" },
    { الوزن: "250 جم", التحميص: "وسط" },
  ),
  product(
    "خلطة الإسبريسو",
    "Espresso Blend",
    { price: 52, availability: "in_stock" },
    { الوزن: "250 جم", التحميص: "غامق" },
  ),
  product(
    "مطحنة تايم مور C2",
    "Timemore C2 Grinder",
    { price: 285, availability: "in_stock" },
    { اللون: "أسود" },
  ),
  product(
    "مقطرة V60 سيراميك",
    "V60 Ceramic Dripper",
    { price: 89, availability: "preorder" },
    { اللون: "أبيض", المقاس: "02" },
  ),
  product("غلاية ستاغ", "Stagg Kettle", { availability: "in_stock" }, {}),
  passage(
    "سياسة الاسترجاع والاستبدال",
    "يحق للعميل استرجاع المنتجات غير المفتوحة خلال 7 أيام من تاريخ الاستلام. لا يشمل الاسترجاع أكياس القهوة المفتوحة لأسباب صحية. إذا وصل المنتج تالفًا أو خاطئًا نستبدله مجانًا خلال 48 ساعة من إرسال صورة له. يعاد المبلغ إلى بطاقة العميل خلال 5 إلى 10 أيام عمل.",
  ),
  passage(
    "الخصوصية",
    "نحفظ بيانات العميل لتنفيذ الطلب فقط، ولا نشاركها مع أي جهة غير شركة الشحن. يمكن طلب حذف البيانات في أي وقت عبر البريد الإلكتروني.",
  ),
  passage(
    "Subscriptions",
    "A coffee subscription delivers fresh beans every two weeks or every month. You can pause or cancel it at any time from your account page. Subscribers get 10 percent off every bag.",
  ),
];

export const coffeeSettings: AnswerSettings = {
  brand: { ar: "محمصة سدرة", en: "Sidra Roastery" },
  answerFrom: 0.6,
  clarifyFrom: 0.3,
};
