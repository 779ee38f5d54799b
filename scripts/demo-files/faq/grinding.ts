import type { DemoFaq } from "./faq.ts";

export const grindingFaqs: DemoFaq[] = [
  {
    ask: [
      "هل تطحنون البن؟ وما درجات الطحن؟",
      "عندكم مطحون؟",
      "أبيه مطحون، كم يزيد السعر؟",
      "Can you grind the coffee for me?",
      "Which grind sizes do you offer?",
    ],
    ar: "نعم، نطحن مجانًا. اختر عند الطلب: إسبريسو، موكا، إيروبريس، V60، كيمكس، فرنش برس، كولد برو، تركي، سعودي، أو حبوب كاملة.",
    en: "Yes, grinding is free. Choose when you order: espresso, moka, AeroPress, V60, Chemex, French press, cold brew, Turkish, Saudi, or whole bean.",
  },
  {
    ask: [
      "ما درجة الطحن المناسبة للـ V60؟",
      "عندي V60 وطاحونة كوماندانتي، أطحن على كم؟",
      "كم نقرة للفي ستين",
      "What grind setting for V60?",
      "Comandante clicks for V60",
    ],
    ar: "للـ V60 طحن متوسط مثل السكر الخشن: كوماندانتي C40 من 22 إلى 26 نقرة، وتايم مور C3 من 15 إلى 18 نقرة. إن طلعت مُرّة فخشّن نقرتين، وإن طلعت حامضة خفيفة فنعّم نقرتين.",
    en: "For V60 grind medium, like coarse sugar: Comandante C40 22 to 26 clicks, Timemore C3 15 to 18. If it tastes bitter go two clicks coarser; if thin and sour, two clicks finer.",
  },
  {
    ask: [
      "ما درجة الطحن للكيمكس والفرنش برس؟",
      "الكيمكس على كم نقرة؟",
      "طحنة الفرنش برس كيف تكون",
      "Grind size for Chemex",
      "What grind for French press?",
    ],
    ar: "الكيمكس متوسط إلى خشن: كوماندانتي من 28 إلى 32 نقرة. والفرنش برس خشن مثل ملح البحر: من 30 إلى 34 نقرة.",
    en: "Chemex is medium-coarse: Comandante 28 to 32 clicks. French press is coarse like sea salt: 30 to 34 clicks.",
  },
  {
    ask: [
      "ما نسبة القهوة إلى الماء؟",
      "كم جرام أحط للكوب؟",
      "كم حرارة الموية للفي ستين",
      "What coffee to water ratio should I use?",
      "Water temperature for filter coffee",
    ],
    ar: "للفلتر 1 إلى 16: مثلًا 15 غرام بن لـ 240 غرام ماء بحرارة 92 إلى 94 درجة. وللإسبريسو 1 إلى 2: 18 غرامًا تعطي 36 غرامًا في 27 إلى 30 ثانية.",
    en: "For filter 1 to 16: say 15 g of coffee to 240 g of water at 92 to 94 °C. For espresso 1 to 2: 18 g in, 36 g out, in 27 to 30 seconds.",
  },
  {
    ask: [
      "أي ماء أستخدم للتحضير؟",
      "وش أفضل موية للقهوة؟",
      "موية الحنفية تنفع؟",
      "Which water is best for brewing?",
      "Can I brew with tap water?",
    ],
    ar: "استخدم ماءً معبأً أملاحه الذائبة بين 80 و150 ملغم/لتر. ماء الحنفية أملاحه عالية عادةً، والماء المقطّر يعطي طعمًا باهتًا.",
    en: "Use bottled water with 80 to 150 mg/l dissolved solids. Tap water is usually too hard, and distilled water tastes flat.",
  },
];
