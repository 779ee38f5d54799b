import type { DemoFaq } from "./faq.ts";

export const orderFaqs: DemoFaq[] = [
  {
    ask: [
      "كيف أتتبّع طلبي؟",
      "وين وصل طلبي؟",
      "أبي رقم التتبع",
      "How can I track my order?",
      "Where is my order?",
      "tracking link",
    ],
    ar: "يصلك رابط التتبّع برسالة نصية حين تستلم شركة الشحن طلبك. وتقدر تتابعه أيضًا من suhailroasters.example/track برقم الطلب الذي يبدأ بـ SR.",
    en: "You get a tracking link by SMS when the carrier collects your order. You can also follow it at suhailroasters.example/track with your order number, which starts with SR.",
  },
  {
    ask: [
      "تأخّر طلبي عن الموعد، ماذا أفعل؟",
      "طلبي متأخر وما جاني شي",
      "صار له أسبوع وما وصل",
      "My order is late",
      "The parcel has not arrived",
    ],
    ar: "نعتذر عن التأخير. إن مرّ يومان على الموعد المتوقع فأرسل لنا رقم الطلب، ونتابعه مع شركة الشحن في اليوم نفسه. وإن لم نعثر على الشحنة خلال 5 أيام عمل نعيد إرسالها أو نردّ المبلغ كاملًا، والخيار لك.",
    en: "We are sorry. If it is two days past the expected date, send us the order number and we follow up with the carrier the same day. If the parcel is not found within 5 working days we resend it or refund you in full, as you prefer.",
  },
  {
    ask: [
      "هل يمكن تغيير عنوان التوصيل بعد الطلب؟",
      "أبي أغير العنوان",
      "غلطت بالعنوان، كيف أعدله؟",
      "Can I change my delivery address?",
      "I entered the wrong address",
    ],
    ar: "ما دام الطلب «قيد التجهيز» تقدر تغيّر العنوان من صفحة «طلباتي». أما إذا خرج مع شركة الشحن فغيّره من رابط التتبّع في الرسالة النصية، وقد يتأخر يومًا.",
    en: "While the order shows “Preparing” you can change the address under “My orders”. Once it is with the carrier, change it from the tracking link in the SMS; this may add a day.",
  },
  {
    ask: [
      "كيف ألغي طلبي؟",
      "أبي ألغي الطلب",
      "ينفع ألغي بعد ما دفعت؟",
      "How do I cancel my order?",
      "Cancel order refund",
    ],
    ar: "تقدر تلغي الطلب من صفحة «طلباتي» ما دام «قيد التجهيز»، ويعود المبلغ كاملًا. بعد الشحن تسري سياسة الإرجاع.",
    en: "You can cancel under “My orders” while the order shows “Preparing”, with a full refund. After dispatch the returns policy applies.",
  },
  {
    ask: [
      "هل أستطيع إضافة منتج إلى طلب سابق؟",
      "نسيت أضيف كيس، ينفع تزيدونه على الطلب؟",
      "أبي أعدل الطلب",
      "Can I add an item to my order?",
      "Edit my order after paying",
    ],
    ar: "لا يمكن تعديل محتوى الطلب بعد الدفع. ألغه وهو «قيد التجهيز» واطلب من جديد، أو اطلب الإضافة وحدها.",
    en: "The contents of an order cannot be changed after payment. Cancel it while it shows “Preparing” and order again, or place a separate order.",
  },
];
