import type { DemoFaq } from "./faq.ts";

export const subscriptionFaqs: DemoFaq[] = [
  {
    ask: [
      "كيف يعمل الاشتراك؟ وكم سعره؟",
      "عندكم اشتراك شهري؟",
      "أبي قهوة توصلني كل أسبوعين",
      "How does the coffee subscription work?",
      "Subscription price",
    ],
    ar: "تختار المحصول والطحن، ويصلك كل أسبوع أو أسبوعين أو شهر، بخصم 10% عن سعر المتجر وتوصيل مجاني لكل مدن المملكة. تدفع مع كل شحنة، ولا التزام.",
    en: "You choose the coffee and the grind, and it comes every week, two weeks or month, at 10% off the shop price with free delivery to all Saudi cities. You pay per shipment, with no commitment.",
  },
  {
    ask: [
      "كيف أوقف الاشتراك أو ألغيه؟",
      "أبي أوقف الاشتراك شهر لأني مسافر",
      "كيف أكنسل الاشتراك",
      "How do I pause or cancel my subscription?",
      "Skip a delivery",
    ],
    ar: "من «حسابي» ثم «اشتراكي»: أوقفه مؤقتًا أو تخطَّ شحنة أو ألغه متى شئت، قبل موعد الشحنة بـ 48 ساعة، دون رسوم.",
    en: "Under “My account”, “My subscription”: pause, skip or cancel whenever you like, up to 48 hours before a shipment, free of charge.",
  },
  {
    ask: [
      "هل يمكن تغيير المحصول في الاشتراك؟",
      "أبي أغير البن حق الاشتراك",
      "أقدر أبدّل الطحن من حبوب لمطحون؟",
      "Can I change the coffee in my subscription?",
      "Change subscription grind",
    ],
    ar: "نعم، غيّر المحصول أو الطحن أو الكمية من «اشتراكي» قبل الشحنة بـ 48 ساعة. أو اختر «فاجئني» ونختار لك محصولًا جديدًا كل مرة.",
    en: "Yes, change the coffee, grind or quantity under “My subscription” up to 48 hours before a shipment. Or choose “Surprise me” and we pick a new coffee each time.",
  },
  {
    ask: [
      "هل يمكن إهداء اشتراك؟",
      "أبي أهدي صديقي اشتراك قهوة",
      "فيه اشتراك هدية 3 شهور؟",
      "Can I gift a subscription?",
      "Gift subscription for three months",
    ],
    ar: "نعم، اشتراك الهدية 3 أشهر بـ 249 ريالًا: كيس 250 غرامًا كل أسبوعين، مع بطاقة باسمك، ولا يتجدد تلقائيًا.",
    en: "Yes, a three-month gift subscription is SAR 249: a 250 g bag every two weeks, with a card from you. It does not renew.",
  },
];
