import type { KnowledgeEntry } from "#server/answers/entry.ts";

const factOrigin = { sourceId: "s", sourceName: "about.docx" };

/** A passage under a heading, one line of text for each. */
export function passage(title: string, ...lines: string[]): KnowledgeEntry {
  return { kind: "passage", id: `p-${title}`, title, text: lines.join("\n"), origin: factOrigin };
}

function faq(question: string, answer: string): KnowledgeEntry {
  const language = /\p{Script=Arabic}/u.test(answer) ? "ar" : "en";
  return {
    kind: "faq",
    id: `f-${question}`,
    phrasings: [question],
    answer: { [language]: answer },
    origin: factOrigin,
  };
}

/** A workshop with one place and a lunch break; a breakdown line that never closes. */
export const workshopList: readonly KnowledgeEntry[] = [
  passage(
    "About us",
    "Falcon Garage is located at 14 Industrial Road, Al Quoz, Dubai, behind the fuel station.",
    "Opening hours: Saturday to Thursday 8:00 am to 1:00 pm and 3:00 pm to 8:00 pm. Closed on Friday.",
    "Phone support for breakdowns is available 24 hours every day on 80012345.",
    "Phone 042345678, WhatsApp 0501234567, email hello@falcongarage.example.",
  ),
  faq(
    "Do you accept credit cards?",
    "Yes, we accept Visa and Mastercard. We do not accept American Express.",
  ),
  passage(
    "Our team",
    "Mr. Hassan Qureshi, engine specialist, works Saturday to Wednesday 8 am to 4 pm, fee AED 150.",
    "Ms. Dana Farah, paint and body consultant, works Thursday 10 am to 6 pm, fee AED 100.",
  ),
];

/** A chain of pharmacies whose branches stand in a table. */
export const pharmacyList: readonly KnowledgeEntry[] = [
  passage(
    "فروعنا",
    "الفرع | العنوان | الهاتف | أوقات العمل",
    "العليا | طريق العروبة مقابل البنك | 0114000001 | يوميا من 8 صباحا إلى 12 منتصف الليل",
    "النخيل | شارع الإمام سعود | 0114000002 | على مدار الساعة",
  ),
  passage("أوقات رمضان", "في رمضان نفتح من 10 صباحا إلى 4 عصرا ومن 8 مساء إلى 2 بعد منتصف الليل يوميا."),
  passage(
    "التوصيل",
    "المدينة | رسوم التوصيل | المدة",
    "الرياض | 15 ريال | ساعتان",
    "الخرج | 30 ريال | يوم واحد",
    "التوصيل مجاني للطلبات فوق 200 ريال. لا نوصل خارج منطقة الرياض.",
  ),
  faq("هل تقبلون الدفع نقدا؟", "لا، الدفع بالبطاقة فقط"),
  passage("الدفع", "نقبل مدى وفيزا وApple Pay."),
];

/** A salon: specialists told in prose, one on leave; a second branch that is only planned. */
export const salonList: readonly KnowledgeEntry[] = [
  passage(
    "من نحن",
    "صالون لمسة في الدمام، حي الشاطئ، شارع الخليج، الدور الأول. فرع القطيف تحت التجهيز.",
    "نعمل من السبت إلى الخميس من 11 صباحا إلى 9 مساء، والجمعة مغلق.",
    "رقم الصالون 0138111222 وواتساب 0555111222.",
  ),
  passage(
    "الفريق",
    "الخبيرة منى العتيبي خبيرة صبغات، تداوم الأحد والثلاثاء من 12 ظهرا إلى 8 مساء، وجلستها 250 ريال.",
    "الأستاذة جود الدوسري مصففة عرائس، تداوم الخميس من 11 صباحا إلى 9 مساء، وجلستها 900 ريال. الأستاذة في إجازة حتى 10 يناير 2027.",
  ),
];

/** A bakery whose branches differ on Friday, with hours of former times and a shop that the driver pays for. */
export const bakeryList: readonly KnowledgeEntry[] = [
  passage(
    "الفروع وأوقات العمل",
    "فرع النرجس: شارع عثمان بن عفان بجوار المسجد، هاتف 0112220001. فرع الياسمين: طريق الملك عبدالعزيز مقابل الحديقة، هاتف 0112220002.",
    "نفتح يوميا من 6 صباحا إلى 11 مساء في الفرعين. الجمعة من 1 ظهرا إلى 11 مساء في فرع النرجس فقط، وفرع الياسمين يغلق يوم الجمعة. (المواعيد القديمة 5 صباحا إلى 9 مساء ألغيت من شهر محرم.)",
    "دورة الخبز: السبت من 4 عصرا إلى 7 مساء في فرع النرجس.",
  ),
  passage("الدفع", "الدفع بالبطاقة أو تحويل، ولا نستلم شيكات. السائق ما يستلم كاش، والكاش في الفروع فقط."),
];

