import type { DemoConversation } from "#server/demo/conversation.ts";

/** Conversations about branches, payment, points, subscriptions and classes. */
export const shopConversations: DemoConversation[] = [
  {
    id: "friday-hours",
    customer: { name: "خالد الغامدي" },
    language: "ar",
    when: { weeksAgo: 0, day: "fri", at: "10:20" },
    messages: ["متى تفتحون اليوم الجمعه؟", "وفرع الخبر نفس الدوام؟"],
  },
  {
    id: "jeddah-branch",
    customer: { name: "شهد بخاري" },
    language: "ar",
    when: { weeksAgo: 1, day: "thu", at: "19:12" },
    messages: ["عندكم فرع بجدة؟"],
  },
  {
    id: "study-yasmin",
    customer: { name: "وجدان العمري" },
    language: "ar",
    when: { weeksAgo: 2, day: "sun", at: "08:55" },
    messages: ["فرع الياسمين فيه مكان أذاكر فيه وواي فاي؟", "كم يقفل الخميس"],
  },
  {
    id: "payment-methods",
    customer: { name: "Priya Nair" },
    language: "en",
    when: { weeksAgo: 1, day: "fri", at: "22:17" },
    messages: ["do you accept apple pay", "is vat included in the price?"],
  },
  {
    id: "company-invoice",
    customer: { name: "مكتب ركن البناء", phone: "+966555550150" },
    language: "ar",
    when: { weeksAgo: 2, day: "tue", at: "10:31" },
    messages: ["نرجو تزويدنا بفاتورة ضريبية باسم الشركة لطلب SR-20295"],
  },
  {
    id: "pause-subscription",
    customer: { name: "أنس الجهني" },
    language: "ar",
    when: { weeksAgo: 0, day: "tue", at: "23:41" },
    messages: ["بسافر شهر، كيف اوقف الاشتراك؟", "وينفع اغير البن اذا رجعت؟"],
  },
  {
    id: "subscription-price",
    customer: { name: "Daniel Okafor" },
    language: "en",
    when: { weeksAgo: 3, day: "thu", at: "17:09" },
    messages: ["How does the subscription work and is delivery included?", "can I cancel anytime?"],
  },
  {
    id: "tasting-class",
    customer: { name: "دانة الفايز" },
    language: "ar",
    when: { weeksAgo: 1, day: "thu", at: "23:20" },
    messages: ["عندكم دورة تذوق للمبتدئين؟ كم سعرها ومتى", "كيف احجز؟"],
  },
  {
    id: "loyalty-points",
    customer: { name: "Hassan Raza" },
    language: "en",
    when: { weeksAgo: 3, day: "fri", at: "19:33" },
    messages: ["do loyalty points expire?"],
  },
  {
    id: "ramadan-hours",
    customer: { name: "عمر السديري" },
    language: "ar",
    when: { weeksAgo: 3, day: "mon", at: "21:02" },
    messages: ["كيف يكون دوامكم في رمضان؟"],
  },
];
