import type { DemoConversation } from "#server/demo/conversation.ts";

/** Conversations of angry customers, and of those who want a person. */
export const complaintConversations: DemoConversation[] = [
  {
    id: "torn-bag",
    customer: { name: "أم ريان العتيبي", phone: "+966555550116" },
    language: "ar",
    when: { weeksAgo: 0, day: "thu", at: "20:58" },
    messages: [
      "الكيس وصلني مفتوح من تحت والبن كله منثور بالكرتون!!",
      "هذي ثاني مره تصير، وش هالتغليف؟ ابي احد يكلمني",
      "رقم الطلب SR-20402 وجوالي 0555550116",
    ],
    staffReply: {
      by: "owner",
      text: "أم ريان، معك نورة من محمصة سهيل. حقك علينا، مرتين ما تُقبل منا. خرج لك كيس بديل اليوم بتغليف مزدوج ويوصلك بكرة، وأضفنا 500 نقطة لحسابك. والتغليف غيّرناه من هذا الأسبوع.",
    },
    closeReason: "resolved",
  },
  {
    id: "late-a-week",
    customer: { name: "ماجد الشمراني", phone: "+966555550138" },
    language: "ar",
    when: { weeksAgo: 1, day: "thu", at: "00:12" },
    messages: [
      "صار لي اسبوع وطلبي ما وصل ولا احد يرد!!! SR-20361",
      "كل مرة تقولون بكره. هذا استهتار، رجعوا فلوسي",
    ],
    staffReply: {
      by: "agent",
      text: "أستاذ ماجد، معك فيصل. كلامك صحيح ونعتذر لك: الشحنة علقت عند شركة الشحن في مستودع حائل. رددنا لك المبلغ كاملًا الآن، ويظهر في حسابك خلال 5 إلى 10 أيام عمل. وإن وصلك الكرتون فهو لك.",
    },
    closeReason: "resolved",
  },
  {
    id: "wrong-grind-angry",
    customer: { name: "Sophie Laurent" },
    language: "en",
    when: { weeksAgo: 2, day: "sun", at: "18:46" },
    messages: [
      "I ordered WHOLE BEANS and got ground coffee. Third order with you and second mistake.",
      "This is really disappointing, I want to speak to a manager. Order SR-20347",
    ],
    staffReply: {
      by: "owner",
      text: "Hello Sophie, this is Nora, I run Suhail. You are right, and I am sorry. Your whole beans left today by same-day courier at no charge; please keep the ground bag. I checked: the label printer skipped a line, and we now scan every bag before packing.",
    },
    closeReason: "resolved",
  },
  {
    id: "talk-to-human",
    customer: { name: "نايف القحطاني", phone: "+966555550145" },
    language: "ar",
    when: { weeksAgo: 0, day: "fri", at: "03:05" },
    messages: ["ابي اكلم موظف"],
  },
  {
    id: "human-please-english",
    customer: { name: "Grace Mendoza" },
    language: "en",
    when: { weeksAgo: 1, day: "wed", at: "21:15" },
    messages: ["Can I talk to a real person please? It's about a gift order for my boss"],
    staffReply: {
      by: "agent",
      text: "Hi Grace, Faisal here from Suhail Roasters. Of course. Tell me the box you have in mind, the day it should arrive and what to write on the card, and I will place it for you.",
    },
    closeReason: "no_reply",
  },
  {
    id: "barista-rude",
    customer: { name: "عبدالله السهلي" },
    language: "ar",
    when: { weeksAgo: 2, day: "fri", at: "22:40" },
    messages: ["ابغى اشتكي على موظف في فرع حطين، اسلوبه مره سيئ والطلب تأخر نص ساعه"],
  },
  {
    id: "charged-twice",
    customer: { name: "مها الدخيل" },
    language: "ar",
    when: { weeksAgo: 3, day: "sun", at: "22:08" },
    messages: ["انخصم مني المبلغ مرتين وما طلع لي رقم طلب", "طيب لو ما رجع وش اسوي"],
  },
];
