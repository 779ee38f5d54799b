import type { DemoFaq } from "./faq.ts";

export const paymentFaqs: DemoFaq[] = [
  {
    ask: [
      "ما طرق الدفع المتاحة؟",
      "تقبلون مدى وأبل باي؟",
      "كيف أدفع؟ فيه STC Pay؟",
      "Which payment methods do you accept?",
      "Do you take mada and Apple Pay?",
    ],
    ar: "نقبل مدى وApple Pay وفيزا وماستركارد وSTC Pay، والتقسيط مع تابي. وفي الفروع نقبل البطاقات والنقد.",
    en: "We accept mada, Apple Pay, Visa, Mastercard and STC Pay, and instalments with Tabby. Branches take cards and cash.",
  },
  {
    ask: [
      "هل يمكن التقسيط عبر تابي؟",
      "عندكم تابي؟",
      "أقدر أقسط الطاحونة على أربع دفعات؟",
      "Can I pay with Tabby?",
      "Pay in instalments",
    ],
    ar: "نعم، تابي متاح للطلبات من 100 ريال فأكثر: أربع دفعات بلا فوائد، الأولى عند الطلب.",
    en: "Yes, Tabby is available on orders of SAR 100 or more: four interest-free payments, the first one when you order.",
  },
  {
    ask: [
      "هل الدفع عند الاستلام متاح؟",
      "فيه دفع عند الاستلام؟",
      "أدفع كاش للمندوب ينفع؟",
      "Is cash on delivery available?",
      "COD",
    ],
    ar: "الدفع عند الاستلام متاح داخل الرياض فقط للطلبات حتى 500 ريال، ورسومه 12 ريالًا.",
    en: "Cash on delivery is available in Riyadh only, for orders up to SAR 500, with a SAR 12 fee.",
  },
  {
    ask: [
      "هل الأسعار شاملة ضريبة القيمة المضافة؟",
      "السعر شامل الضريبة؟",
      "تنضاف ضريبة على السعر؟",
      "Do prices include VAT?",
      "Is tax included?",
    ],
    ar: "نعم، كل الأسعار شاملة ضريبة القيمة المضافة 15%.",
    en: "Yes, all prices include 15% VAT.",
  },
  {
    ask: [
      "كيف أحصل على فاتورة ضريبية؟",
      "أبي فاتورة باسم الشركة مع الرقم الضريبي",
      "ما وصلتني الفاتورة",
      "How do I get a VAT invoice?",
      "Invoice with our company VAT number",
    ],
    ar: "تصلك الفاتورة الضريبية على بريدك فور الدفع. ولإصدارها باسم منشأتك أضف اسمها ورقمها الضريبي عند الدفع، أو أرسل رقم الطلب وبيانات المنشأة إلى billing@suhailroasters.example خلال الشهر نفسه.",
    en: "The VAT invoice is e-mailed as soon as you pay. To have it in your company's name, add the name and VAT number at checkout, or send the order number and company details to billing@suhailroasters.example within the same month.",
  },
  {
    ask: [
      "كود الخصم لا يعمل",
      "وين أحط كود الخصم؟",
      "فيه كود خصم لأول طلب؟",
      "My discount code does not work",
      "Do you have a promo code for a first order?",
    ],
    ar: "كود أول طلب هو WELCOME10 ويعطيك خصم 10% على البن دون الأدوات. اكتبه في خانة «كود الخصم» قبل الدفع. لا يُجمع كودان في طلب واحد، ولا يسري الكود على الاشتراك وبطاقات الهدايا.",
    en: "The first-order code is WELCOME10: 10% off coffee, not equipment. Enter it in the “Discount code” box before paying. Codes cannot be combined, and do not apply to subscriptions or gift cards.",
  },
  {
    ask: [
      "خُصم المبلغ مرتين",
      "انسحب المبلغ وما طلع لي رقم طلب",
      "الدفع علّق والفلوس انخصمت",
      "I was charged twice",
      "Payment taken but no order number",
    ],
    ar: "إن خُصم المبلغ ولم يظهر رقم طلب فهو حجز مؤقت يفكّه البنك تلقائيًا خلال 3 إلى 7 أيام عمل. إن لم يعد بعدها فأرسل لنا آخر أربعة أرقام من البطاقة وتاريخ العملية.",
    en: "If you were charged without getting an order number, it is a temporary hold that your bank releases within 3 to 7 working days. If it does not come back, send us the last four digits of the card and the date.",
  },
];
