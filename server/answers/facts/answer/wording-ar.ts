import { isolateRun } from "#server/answers/compose/direction.ts";
import type { Wording } from "./wording-type.ts";

export const wordingAr: Wording = {
  hoursOf: { premises: "أوقات العمل", support: "خدمة العملاء", phone: "الدعم الهاتفي" },
  closedOn: (days) => `${days}: مغلق`,
  on: (days, hours) => `${days} ${hours}`,
  inRamadan: "في رمضان",
  when: { today: "اليوم", tomorrow: "غدًا", on: (day) => `يوم ${day}` },
  openNow: (subject, until, form) => `${subject} ${form === "one" ? "مفتوح" : "متاحة"} الآن حتى ${until}`,
  openAllDay: (subject, form) => `${subject} ${form === "one" ? "متاح" : "متاحة"} الآن، على مدار 24 ساعة`,
  closedNow: (subject, form) => `${subject} ${form === "one" ? "مغلق" : "مغلقة"} الآن`,
  opens: (when, hours, form) => `، ${form === "one" ? "ويفتح" : "وتفتح"} ${when} ${hours}`,
  yes: "نعم، ",
  no: "لا، ",
  personHere: (name, when, hours, gender) =>
    gender === undefined
      ? `نعم، دوام ${name} ${when}${hours}.`
      : `نعم، ${name} ${gender === "female" ? "موجودة" : "موجود"} ${when}${hours}.`,
  personAway: (name, when, gender) =>
    gender === undefined
      ? `لا، ليس عند ${name} دوام ${when}.`
      : `لا، ${name} ${gender === "female" ? "غير موجودة" : "غير موجود"} ${when}.`,
  onLeave: (name, note) => `لا، ${name}: ${note}`,
  usually: (hours) => `الدوام: ${hours}.`,
  personIn: (when, hours) => `الدوام ${when} ${hours}.`,
  nobody: (when) => `لا أحد منهم موجود ${when}.`,
  branch: (name) => (name === "الرئيسي" ? "الفرع الرئيسي" : `فرع ${name}`),
  branches: "فروعنا:",
  weAreAt: "موقعنا:",
  noBranchIn: (place) => `لا يوجد لنا فرع في ${place} حاليًا.`,
  contact: {
    telephone: "الهاتف",
    whatsapp: "واتساب",
    email: "البريد الإلكتروني",
    url: "الموقع",
    social: "حسابنا",
  },
  accept: (methods) => `طرق الدفع: ${methods}.`,
  // "Paying on receipt" names paying itself.
  acceptYes: (method) =>
    method.startsWith("الدفع") ? `نعم، ${method} متاح.` : `نعم، نقبل الدفع عبر ${method}.`,
  acceptNo: (method) =>
    method.startsWith("الدفع") ? `لا، ${method} غير متاح.` : `لا، لا نقبل الدفع عبر ${method}.`,
  ownWords: (quote) => `حسب شروطنا: «${isolateRun(quote, "ar")}».`,
  notListed: (method) => `${method} ليست ضمن طرق الدفع المذكورة لدينا.`,
  method: {
    cash: "النقد (كاش)",
    mada: "مدى",
    visa: "فيزا",
    mastercard: "ماستركارد",
    apple_pay: "Apple Pay",
    google_pay: "Google Pay",
    samsung_pay: "Samsung Pay",
    stc_pay: "STC Pay",
    urpay: "urpay",
    tabby: "تابي",
    tamara: "تمارا",
    bank_transfer: "التحويل البنكي",
    cash_on_delivery: "الدفع عند الاستلام",
    sadad: "سداد",
    paypal: "PayPal",
    knet: "كي نت",
    benefit: "بنفت",
    amex: "أمريكان إكسبريس",
    cheque: "الشيك",
    credit_card: "البطاقات الائتمانية",
    pos: "نقاط البيع",
    crypto: "العملات الرقمية",
    instapay: "إنستاباي",
    vodafone_cash: "فودافون كاش",
    fawry: "فوري",
    instalments: "التقسيط",
  },
  unlisted: (place) => `لا نجد ${place} ضمن مناطق التوصيل لدينا. نوصل إلى:`,
  deliverTo: (place) => `نعم، نوصل إلى ${place}.`,
  zones: "التوصيل:",
  orderFrom: (amount) => `أقل طلب ${amount}`,
  // The list may say "from 200" itself.
  freeFrom: (amount) => `مجاني ${/^(?:من|فوق|عند|لل?طلب|بعد)/u.test(amount) ? amount : `من ${amount}`}`,
  cheapestTo: (areas) => `أقل رسوم توصيل: ${areas}.`,
  dearestTo: (areas) => `أعلى رسوم توصيل: ${areas}.`,
  personPlace: (place) => `في ${place}`,
  personFee: (fee) => `الكشف ${fee}`,
  now: "الآن",
  atThatTime: "في هذا الوقت",
  comma: "، ",
};
