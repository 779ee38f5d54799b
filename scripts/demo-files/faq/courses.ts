import type { DemoFaq } from "./faq.ts";

export const courseFaqs: DemoFaq[] = [
  {
    ask: [
      "هل لديكم دورة تذوق للمبتدئين؟",
      "أبي أتعلم أتذوق القهوة، عندكم شي؟",
      "متى جلسة الكبنق وكم سعرها",
      "Do you have a tasting session for beginners?",
      "Cupping class price and time",
    ],
    ar: "نعم، «تذوّق القهوة للمبتدئين» كل سبت من 5 إلى 7 مساءً في محمصة الياسمين، بـ 150 ريالًا للشخص: خمسة محاصيل، ولا تحتاج خبرة. العدد 8 أشخاص.",
    en: "Yes, “Tasting for beginners” is every Saturday from 5 to 7 pm at the Al-Yasmin roastery, SAR 150 per person: five coffees, no experience needed, 8 seats.",
  },
  {
    ask: [
      "هل لديكم دورة تحضير منزلي؟",
      "أبي أتعلم أسوي V60",
      "دورة الفلتر كم ومتى؟",
      "Home brewing class",
      "Learn to brew V60",
    ],
    ar: "نعم، «التحضير في البيت» أول سبت من كل شهر من 10 صباحًا إلى 1 ظهرًا في محمصة الياسمين، بـ 320 ريالًا، ومعها كيس 250 غرامًا.",
    en: "Yes, “Brewing at home” is on the first Saturday of each month, 10 am to 1 pm, at the Al-Yasmin roastery, SAR 320 including a 250 g bag.",
  },
  {
    ask: [
      "هل لديكم دورة إسبريسو منزلية؟",
      "اشتريت مكينة وما عرفت أضبطها، عندكم دورة؟",
      "دورة ضبط الإسبريسو",
      "Home espresso workshop",
      "Learn to dial in espresso",
    ],
    ar: "نعم، «إسبريسو البيت» ثالث سبت من كل شهر من 10 صباحًا إلى 2 ظهرًا، بـ 450 ريالًا: ضبط الطحنة، وتبخير الحليب، وتنظيف المكينة. العدد 6 أشخاص.",
    en: "Yes, “Espresso at home” is on the third Saturday of each month, 10 am to 2 pm, SAR 450: dialling in, steaming milk and cleaning the machine, 6 seats.",
  },
  {
    ask: [
      "كيف أحجز دورة؟ وهل أسترد المبلغ إذا ألغيت؟",
      "أبي أحجز مقعد في الدورة",
      "حجزت وما أقدر أحضر",
      "How do I book a class?",
      "Can I cancel my class booking?",
    ],
    ar: "احجز من suhailroasters.example/classes. الإلغاء قبل 48 ساعة يُردّ فيه المبلغ كاملًا، وبعدها تقدر تنقل مقعدك إلى شخص آخر.",
    en: "Book at suhailroasters.example/classes. Cancel 48 hours ahead for a full refund; after that you can pass your seat to someone else.",
  },
];
