import type { PolicyPart } from "./policy.ts";

/** The roastery's internal handbook, as the parts of a Word document. */
export const handbookArabic: PolicyPart[] = [
  { kind: "heading", level: 1, text: "دليل الموظفين" },
  {
    kind: "paragraph",
    text: "هذا الدليل لموظفي محمصة سهيل وحدهم. لا يُرسل إلى عميل ولا يُنشر.",
  },
  { kind: "heading", level: 2, text: "الدوام" },
  {
    kind: "paragraph",
    text: "الوردية ثماني ساعات بينها نصف ساعة راحة. الصباحية من 7 صباحًا إلى 3 عصرًا، والمسائية من 3 عصرًا إلى 11 مساءً. تبديل الوردية يكون برسالة إلى مدير الفرع قبل 24 ساعة.",
  },
  { kind: "heading", level: 2, text: "الإجازات" },
  {
    kind: "list",
    items: [
      "الإجازة السنوية 21 يومًا، وتصير 30 يومًا بعد خمس سنوات.",
      "تُطلب الإجازة السنوية قبل أسبوعين من مدير الفرع.",
      "الإجازة المرضية بتقرير طبي يُرسل في يوم الغياب نفسه.",
    ],
  },
  { kind: "heading", level: 2, text: "خصم الموظفين" },
  {
    kind: "paragraph",
    text: "خصم الموظفين 30% على البن و15% على الأدوات، وكيس 250 غرامًا مجاني كل شهر. الخصم للموظف نفسه ولا يجتمع مع عرض آخر.",
  },
  { kind: "heading", level: 2, text: "تعويض العملاء" },
  {
    kind: "list",
    items: [
      "يعوّض الموظف العميل حتى 50 ريالًا دون إذن، ويكتب ملاحظة في التذكرة.",
      "التعويض من 51 إلى 200 ريال بموافقة مدير الفرع.",
      "التعويض الأكبر من 200 ريال بموافقة المالكة، ويُرسل إليها مع الصور.",
    ],
  },
  { kind: "heading", level: 2, text: "طلب إرجاع من عميل" },
  {
    kind: "list",
    items: [
      "تأكد أن المنتج غير مفتوح وأنه ضمن 7 أيام من الاستلام.",
      "اطلب رقم الطلب وصورة للمنتج قبل أن تعد بشيء.",
      "إن كان الخطأ منا فأرسل مندوبًا على حسابنا، واكتب السبب في التذكرة.",
    ],
  },
  { kind: "heading", level: 2, text: "الصندوق" },
  {
    kind: "paragraph",
    text: "يُجرد الصندوق في نهاية كل وردية باثنين. الفارق حتى 20 ريالًا يُسجَّل، وما زاد عليه يُبلَّغ به مدير الفرع في ليلته.",
  },
  { kind: "heading", level: 2, text: "مكينة الإسبريسو" },
  {
    kind: "paragraph",
    text: "تُشطف المكينة كل ساعتين، وتُنظف بالمسحوق عند الإغلاق. عند عطل يوقف البخار، تُفصل الكهرباء ويُتصل بمدير الفرع قبل الصيانة.",
  },
];

export const handbookEnglish: PolicyPart[] = [
  { kind: "heading", level: 1, text: "Staff handbook" },
  { kind: "heading", level: 2, text: "Staff discount" },
  {
    kind: "paragraph",
    text: "The staff discount is 30% on coffee and 15% on equipment, with one free 250 g bag a month. It is for the employee only and does not add to other offers.",
  },
  { kind: "heading", level: 2, text: "Annual leave" },
  {
    kind: "paragraph",
    text: "Annual leave is 21 days, and 30 days after five years. Ask the branch manager two weeks ahead.",
  },
  { kind: "heading", level: 2, text: "Making good for a customer" },
  {
    kind: "paragraph",
    text: "An employee may give a customer up to 50 SR back without asking, and up to 200 SR with the branch manager's word.",
  },
];
