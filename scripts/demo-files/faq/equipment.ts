import type { DemoFaq } from "./faq.ts";

export const equipmentFaqs: DemoFaq[] = [
  {
    ask: [
      "ما مدة ضمان الأدوات؟",
      "الطاحونة عليها ضمان؟",
      "خربت الغلاية، الضمان يغطيها؟",
      "What is the warranty on equipment?",
      "Is my grinder under warranty?",
    ],
    ar: "الأدوات الكهربائية ضمانها سنتان، والطواحين اليدوية سنة، من تاريخ الفاتورة. لا يشمل الضمان السقوط وتآكل الشفرات والزجاج.",
    en: "Electrical equipment is covered for two years and manual grinders for one, from the invoice date. Drops, burr wear and glass are not covered.",
  },
  {
    ask: [
      "كيف أرسل جهازي للصيانة؟",
      "طاحونتي علّقت، وين أصلحها؟",
      "عندكم صيانة؟",
      "How do I send my grinder for repair?",
      "Repairs",
    ],
    ar: "سلّم الجهاز في فرع الياسمين مع رقم الطلب، أو اطلب من خدمة العملاء سحبه من بيتك. الفحص خلال 3 أيام عمل، والإصلاح مجاني تحت الضمان.",
    en: "Drop it off at the Al-Yasmin branch with the order number, or ask customer care for a pick-up. We inspect within 3 working days, and repairs under warranty are free.",
  },
  {
    ask: [
      "هل تبيعون مكائن إسبريسو؟",
      "عندكم مكينة قهوة للبيت؟",
      "أبي مكينة اسبرسو",
      "Do you sell espresso machines?",
      "Home coffee machine",
    ],
    ar: "لا نبيع مكائن إسبريسو حاليًا. نبيع الطواحين والغلايات وأدوات التقطير والموازين.",
    en: "We do not sell espresso machines at the moment. We sell grinders, kettles, drippers and scales.",
  },
  {
    ask: [
      "ما الطاحونة المناسبة للمبتدئ؟",
      "وش تنصحوني طاحونة للفي ستين بسعر معقول",
      "أبي طاحونة تنفع للاسبرسو",
      "Which grinder do you recommend?",
      "Best grinder for beginners",
    ],
    ar: "للفلتر تايم مور C3 اليدوية تكفي وسعرها مناسب. وللإسبريسو في البيت باراتزا إنكور ESP الكهربائية.",
    en: "For filter, the manual Timemore C3 is plenty for its price. For home espresso, the electric Baratza Encore ESP.",
  },
];