/** Branches in a table with a column of hours for each group of days, beside units of an estate agent in a sheet. */
export const opticianList: readonly KnowledgeEntry[] = [
  passage(
    "الفروع والدوام",
    "الفرع | العنوان | من السبت إلى الخميس | الجمعة",
    "السليمانية (الرياض) | شارع الأمير ممدوح مقابل المستشفى | 9:00 صباحاً - 10:00 مساءً | 4:00 عصراً - 10:00 مساءً",
    "المزروعية (الدمام) | شارع الظهران | 10:00 صباحاً - 9:00 مساءً | مغلق",
  ),
  {
    kind: "product",
    id: "unit",
    name: { ar: "38000" },
    attributes: { الرقم: "U-7", النوع: "شقة", الموقع: "الدمام - النور" },
    origin: factOrigin,
  },
];

/** Hours that two texts tell in two ways. */
export const contradiction: readonly KnowledgeEntry[] = [
  passage("أوقات العمل", "نعمل من السبت إلى الخميس من 9 صباحا إلى 5 مساء."),
  passage("الدوام", "دوامنا من السبت إلى الخميس من 10 صباحا إلى 8 مساء."),
];

/** A grocer whose zones are districts under a letter, parts of cities, and cities it does not serve. */
export const grocerEntries: readonly KnowledgeEntry[] = [
  passage("من نحن", "بقالة الريف في الطائف، ولا نخدم الباحة حاليا."),
  passage(
    "مناطق التوصيل",
    "المنطقة | الأحياء | رسوم التوصيل | أقل طلب | يوصل خلال",
    "أ | الشهداء، قروى، الوشحاء | 8 ريال | بدون | ساعة",
    "ب | شمال ووسط الحوية | ١٢ ريال | 50 ريال | ساعتين",
    "ج | الهدا، الشفا (الخميس فقط) | 25 ريال، ومجاناً من 300 ريال | 100 ريال | 4 ساعات",
  ),
  passage("الدفع", "نقبل مدى وفيزا وApple Pay. لا يوجد دفع عند الاستلام."),
  faq("Can I pay by instalments?", "Yes, with Tabby for orders above SAR 400."),
];

/** A clinic with a shop: departments with hours of their own, one of them with a remark. */
export const clinicList: readonly KnowledgeEntry[] = [
  passage(
    "About us",
    "Department | Sunday - Thursday | Saturday | Friday",
    "Clinic | 10 am - 10 pm | 12 noon - 10 pm | 4 pm - 10 pm (emergency cases only)",
    "Store | 9 am - 11 pm | 9 am - 11 pm | 2 pm - 11 pm",
    "Laboratory | 8 am - 2 pm | closed | closed",
  ),
];

/** A pharmacy whose table names the city of a branch beside it, and whose addresses stand in the text. */
export const branchesByCity: readonly KnowledgeEntry[] = [
  passage(
    "فروعنا",
    "الفرع الرئيسي في الدمام حي الشاطئ، شارع الأمير محمد بجانب المخبز.",
    "الفرع | أيام الأسبوع | الجمعة | جوال الفرع",
    "الشاطئ (الدمام) | 24 ساعة | 24 ساعة | 0551120034",
    "العزيزية (الخبر) | 8 ص - 12 منتصف الليل | 2 ظ - 12 منتصف الليل | 0551120035",
    "الدوحة (الظهران) | 9 ص - 11 م | مغلق | 0551120036",
  ),
];

/** A perfumer with one way of paying that costs more, and deliveries that rest on one day. */
export const perfumerList: readonly KnowledgeEntry[] = [
  passage("الدفع", "الدفع: مدى وفيزا وأبل باي.", "الدفع عند الاستلام بزيادة 12 ريال داخل الرياض."),
  passage(
    "مناطق التوصيل",
    "المنطقة | الرسوم | المدة",
    "الرياض | 18 ريال | 1-2 يوم",
    "جدة ومكة | 25 ريال | 2-3 أيام",
    "الجمعة ما فيه توصيل.",
  ),
];
