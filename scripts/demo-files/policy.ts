/** The delivery and returns policy, as the parts of a Word document. */
export type PolicyPart =
  | { kind: "heading"; level: 1 | 2; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  /** A table whose first row is the header. */
  | { kind: "table"; rows: string[][] };

export const policyArabic: PolicyPart[] = [
  { kind: "heading", level: 1, text: "سياسة التوصيل والإرجاع" },
  {
    kind: "paragraph",
    text: "تسري هذه السياسة على كل طلب من متجر محمصة سهيل داخل المملكة العربية السعودية. الأسعار شاملة ضريبة القيمة المضافة 15%.",
  },
  { kind: "heading", level: 2, text: "تجهيز الطلب" },
  {
    kind: "paragraph",
    text: "نحمّص الأحد والثلاثاء والخميس. يُجهَّز الطلب في يوم العمل نفسه إن وصلنا قبل الساعة 2 ظهرًا، وإلا ففي اليوم التالي. وإن احتاج المحصول تحميصًا جديدًا فقد يزيد التجهيز يومًا واحدًا.",
  },
  { kind: "heading", level: 2, text: "مناطق التوصيل ومدته ورسومه" },
  {
    kind: "table",
    rows: [
      ["المنطقة", "المدة", "الرسوم", "التوصيل المجاني"],
      ["الرياض، في اليوم نفسه", "بين 5 و10 مساءً لطلب قبل 2 ظهرًا", "25 ريالًا", "لا يشمله"],
      ["الرياض، التوصيل العادي", "يوم العمل التالي", "15 ريالًا", "من 200 ريال"],
      ["جدة ومكة والمدينة والطائف", "يومان إلى ثلاثة أيام عمل", "25 ريالًا", "من 300 ريال"],
      ["الدمام والخبر والظهران والجبيل والأحساء", "يومان إلى ثلاثة أيام عمل", "25 ريالًا", "من 300 ريال"],
      ["القصيم وحائل", "يومان إلى ثلاثة أيام عمل", "25 ريالًا", "من 300 ريال"],
      [
        "عسير وجازان ونجران والباحة وتبوك والجوف والحدود الشمالية",
        "ثلاثة إلى خمسة أيام عمل",
        "29 ريالًا",
        "من 300 ريال",
      ],
    ],
  },
  {
    kind: "paragraph",
    text: "لا توصيل يوم الجمعة. وفي رمضان يكون التوصيل داخل الرياض من 9 مساءً إلى 1 بعد منتصف الليل.",
  },
  { kind: "heading", level: 2, text: "عند التسليم" },
  {
    kind: "list",
    items: [
      "العنوان الوطني المختصر مطلوب لكل شحنة.",
      "يحاول المندوب التسليم مرتين، ثم تعود الشحنة إلينا، وإعادة إرسالها بـ 15 ريالًا.",
      "لك أن تفتح الكرتون أمام المندوب وترفض استلامه إن كان تالفًا.",
      "الدفع عند الاستلام داخل الرياض فقط، للطلبات حتى 500 ريال، ورسومه 12 ريالًا.",
    ],
  },
  { kind: "heading", level: 2, text: "الإرجاع والاستبدال" },
  {
    kind: "paragraph",
    text: "تُرجَع المنتجات غير المفتوحة أو تُستبدل خلال 7 أيام من الاستلام. رسوم شحن الإرجاع 15 ريالًا، ونتحمّلها إن كان الخطأ منا.",
  },
  {
    kind: "list",
    items: [
      "البن المفتوح لا يُرجَع لأنه غذاء. ومن لم يناسبه أول كيس له معنا نرسل له محصولًا آخر بنصف السعر خلال 14 يومًا.",
      "البن المطحون بطلبك يُعامل معاملة المفتوح ما لم يكن الخطأ منا.",
      "الأدوات تُرجَع غير مستخدمة وفي علبتها الأصلية.",
      "الهدايا المطبوع عليها اسم أو شعار، وبطاقات الهدايا، لا تُرجَع.",
    ],
  },
  { kind: "heading", level: 2, text: "التالف والخطأ" },
  {
    kind: "paragraph",
    text: "إن وصل المنتج تالفًا فأرسل رقم الطلب وصورة واضحة خلال 48 ساعة، ونرسل بديلًا مجانًا في أقرب شحنة دون إرجاع التالف. وإن وصلك منتج غير الذي طلبته فلك 7 أيام.",
  },
  { kind: "heading", level: 2, text: "ردّ المبالغ" },
  {
    kind: "paragraph",
    text: "نردّ المبلغ إلى وسيلة الدفع نفسها خلال يومي عمل من وصول المرتجع، ويظهر في حسابك خلال 5 إلى 10 أيام عمل بحسب البنك. وطلبات الدفع عند الاستلام يُردّ مبلغها بتحويل بنكي إلى آيبان باسم صاحب الطلب. وطلبات تابي تُلغى دفعاتها المتبقية.",
  },
];

export const policyEnglish: PolicyPart[] = [
  { kind: "heading", level: 1, text: "Delivery and returns in English" },
  {
    kind: "paragraph",
    text: "This policy covers every order from the Suhail Roasters shop within Saudi Arabia. Prices include 15% VAT.",
  },
  { kind: "heading", level: 2, text: "Delivery" },
  {
    kind: "table",
    rows: [
      ["Area", "Time", "Fee", "Free from"],
      ["Riyadh, same day", "5 to 10 pm if ordered before 2 pm", "SAR 25", "Not included"],
      ["Riyadh, standard", "Next working day", "SAR 15", "SAR 200"],
      ["Jeddah, Makkah, Madinah, Taif", "2 to 3 working days", "SAR 25", "SAR 300"],
      ["Dammam, Khobar, Dhahran, Jubail, Al-Ahsa", "2 to 3 working days", "SAR 25", "SAR 300"],
      ["Qassim and Hail", "2 to 3 working days", "SAR 25", "SAR 300"],
      [
        "Asir, Jazan, Najran, Al-Baha, Tabuk, Al-Jouf, Northern Borders",
        "3 to 5 working days",
        "SAR 29",
        "SAR 300",
      ],
    ],
  },
  { kind: "heading", level: 2, text: "Returns" },
  {
    kind: "list",
    items: [
      "Unopened products can be returned or exchanged within 7 days of delivery. Return shipping is SAR 15, and on us if the mistake was ours.",
      "Opened coffee cannot be returned. If your first bag with us does not suit you, we send another coffee at half price within 14 days.",
      "Coffee ground to your order counts as opened unless the mistake was ours.",
      "For damaged products, send the order number and a photo within 48 hours and we replace them free of charge.",
      "Personalised gifts and gift cards cannot be returned.",
    ],
  },
  { kind: "heading", level: 2, text: "Refunds" },
  {
    kind: "paragraph",
    text: "Refunds go to the original payment method within two working days of receiving the return, and show in your account in 5 to 10 working days. Cash-on-delivery orders are refunded by bank transfer to an IBAN in the customer's name. For Tabby orders the remaining payments are cancelled.",
  },
];
