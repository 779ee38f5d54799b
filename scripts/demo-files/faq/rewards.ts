import type { DemoFaq } from "./faq.ts";

export const rewardFaqs: DemoFaq[] = [
  {
    ask: [
      "كيف أكسب نقاط الولاء؟",
      "عندكم نقاط؟",
      "كيف أسجل في نقاط سهيل",
      "How does the loyalty programme work?",
      "Earn points",
    ],
    ar: "سجّل برقم جوالك في المتجر أو عند الكاشير، وتكسب نقطة عن كل ريال. كل 100 نقطة بـ 5 ريالات.",
    en: "Sign up with your mobile number in the shop or at the till and earn one point per riyal. Every 100 points are worth SAR 5.",
  },
  {
    ask: [
      "كيف أستخدم نقاطي؟",
      "أقدر أدفع بالنقاط؟",
      "هل تنتهي النقاط",
      "How do I redeem my points?",
      "Do loyalty points expire?",
    ],
    ar: "اختر «استخدم نقاطي» عند الدفع، أو أعطِ الكاشير رقم جوالك. أقل استبدال 200 نقطة، وتنتهي النقاط بعد 12 شهرًا من كسبها.",
    en: "Choose “Use my points” at checkout, or give the cashier your mobile number. The minimum is 200 points, and points expire 12 months after you earn them.",
  },
  {
    ask: [
      "هل تغلّفون الطلب كهدية؟",
      "أبي تغليف هدية مع بطاقة",
      "كم التغليف؟",
      "تغلفون الهدايا؟",
      "Do you offer gift wrapping?",
      "Can you add a handwritten card?",
    ],
    ar: "نعم، التغليف مع بطاقة بخط اليد بـ 20 ريالًا. لا نضع الفاتورة في طلب الهدية، وتقدر تحدد يوم التوصيل حتى 30 يومًا قادمة.",
    en: "Yes, wrapping with a handwritten card is SAR 20. No invoice goes into the parcel, and you can choose a delivery day up to 30 days ahead.",
  },
  {
    ask: [
      "هل لديكم بطاقات هدايا؟",
      "أبي بطاقة هدية بـ 200 ريال",
      "القسيمة كم مدتها",
      "Do you sell gift cards?",
      "Gift card validity",
    ],
    ar: "نعم، بطاقة هدية رقمية من 50 إلى 500 ريال، تصل برسالة في الوقت الذي تختاره، وصالحة سنة في المتجر والفروع.",
    en: "Yes, digital gift cards from SAR 50 to 500, sent by message at the time you choose and valid for one year online and in branches.",
  },
  {
    ask: [
      "هل لديكم هدايا للشركات؟",
      "نبي صناديق لموظفينا مع شعار الشركة",
      "توزيعات قهوة لمناسبة",
      "Do you make corporate gifts?",
      "Gift boxes with our logo",
    ],
    ar: "نعم، من 20 صندوقًا فأكثر مع طباعة شعاركم، وتجهز خلال 10 أيام عمل. أرسلوا العدد والتاريخ والشعار إلى gifts@suhailroasters.example.",
    en: "Yes, from 20 boxes up with your logo printed, ready in 10 working days. Send the number, date and logo to gifts@suhailroasters.example.",
  },
];
