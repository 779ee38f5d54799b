import type { DemoConversation } from "#server/demo/conversation.ts";

/** Questions that the shop's files do not answer, so that the agent has to hand them over. */
export const unansweredConversations: DemoConversation[] = [
  {
    id: "wholesale-40kg",
    customer: { name: "عبدالإله الحميداني", phone: "+966555550187" },
    language: "ar",
    when: { weeksAgo: 0, day: "wed", at: "21:31" },
    messages: [
      "السلام عليكم، عندنا ثلاثة مقاهي في الرياض والخبر ونبغى نعرف أسعار الجملة",
      "ولو أخذنا 40 كيلو كل شهر كم يصير الكيلو؟",
      "ايميلنا orders@brewandco.example",
    ],
  },
  {
    id: "wholesale-60kg-answered",
    customer: { name: "مقهى ضوء", phone: "+966555550162" },
    language: "ar",
    when: { weeksAgo: 2, day: "tue", at: "21:44" },
    messages: ["نبي عرض سعر لـ 60 كيلو خلطة اسبريسو شهريا مع عقد سنوي"],
    staffReply: {
      by: "owner",
      text: "حيّاكم الله. سعر الكيلو من خلطة سهيل لـ 60 كغم شهريًا بعقد سنة 82 ريالًا شاملًا الضريبة، والتوصيل علينا داخل الرياض. أرسلت لكم العرض بالبريد، ويسري 14 يومًا.",
    },
    closeReason: "resolved",
  },
  {
    id: "women-course",
    customer: { name: "العنود الراشد" },
    language: "ar",
    when: { weeksAgo: 0, day: "thu", at: "22:19" },
    messages: ["متى دورة الباريستا الجاية للبنات؟ وكم سعرها؟"],
  },
  {
    id: "women-course-answered",
    customer: { name: "رغد المنصور" },
    language: "ar",
    when: { weeksAgo: 2, day: "thu", at: "20:36" },
    messages: ["فيه دورة باريستا نسائية قريب؟", "ابي احجز لي ولاختي"],
    staffReply: {
      by: "agent",
      text: "هلا رغد، موعد الدورة النسائية القادمة لم يتحدد بعد. سجلتك أنت وأختك في قائمة الانتظار، ونراسلكما أول ما يُفتح الحجز.",
    },
    closeReason: "resolved",
  },
  {
    id: "export-kuwait",
    customer: { name: "بو يوسف" },
    language: "ar",
    when: { weeksAgo: 1, day: "fri", at: "01:52" },
    messages: ["شلونكم، توصلون الكويت؟ أبي كرتون قوجي"],
    staffReply: {
      by: "agent",
      text: "حيّاك الله بو يوسف. للأسف ما نشحن خارج المملكة حاليًا. وإذا جيت الرياض أو الخبر فطلبك يجهز في الفرع خلال ساعتين.",
    },
    closeReason: "out_of_scope",
  },
  {
    id: "franchise",
    customer: { name: "Tariq Al-Jaber", phone: "+966555550178" },
    language: "en",
    when: { weeksAgo: 1, day: "sun", at: "16:20" },
    messages: ["Good afternoon, do you offer franchises? We have a location in Tabuk."],
  },
  {
    id: "lactose-free-milk",
    customer: { name: "حصة الدوسري" },
    language: "ar",
    when: { weeksAgo: 3, day: "wed", at: "11:25" },
    messages: ["هل تبيعون الحليب الخالي من اللاكتوز؟"],
  },
  {
    id: "why-prices-rose",
    customer: { name: "سعد الفهيد" },
    language: "ar",
    when: { weeksAgo: 0, day: "mon", at: "23:58" },
    messages: ["ليش الكيلو زاد 12 ريال عن الشهر اللي فات؟"],
  },
  {
    id: "machine-rental",
    customer: { name: "مجموعة فنادق الواحة", phone: "+966555550195" },
    language: "ar",
    when: { weeksAgo: 3, day: "tue", at: "09:40" },
    messages: ["نرغب في تدريب 14 باريستا في فنادقنا مع تأجير مكائن إسبريسو، هل تقدمون هذه الخدمة؟"],
  },
  {
    id: "spam-followers",
    customer: { name: "Best Followers" },
    language: "en",
    when: { weeksAgo: 3, day: "fri", at: "04:11" },
    messages: ["Dear business owner!! Get 10,000 real followers for $29, visit growfast.example today"],
    closeReason: "spam",
  },
];
