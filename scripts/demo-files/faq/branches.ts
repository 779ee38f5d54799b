import type { DemoFaq } from "./faq.ts";

export const branchFaqs: DemoFaq[] = [
  {
    ask: [
      "أين تقع فروعكم؟",
      "وين مكانكم بالرياض؟",
      "كم فرع عندكم",
      "Where are your branches?",
      "Your location in Riyadh",
    ],
    ar: "لنا أربعة فروع: الياسمين (المحمصة والمقهى، طريق أنس بن مالك)، وحطين (طلبات السيارات)، والسليمانية (شارع التحلية)، والخبر (شارع الأمير تركي). والخرائط في suhailroasters.example/branches.",
    en: "We have four branches: Al-Yasmin (roastery and café, Anas Ibn Malik Road), Hittin (drive-through), As-Sulimaniyah (Tahlia Street) and Al-Khobar (Prince Turki Street). Maps are at suhailroasters.example/branches.",
  },
  {
    ask: [
      "ما أوقات العمل في فروع الرياض؟",
      "متى تفتحون ومتى تقفلون؟",
      "كم دوام فرع الياسمين",
      "What are your opening hours?",
      "When do you close on Thursday?",
    ],
    ar: "فروع الرياض: من الأحد إلى الأربعاء 7 صباحًا إلى 11 مساءً، والخميس والسبت 7 صباحًا إلى 1 بعد منتصف الليل، والجمعة من 1:30 ظهرًا إلى 1 بعد منتصف الليل.",
    en: "Riyadh branches: Sunday to Wednesday 7 am to 11 pm, Thursday and Saturday 7 am to 1 am, Friday 1:30 pm to 1 am.",
  },
  {
    ask: [
      "هل تعملون يوم الجمعة؟",
      "فاتحين الجمعة؟ الصباح؟",
      "متى تفتحون يوم الجمعه",
      "Are you open on Friday?",
      "Friday hours",
    ],
    ar: "يوم الجمعة نفتح بعد الصلاة: من 1:30 ظهرًا إلى 1 بعد منتصف الليل في كل الفروع.",
    en: "On Fridays we open after prayer, from 1:30 pm to 1 am, at all branches.",
  },
  {
    ask: [
      "ما أوقات فرع الخبر؟",
      "فرع الخبر متى يفتح؟",
      "فيه فرع بالشرقية؟",
      "Opening hours of the Khobar branch",
      "Do you have a branch in the Eastern Province?",
    ],
    ar: "فرع الخبر في شارع الأمير تركي: من السبت إلى الخميس 7 صباحًا إلى منتصف الليل، والجمعة من 1:30 ظهرًا إلى 1 بعد منتصف الليل.",
    en: "Our Al-Khobar branch on Prince Turki Street: Saturday to Thursday 7 am to midnight, Friday 1:30 pm to 1 am.",
  },
  {
    ask: [
      "ما أوقات العمل في رمضان؟",
      "متى تفتحون برمضان؟",
      "دوامكم في رمضان والعيد",
      "What are your Ramadan hours?",
      "Are you open during Eid?",
    ],
    ar: "في رمضان تفتح الفروع من 8:30 مساءً إلى 3 فجرًا، والتوصيل داخل الرياض من 9 مساءً إلى 1 بعد منتصف الليل. أول أيام العيد إجازة، ونفتح من ثاني أيامه الساعة 4 عصرًا.",
    en: "In Ramadan the branches open from 8:30 pm to 3 am, and Riyadh delivery runs from 9 pm to 1 am. We close on the first day of Eid and open at 4 pm from the second.",
  },
  {
    ask: [
      "هل لديكم فرع في جدة؟",
      "متى بتفتحون في جدة؟",
      "عندكم فرع بالدمام أو مكة؟",
      "Do you have a branch in Jeddah?",
      "Any branches outside Riyadh and Khobar?",
    ],
    ar: "لا، فروعنا في الرياض والخبر فقط، لكننا نوصّل إلى جدة وكل مدن المملكة.",
    en: "No, our branches are in Riyadh and Al-Khobar only, but we deliver to Jeddah and every Saudi city.",
  },
  {
    ask: [
      "هل توجد جلسات وواي فاي في الفرع؟",
      "فرع الياسمين فيه مكان أذاكر فيه؟",
      "عندكم جلسات عوائل ومواقف؟",
      "Is there seating and Wi-Fi?",
      "Can I work from your café?",
    ],
    ar: "فرع الياسمين فيه جلسات داخلية وخارجية وركن عوائل وواي فاي مجاني ومواقف خلف المبنى. والسليمانية والخبر فيهما جلسات داخلية. أما حطين فطلبات سيارات فقط.",
    en: "Al-Yasmin has indoor and outdoor seating, a family corner, free Wi-Fi and parking behind the building. As-Sulimaniyah and Al-Khobar have indoor seating. Hittin is drive-through only.",
  },
  {
    ask: [
      "هل يمكن زيارة المحمصة؟",
      "أبي أشوف التحميص عندكم",
      "فيه جولة في المحمصة؟",
      "Can I visit the roastery?",
      "Roastery tour",
    ],
    ar: "نعم، جولة مجانية في محمصة الياسمين كل خميس 5 عصرًا، مدتها 40 دقيقة. احجز مكانك من suhailroasters.example/tour، والعدد 10 أشخاص.",
    en: "Yes, there is a free 40-minute tour of the Al-Yasmin roastery every Thursday at 5 pm, for up to 10 people. Book at suhailroasters.example/tour.",
  },
];
