import type { DemoFaq } from "./faq.ts";

export const freshnessFaqs: DemoFaq[] = [
  {
    ask: [
      "ما أيام التحميص؟",
      "متى تحمصون؟",
      "تحمصون يوم السبت؟",
      "Which days do you roast?",
      "Do you roast on Saturdays?",
    ],
    ar: "نحمّص ثلاث مرات في الأسبوع: الأحد والثلاثاء والخميس. لا نحمّص السبت.",
    en: "We roast three times a week: Sunday, Tuesday and Thursday. We do not roast on Saturdays.",
  },
  {
    ask: [
      "هل البن طازج؟ وأين أجد تاريخ التحميص؟",
      "متى تاريخ تحميص البن اللي يوصلني؟",
      "البن فريش ولا له فترة؟",
      "How fresh are the beans?",
      "Where is the roast date?",
    ],
    ar: "كل كيس عليه تاريخ تحميصه مطبوعًا تحت الكيس، ولا نشحن بنًّا مضى على تحميصه أكثر من 10 أيام.",
    en: "Every bag has its roast date printed on the bottom, and we never ship beans roasted more than 10 days ago.",
  },
  {
    ask: [
      "كم أنتظر بعد التحميص قبل الاستخدام؟",
      "كم يوم أريّح البن؟",
      "متى يكون البن في أحسن حالاته",
      "How long should I rest the beans?",
      "When is the coffee at its best after roasting?",
    ],
    ar: "للفلتر: من اليوم 7 بعد التحميص. وللإسبريسو: من اليوم 10 إلى 14. وأفضل ما يكون البن خلال شهرين من تحميصه.",
    en: "For filter, from day 7 after roasting; for espresso, from day 10 to 14. Beans are at their best within two months of roasting.",
  },
  {
    ask: [
      "كيف أحفظ القهوة في البيت؟",
      "أحط البن في الثلاجة؟",
      "وش أفضل طريقة لتخزين البن",
      "How should I store my coffee?",
      "Should I keep beans in the fridge?",
    ],
    ar: "احفظ البن في كيسه مغلقًا بعد إخراج الهواء، في مكان بارد مظلم بعيد عن الرطوبة. لا تضعه في الثلاجة. واستهلك الكيس خلال 4 أسابيع من فتحه.",
    en: "Keep it in its own bag, sealed with the air pressed out, somewhere cool, dark and dry. Not in the fridge. Finish the bag within 4 weeks of opening.",
  },
  {
    ask: [
      "هل يمكن تجميد البن؟",
      "أقدر أفرزن القهوة؟",
      "أجمّد البن لو زاد عندي؟",
      "Can I freeze coffee beans?",
      "Freezing coffee",
    ],
    ar: "نعم. قسّم البن على أكياس محكمة صغيرة وجمّده مرة واحدة فقط، ويحتفظ بطعمه حتى 6 أشهر. أخرج الكيس واتركه مغلقًا حتى يعود إلى حرارة الغرفة قبل فتحه.",
    en: "Yes. Divide it into small airtight bags and freeze once only; it keeps for up to 6 months. Let a bag come back to room temperature before you open it.",
  },
  {
    ask: [
      "ما مدة صلاحية الكبسولات وظروف الدريب؟",
      "كم تنتهي صلاحية الكبسولات؟",
      "ظروف القهوة كم تقعد؟",
      "What is the shelf life of capsules and drip bags?",
      "Do drip bags expire?",
    ],
    ar: "صلاحية الكبسولات 9 أشهر، وظروف الدريب 6 أشهر من تاريخ تعبئتها، وكلاهما معبّأ بالنيتروجين.",
    en: "Capsules keep for 9 months and drip bags for 6 months from packing. Both are packed with nitrogen.",
  },
  {
    ask: [
      "هل الكبسولات تناسب نسبريسو؟",
      "كبسولاتكم تركب على مكينة نسبرسو؟",
      "تشتغل مع دولتشي قوستو؟",
      "Do your capsules fit Nespresso machines?",
      "Are the capsules compatible with Dolce Gusto?",
    ],
    ar: "كبسولاتنا من الألمنيوم وتناسب أجهزة نسبريسو الأصلية (Original) فقط، ولا تناسب فيرتو ولا دولتشي قوستو.",
    en: "Our aluminium capsules fit Nespresso Original machines only. They do not fit Vertuo or Dolce Gusto.",
  },
];
