import type { DemoFaq } from "./faq.ts";

export const contactFaqs: DemoFaq[] = [
  {
    ask: [
      "كيف أتواصل معكم؟",
      "عطوني رقمكم",
      "وش رقم الواتساب؟",
      "How can I contact you?",
      "What is your WhatsApp number?",
    ],
    ar: "واتساب +966 55 555 0100، والبريد care@suhailroasters.example، وإنستغرام @suhail.roasters.",
    en: "WhatsApp +966 55 555 0100, e-mail care@suhailroasters.example, Instagram @suhail.roasters.",
  },
  {
    ask: [
      "ما ساعات عمل خدمة العملاء؟",
      "متى يداوم فريق الدعم؟",
      "متى يرد علي الموظف",
      "When is customer care available?",
      "Support hours",
    ],
    ar: "فريق خدمة العملاء من الأحد إلى الخميس 9 صباحًا إلى 9 مساءً، والجمعة من 4 إلى 10 مساءً، والسبت إجازة.",
    en: "Our customer care team works Sunday to Thursday 9 am to 9 pm and Friday 4 to 10 pm. Saturday is their day off.",
  },
  {
    ask: [
      "هل لديكم وظائف شاغرة؟",
      "أبي أشتغل عندكم باريستا",
      "كيف أقدم على وظيفة",
      "Are you hiring?",
      "Apply for a barista job",
    ],
    ar: "أرسل سيرتك الذاتية إلى careers@suhailroasters.example واكتب الفرع الذي يناسبك. نردّ خلال أسبوعين على من تناسبه الوظائف المتاحة.",
    en: "Send your CV to careers@suhailroasters.example and tell us which branch suits you. We reply within two weeks to those who match an opening.",
  },
  {
    ask: [
      "من أنتم؟ وما معنى اسم سهيل؟",
      "ليش اسمكم سهيل؟",
      "من متى فاتحين",
      "Who are you?",
      "Why are you called Suhail?",
    ],
    ar: "محمصة سعودية بدأت في الرياض عام 2018. سمّيناها على نجم سهيل الذي يبشّر طلوعه أهل الجزيرة بانكسار الحر، ونشتري من المزارعين مباشرة في إثيوبيا وكولومبيا واليمن وجازان.",
    en: "We are a Saudi roastery, founded in Riyadh in 2018 and named after Suhail, the star whose rising tells Arabia that the heat is breaking. We buy directly from farmers in Ethiopia, Colombia, Yemen and Jazan.",
  },
  {
    ask: [
      "كيف أقدّم شكوى أو اقتراحًا؟",
      "عندي ملاحظة على الخدمة",
      "أبي أشتكي على فرع",
      "How do I make a complaint?",
      "Send feedback",
    ],
    ar: "اكتبها هنا، أو أرسلها إلى care@suhailroasters.example مع رقم الطلب أو اسم الفرع. يردّ عليك مسؤول خلال يوم عمل.",
    en: "Write it here, or to care@suhailroasters.example with the order number or branch name. A manager answers within one working day.",
  },
];
