import type { Captured, Decision, HandoverReason, Language } from "#server/answers/entry.ts";

/**
 * A conversation with one of two shops, and the expected reaction to its last message. It was written for this
 * project.
 */
export interface DialogueQuestion {
  shop: "roastery" | "boutique";
  kind: "several" | "follow-up" | "act" | "person" | "product" | "other language" | "small talk" | "captured";
  messages: readonly string[];
  /** Texts that the reply must all contain. */
  says?: readonly string[];
  /** Texts that the reply must not contain. */
  lacks?: readonly string[];
  decision?: Decision;
  reason?: HandoverReason;
  captured?: Captured;
  urgent?: boolean;
  language?: Language;
}

type Met = Omit<DialogueQuestion, "shop" | "kind" | "messages">;
type Row = readonly [messages: string | readonly string[], met: Met];

export function dialogueRows(
  shop: DialogueQuestion["shop"],
  kind: DialogueQuestion["kind"],
  all: readonly Row[],
): DialogueQuestion[] {
  return all.map(([messages, met]) => ({
    shop,
    kind,
    messages: typeof messages === "string" ? [messages] : messages,
    ...met,
  }));
}

const ok = (...says: string[]): Met => ({ says, decision: "answer" });
const not = (lacks: readonly string[], ...says: string[]): Met => ({ says, lacks, decision: "answer" });
/** Expects a reply with the parts that have an answer, while a person takes over the rest. */
const partly = (...says: string[]): Met => ({ says, decision: "handover" });
const handed = (...lacks: string[]): Met => ({ decision: "handover", lacks });
/** Expects a reply that explains how it is done, while a person does it. */
const act = (...says: string[]): Met => ({
  says,
  decision: "handover",
  lacks: ["تم ", "ألغينا", "cancelled your", "I have cancelled", "done"],
});
const person: Met = { decision: "handover", reason: "asked_for_human" };
const angry: Met = { decision: "handover", reason: "complaint", urgent: true };
const talk = (...says: string[]): Met => ({ decision: "smalltalk", says });
const kept = (captured: Captured): Met => ({ captured });

const rows = dialogueRows;

