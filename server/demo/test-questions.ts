import type { RightAnswer } from "#shared/contract/questions.ts";

/**
 * A test question of the roastery's owner. None is worded as in its files, and some can only be answered by the
 * team.
 */
export interface DemoQuestion {
  question: string;
  right: RightAnswer;
}

const answeredQuestion = (question: string, answer: string): DemoQuestion => ({
  question,
  right: { kind: "text", answer },
});
const forTheTeam = (question: string): DemoQuestion => ({ question, right: { kind: "person" } });

export const demoQuestions: DemoQuestion[] = [
  answeredQuestion("كم تاخذون على التوصيل بالرياض؟", "التوصيل العادي داخل الرياض 15 ريالًا"),
  answeredQuestion(
    "ساكن بالدمام، متى يوصلني الطلب؟",
    "نوصّل إلى الدمام خلال يومين إلى ثلاثة أيام عمل بـ 25 ريالًا",
  ),
  answeredQuestion(
    "أقدر أدفع كاش لما يوصل؟",
    "الدفع عند الاستلام متاح داخل الرياض فقط للطلبات حتى 500 ريال، ورسومه 12 ريالًا",
  ),
  answeredQuestion("فتحت الكيس وما عجبني، ينفع أرجعه؟", "الكيس المفتوح لا يُرجَع لأنه غذاء"),
  answeredQuestion(
    "وصلتني الطاحونة مكسورة",
    "أرسل رقم الطلب وصورة واضحة خلال 48 ساعة من الاستلام، ونرسل لك بديلًا مجانًا",
  ),
  answeredQuestion("فاتحين الجمعة الصبح؟", "يوم الجمعة نفتح بعد الصلاة: من 1:30 ظهرًا"),
  answeredQuestion("بكم الكيلو للكوفيهات؟", "سعر الجملة للطلبات من 10 إلى 25 كغم هو 92 ريالًا للكيلو"),
  answeredQuestion("وش أحسن قهوة مع الحليب؟", "للحليب خلطة الثريا: شوكولاتة وكراميل وقوام ثقيل"),
  answeredQuestion(
    "Do your capsules work in a Vertuo?",
    "they fit original Nespresso machines only, not Vertuo",
  ),
  answeredQuestion("How much is shipping to Jeddah?", "to Jeddah, Makkah, Madinah and Taif for 25 SR"),
  forTheTeam("طلبي رقم 48213 وين وصل؟"),
  forTheTeam("أبغى خصم خاص لأني عميل قديم"),
  forTheTeam("كم الراتب في وظيفة الباريستا؟"),
];
