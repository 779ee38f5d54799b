import type { DemoFaq } from "./faq.ts";

export const deliveryFaqs: DemoFaq[] = [
  {
    ask: [
      "هل يوجد توصيل في نفس اليوم داخل الرياض؟",
      "توصلون اليوم لو طلبت الحين؟",
      "أبي طلبي يوصل اليوم بالرياض",
      "Do you offer same-day delivery in Riyadh?",
      "Can I get my order today?",
    ],
    ar: "نعم. الطلب قبل الساعة 2 ظهرًا من السبت إلى الخميس يصلك داخل الرياض في اليوم نفسه بين 5 و10 مساءً، ورسومه 25 ريالًا.",
    en: "Yes. Order before 2 pm, Saturday to Thursday, and it reaches you in Riyadh the same day between 5 and 10 pm, for SAR 25.",
  },
  {
    ask: [
      "كم رسوم التوصيل داخل الرياض؟",
      "بكم التوصيل بالرياض؟",
      "كم ياخذ التوصيل العادي في الرياض",
      "How much is delivery in Riyadh?",
      "Riyadh delivery fee and time",
    ],
    ar: "التوصيل العادي داخل الرياض 15 ريالًا ويصل في يوم العمل التالي، وهو مجاني للطلبات من 200 ريال فأكثر.",
    en: "Standard delivery in Riyadh is SAR 15 and arrives the next working day. It is free on orders of SAR 200 or more.",
  },
  {
    ask: [
      "هل توصلون إلى جدة؟",
      "كم ياخذ التوصيل لجدة وبكم؟",
      "توصلون مكة والمدينة؟",
      "متى يوصل الطلب للطايف",
      "Do you deliver to Jeddah?",
      "Delivery to Makkah, Madinah and Taif",
    ],
    ar: "نعم، نوصّل إلى جدة ومكة والمدينة والطائف خلال يومين إلى ثلاثة أيام عمل بـ 25 ريالًا، ومجانًا للطلبات من 300 ريال فأكثر.",
    en: "Yes. Jeddah, Makkah, Madinah and Taif take two to three working days for SAR 25, free on orders of SAR 300 or more.",
  },
  {
    ask: [
      "هل التوصيل متاح للدمام والخبر؟",
      "توصلون الشرقية؟ كم يوم؟",
      "كم التوصيل للخبر والظهران",
      "Do you ship to Dammam or Khobar?",
      "How long does delivery to the Eastern Province take?",
    ],
    ar: "نعم، نوصّل إلى الدمام والخبر والظهران والجبيل والأحساء خلال يومين إلى ثلاثة أيام عمل بـ 25 ريالًا، ومجانًا للطلبات من 300 ريال فأكثر.",
    en: "Yes. Dammam, Khobar, Dhahran, Jubail and Al-Ahsa take two to three working days for SAR 25, free on orders of SAR 300 or more.",
  },
  {
    ask: [
      "هل توصلون إلى القصيم وحائل؟",
      "توصلون بريدة وعنيزة؟",
      "أنا من أبها، توصلون لنا وبكم؟",
      "التوصيل لتبوك وجازان ونجران كم يوم",
      "Do you deliver to Abha, Tabuk or Jazan?",
      "Delivery to Qassim and Hail",
    ],
    ar: "نعم. القصيم وحائل خلال يومين إلى ثلاثة أيام عمل بـ 25 ريالًا. وأبها وخميس مشيط وجازان ونجران والباحة وتبوك والجوف وعرعر خلال ثلاثة إلى خمسة أيام عمل بـ 29 ريالًا. والتوصيل مجاني للطلبات من 300 ريال فأكثر.",
    en: "Yes. Qassim and Hail take two to three working days for SAR 25. Abha, Khamis Mushait, Jazan, Najran, Al-Baha, Tabuk, Al-Jouf and Arar take three to five working days for SAR 29. Delivery is free on orders of SAR 300 or more.",
  },
  {
    ask: [
      "متى يكون التوصيل مجانيًا؟",
      "كم لازم أطلب عشان يصير التوصيل مجاني",
      "فيه شحن مجاني؟",
      "When is delivery free?",
      "Free shipping minimum order",
    ],
    ar: "التوصيل العادي مجاني داخل الرياض للطلبات من 200 ريال فأكثر، وفي بقية مدن المملكة من 300 ريال فأكثر. أما التوصيل في اليوم نفسه فرسومه ثابتة: 25 ريالًا.",
    en: "Standard delivery is free in Riyadh on orders of SAR 200 or more, and in other Saudi cities on SAR 300 or more. Same-day delivery is always SAR 25.",
  },
  {
    ask: [
      "هل توصلون يوم الجمعة؟",
      "التوصيل شغال الجمعة؟",
      "وش أيام ومواعيد التوصيل",
      "Do you deliver on Fridays?",
      "Which days do you deliver?",
    ],
    ar: "نوصّل من السبت إلى الخميس، ولا توصيل يوم الجمعة. طلبات الجمعة تُجهَّز صباح السبت. والمندوب يأتي عادةً بين 4 عصرًا و10 مساءً.",
    en: "We deliver Saturday to Thursday; there is no delivery on Fridays, and Friday orders are packed on Saturday morning. Couriers usually come between 4 and 10 pm.",
  },
  {
    ask: [
      "هل يمكنني استلام الطلب من الفرع؟",
      "أقدر أستلم من الفرع بدل التوصيل؟",
      "أبي أطلب وأمر آخذه",
      "Can I pick up my order from a branch?",
      "Click and collect",
    ],
    ar: "نعم، اختر «استلام من الفرع» عند الدفع، ويجهز طلبك خلال ساعتين من ساعات عمل الفرع، دون رسوم. نحتفظ به 5 أيام.",
    en: "Yes. Choose “Pick up from branch” at checkout and your order is ready within two opening hours, free of charge. We keep it for 5 days.",
  },
  {
    ask: [
      "هل العنوان الوطني مطلوب؟",
      "لازم أحط العنوان الوطني المختصر؟",
      "ما أعرف عنواني الوطني، عادي؟",
      "Do I need a national address?",
      "What is the short national address for?",
    ],
    ar: "نعم، شركات الشحن لا تستلم الشحنة بلا عنوان وطني. يكفي العنوان المختصر (4 أحرف و4 أرقام)، وتجده في تطبيق سبل أو توكلنا.",
    en: "Yes, carriers do not accept a parcel without one. The short address (4 letters and 4 digits) is enough; you find it in the SPL or Tawakkalna app.",
  },
  {
    ask: [
      "ماذا يحدث إذا لم أكن في البيت عند التوصيل؟",
      "المندوب جا وأنا مو موجود، وش أسوي؟",
      "ما رديت على المندوب",
      "I missed the courier, what now?",
      "What happens if nobody is home?",
    ],
    ar: "يحاول المندوب مرة ثانية في يوم العمل التالي بلا رسوم. وبعد محاولتين تعود الشحنة إلينا، وإعادة إرسالها بـ 15 ريالًا.",
    en: "The courier tries again the next working day at no charge. After two attempts the parcel comes back to us, and sending it again costs SAR 15.",
  },
];