export const dialogueQuestions: readonly DialogueQuestion[] = [
  ...rows("roastery", "several", [
    ["كم التوصيل للدمام وهل تقبلون تابي؟", ok("25 ريالًا", "تابي")],
    ["وين فروعكم ومتى تفتحون يوم الجمعة", ok("الياسمين", "1:30 ظهرًا")],
    ["السلام عليكم، بكم كيلو الثريا؟ وكم ياخذ التوصيل لجدة؟", ok("99 ر.س", "يومين إلى ثلاثة")],
    [
      "ابغى اعرف متى تحمصون، وكم يوم اريح البن، وهل تطحنونه",
      ok("الأحد والثلاثاء والخميس", "اليوم 7", "نطحن مجانًا"),
    ],
    ["عندكم واي فاي\nوعندكم مواقف\nوكم سعر دورة التذوق", ok("واي فاي", "150 ريالًا")],
    ["do you ship to khobar and how much is the aeropress", ok("Khobar", "165 SR")],
    ["what are your opening hours? also do you have decaf", ok("Sunday to Wednesday", "Colombia Decaf")],
    [
      "is grinding free, and can I pay with Tabby, and where are you located?",
      ok("grinding is free", "Tabby", "four branches"),
    ],
    ["كم سعر الكيمكس وهل عندكم مظلات شمسية", partly("239 ر.س")],
    ["متى تفتحون برمضان؟ وهل تبيعون ثلاجات؟", partly("8:30 مساءً")],
    ["Do you have gift cards? And do you rent tents?", partly("SAR 50 to 500")],
    ["ابغى اعرف رسوم التوصيل بالرياض وطريقة الارجاع وضمان الطواحين", ok("15 ريالًا", "7 أيام", "سنة")],
    ["hi! how long is the roastery tour & what does it cost?", ok("40-minute", "free")],
    ["كيف اتتبع طلبي وكيف اغير العنوان", ok("رابط التتبّع", "قيد التجهيز")],
    ["هل الاسعار شامله الضريبه وكيف اطلع فاتوره باسم الشركه", ok("15%", "billing@")],
    ["how do i store the beans and can i freeze them", ok("cool, dark", "6 months")],
    ["هل عندكم فرع بجدة ولا بس توصيل؟", ok("الرياض والخبر فقط")],
    ["بكم الايروبريس والفرنش برس؟", ok("165 ر.س", "119 ر.س")],
    ["توصلون مكة والمدينة؟", ok("مكة والمدينة")],
    ["كم ياخذ التوصيل لتبوك وبكم", ok("29 ريالًا", "ثلاثة إلى خمسة")],
  ]),
  ...rows("boutique", "several", [
    ["وين محلكم ومتى تفتحون", ok("السالمية", "10 صباحًا")],
    ["كم سعر طرحة الشيفون وشنو الوانها", ok("4.5", "وردي")],
    ["عندكم تقسيط؟ وتشحنون قطر؟ وعندكم كنادر؟", partly("4 دفعات")],
    ["Do you have the silk abaya in 54 and how much is delivery in Kuwait?", ok("out of", "2 KWD")],
    ["تقصرون العباية وكم ياخذ", ok("يومين")],
  ]),
  ...rows("roastery", "follow-up", [
    [["كيف احصل على العنوان الوطني؟", "من وين اطلعه؟"], ok("سبل")],
    [["do I need a national address?", "where do I find it?"], ok("SPL")],
    [["هل يمكن زيارة المحمصة؟", "وكم مدتها؟"], ok("40 دقيقة")],
    [["هل يمكن زيارة المحمصة؟", "كم شخص؟"], ok("10 أشخاص")],
    [["how do refunds work, when will I get my money back?", "how long does that take?"], ok("5 to 10")],
    [["عندكم دورة تحضير منزلي؟", "وبكم؟"], ok("320 ريالًا")],
    [["do you have a home espresso workshop?", "what does it include?"], ok("steaming milk")],
    [["how much is the brewing at home class?", "is coffee included?"], ok("250 g bag")],
    [["كم سعر صندوق الضيافة", "وش فيه؟"], ok("تمر سكري")],
    [["عندكم طاحونة كهربائية؟", "كم سعرها", "ولونها؟"], ok("أبيض")],
    [["بكم قوجي ربع كيلو", "لا اقصد الكيلو"], ok("98 ر.س")],
    [["how much is the Guji?", "I meant the capsules"], ok("32 SR")],
    [["متى تفتحون؟", "لا اقصد فرع الخبر"], ok("الأمير تركي")],
    [["متى تفتحون؟", "طيب والجمعة؟"], ok("1:30 ظهرًا")],
    [["what are the opening hours in Khobar?", "and during Ramadan?"], ok("8:30 pm")],
    [["هل اقدر ارجع كيس مقفل؟", "واذا كان مفتوح؟"], ok("لا يُرجَع")],
    [["can I return an unopened bag?", "and an opened one?"], ok("cannot be returned")],
    [["توصلون جدة؟", "وكم ياخذ؟"], ok("يومين إلى ثلاثة")],
    [["توصلون جدة؟", "طيب بكم"], ok("25 ريالًا")],
    [["فيه كود خصم؟", "ينفع على الطواحين؟"], ok("دون الأدوات")],
    [["كيف اكسب نقاط؟", "تنتهي؟"], ok("12 شهرًا")],
    [["what is the warranty on the kettle?", "and the hand grinders?"], ok("one")],
    [["كم سعر ديكاف كولومبيا 250", "وفيه كيلو؟"], ok("149 ر.س", "نافدة")],
    [["عندكم غلايات؟", "الثانية بكم؟"], { decision: "answer", says: ["ر.س"] }],
    [["هل الدفع عند الاستلام متاح؟", "لجدة بعد؟"], ok("داخل الرياض فقط")],
    [["do you have cash on delivery?", "what's the maximum?"], ok("SAR 500")],
    [["كيف اوقف الاشتراك", "في رسوم؟"], ok("دون رسوم")],
    [["how can I book a class?", "what if I can't come?"], ok("48 hours")],
    [["ابي اشتراك هدية", "كم مدته؟"], ok("3 أشهر")],
    [["ابي اشتراك هدية", "يتجدد؟"], ok("لا يتجدد")],
  ]),
  ...rows("boutique", "follow-up", [
    [["عندكم عباية كتان؟", "شنو المقاسات؟"], ok("XL")],
    [["عندكم عباية كتان؟", "في منها بيج؟"], ok("بيج")],
    [["بكم عطر عود ملكي", "الثاني"], ok("65")],
    [["how much is the Royal Oud perfume?", "the second one"], ok("65 KWD")],
    [["تقصرون العباية؟", "مجانا؟"], ok("مجانًا")],
    [["Do you ship to Saudi Arabia?", "who pays customs?"], ok("paid by the customer")],
    [["عندكم بخور؟", "كم وزنه؟"], ok("100 غرام")],
    [["كم سعر عباية الحرير", "وعباية الكتان؟"], ok("24.5")],
  ]),
  ...rows("roastery", "act", [
    ["الغوا طلبي لو سمحتوا", act("طلباتي")],
    ["cancel my order please", act("My orders")],
    ["غيروا عنواني الله يسعدكم", act("قيد التجهيز")],
    ["change my delivery address", act("Preparing")],
    ["ابي استرجع مبلغي", { decision: "handover" }],
    ["I want a refund for my order", { decision: "handover" }],
    ["احجزوا لي مقعد في دورة التذوق السبت الجاي", { decision: "handover", lacks: ["تم الحجز"] }],
    ["book me a seat for the cupping class", { decision: "handover", lacks: ["booked"] }],
    ["عدلوا رقم جوالي عندكم", { decision: "handover" }],
    ["كيف الغي طلبي", ok("طلباتي")],
    ["how do I change my delivery address?", ok("Preparing")],
    ["هل اقدر الغي الطلب بعد الدفع؟", ok("طلباتي")],
    ["ممكن تلغون طلبي رقم SR-20511", { ...act(), captured: { orderNumber: "SR-20511" } }],
    ["ارسلوا لي الفاتورة على الايميل", { decision: "handover" }],
  ]),
  ...rows("boutique", "act", [
    ["الغي طلبي", act("طلباتي")],
    ["please cancel order 4471", { ...act("My orders"), captured: { orderNumber: "4471" } }],
    ["حجزي موعد تفصيل بكره الساعة 5", { decision: "handover" }],
    ["ابغى ابدل العباية لمقاس اكبر", { says: ["14 يومًا"] }],
  ]),
  ...rows("roastery", "person", [
    ["ابي اكلم احد", person],
    ["وين الموظف؟ ابغى بشر يرد علي", person],
    ["عايز اكلم حد من خدمة العملاء", person],
    ["بدي احكي مع موظف", person],
    ["اريد اتكلم ويا موظف", person],
    ["bghit nahdar m3a chi wahed", person],
    ["let me talk to a real person", person],
    ["agent please", person],
    ["حولني على المدير", person],
    ["هذا البوت ما يفهم، ابغى انسان", person],
    ["stop the bot, human now", person],
    ["حسبي الله عليكم طلبي له شهر", angry],
    ["والله انكم حرامية", angry],
    ["you people are thieves", angry],
    ["this is the worst coffee shop I ever dealt with", angry],
    ["ايش هالخدمة الزبالة", angry],
    ["خدمة تعبانة وتأخير كل مرة", angry],
    ["ضروري جدا احتاج طلبي اليوم", { urgent: true }],
    ["need this asap", { urgent: true }],
    ["محتاجها فورًا", { urgent: true }],
    ["في أسرع وقت لو سمحتوا متى يوصل", { urgent: true }],
  ]),
  ...rows("boutique", "person", [
    ["ابي احاجي موظفة", person],
    ["ودي احد يتواصل معاي", person],
    ["شنو هالمهزلة، الفستان طلع مخيط غلط", angry],
    ["انا معصبة وايد، عطوني المسؤول", { decision: "handover", urgent: true }],
  ]),
  ...rows("roastery", "product", [
    ["بكم القيشا", ok("145 ر.س")],
    ["كم سعر كيلو خلطة سهيل", ok("95 ر.س")],
    ["عندكم حراز؟", ok("اليمن حراز", "89 ر.س")],
    ["فيه كبسولات ديكاف؟", ok("نفدت")],
    ["وش أرخص بن عندكم؟", { says: ["30 ر.س"] }],
    ["ارخص طاحونة", ok("259 ر.س")],
    ["what's the most expensive kettle", ok("799 SR")],
    ["أغلى منتج عندكم", ok("1150 ر.س")],
    ["منتجات تحت 35 ريال", ok("29 ر.س")],
    ["طواحين بين 200 و 900", ok("259 ر.س", "899 ر.س")],
    ["gift boxes under 150", ok("129 SR", "120 SR")],
    ["قارن بين القوجي والهويلا", ok("34 ر.س", "39 ر.س")],
    ["difference between Chemex and French press price", ok("239 SR", "119 SR")],
    ["وش درجة تحميص نييري", ok("فاتح")],
    ["what are the tasting notes of the Huila", ok("aramel")],
    ["ما منشأ القيشا", ok("بنما")],
    ["كم فلتر في علبة فلاتر كيمكس", ok("100 فلتر")],
    ["is the black mirror scale available", ok("pre-order")],
    ["كم سعر القهوة السعودية السادة", ok("48 ر.س")],
    ["do you have matcha powder", handed()],
    ["بكم ماكينة لامارزوكو", handed("1150", "899")],
    ["كم سعر القوجي بالدولار", { says: ["34 ر.س"], lacks: ["دولار", "$", "9.0"] }],
    ["how much is the Chemex in euros", { says: ["239 SR"], lacks: ["€", "EUR"] }],
    ["كم سعرة حرارية في خلطة سهيل", handed("32", "95")],
    ["سعر قمع v60", { says: [], lacks: ["239"] }],
    ["ابي طاحونه للاسبريسو تحت 1000", ok("899 ر.س")],
    ["وش عندكم هدايا بحدود 130", ok("129 ر.س")],
    ["هل الميزان متوفر وبكم", ok("249 ر.س")],
    ["how many pods come in a box of Guji capsules", ok("10 capsules")],
    ["ثلاث اكياس قوجي 250 بكم", { says: ["34 ر.س"] }],
  ]),
  ...rows("boutique", "product", [
    ["شنو الوان طرحة الشيفون", ok("وردي")],
    ["كم مقاسات عباية الحرير", ok("52")],
    ["عباية الكتان من شنو مصنوعة؟", ok("كتان 100%")],
    ["ارخص عباية", ok("24.5")],
    ["اغلى عطر", ok("65")],
    ["عطور تحت 40 دينار", ok("18", "38")],
    ["بكم دهن العود", not(["18", "38", "65"], "غير مدرج")],
    ["عندكم عبايات مخمل؟", handed("24.5", "58")],
    ["do you have the linen abaya in XXL", { lacks: ["Yes, we have Linen Abaya in XXL"] }],
    ["price of white musk", ok("18")],
    ["price of the jewelry box in dollars", { says: ["9.75 KWD"], lacks: ["$", "USD"] }],
    ["كم سعر بخور كمبودي", ok("22")],
    ["بخور كمبودي موجود؟", ok("مسبقًا")],
    ["الفرق بين عباية الكتان والكريب", ok("24.5", "32")],
    ["عندكم عباية سوده مقاس M؟", { says: ["عباية"] }],
    ["كم حجم عطر المسك", ok("100 مل")],
    ["بكم العطر الكبير من عود ملكي", { says: ["65"] }],
    ["هل طرحة الشيفون عليها خصم؟", handed("4.5")],
    ["عندكم ساعات رجالية؟", handed()],
    ["بكم الآيباد", handed("9.75", "24.5")],
  ]),
  ...rows("boutique", "other language", [
    ["تشحنون للسعودية؟", ok("GCC", "بالإنجليزية")],
    ["can I exchange the abaya for another size?", ok("14 يومًا", "Arabic")],
    ["عندكم بطاقة ولاء؟", ok("stamp")],
    ["do you shorten abayas?", ok("مجانًا")],
    ["how do I wash the linen abaya?", ok("يدويًا")],
    ["كم سعر صندوق المجوهرات", ok("9.75")],
  ]),
  ...rows("roastery", "small talk", [
    ["هههههههه", talk()],
    ["hahaha nice", talk()],
    ["😂😂", talk()],
    ["👍", talk()],
    ["❤️", talk()],
    ["؟", talk()],
    ["...", talk()],
    ["هل انت روبوت؟", talk("المساعد")],
    ["are you AI?", talk("assistant")],
    ["انت ذكاء اصطناعي؟", talk("المساعد")],
    ["who am I talking to", talk("assistant")],
    ["وش اسمك", talk("المساعد")],
    ["ما شاء الله عليكم خدمتكم ممتازة", talk()],
    ["you guys are the best, love your coffee", talk()],
    ["قهوتكم لذيذة مره", talk()],
    ["صباحكم سكر", talk()],
    ["مساء النور والسرور", talk()],
    ["جمعة مباركة", talk()],
    ["كل عام وانتم بخير", talk()],
    ["تصبحون على خير", talk()],
    ["ok thanks a lot bye", talk()],
    ["الله يعطيكم العافية ما قصرتوا", talk()],
    ["sorry", talk()],
    ["لا خلاص شكرا", talk()],
  ]),
  ...rows("roastery", "captured", [
    ["معك سارة من شركة النخبة، متى تفتحون؟", kept({ name: "سارة" })],
    ["أنا أبو فهد، وين طلبي", kept({ name: "أبو فهد" })],
    ["this is Sara, where is my order", kept({ name: "Sara" })],
    ["I'm Ahmad, do you deliver to Riyadh?", kept({ name: "Ahmad" })],
    ["انا زعلان منكم", kept({})],
    ["I'm looking for a grinder", kept({})],
    ["انا ساكن بالخبر، توصلون؟", kept({})],
    ["this is urgent", kept({})],
    ["معاك محمد العتيبي جوالي ٠٥٠٣٣٣٤٤٤٥", kept({ name: "محمد العتيبي", phone: "0503334445" })],
    ["رقم الطلب ١٢٣٤", kept({ orderNumber: "1234" })],
    ["#A-1234 وين وصل", kept({ orderNumber: "A-1234" })],
    ["order no. SR20388", kept({ orderNumber: "SR20388" })],
    ["my number is +965 9999 1234", kept({ phone: "+96599991234" })],
    ["انا ام خالد ابي اطلب قهوة", kept({ name: "ام خالد" })],
    ["hi I am John Smith", kept({ name: "John Smith" })],
    ["معكم نورة", kept({ name: "نورة" })],
    ["كم سعر معك كاش", kept({})],
  ]),
];
