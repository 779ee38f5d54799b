import { expect, test } from "vitest";
import { answer, buildIndex, loadIndex, serialiseIndex, type AnswerIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry, Turn } from "#server/answers/entry.ts";
import {
  bakeryList,
  branchesByCity,
  clinicList,
  contradiction,
  grocerEntries,
  opticianList,
  passage,
  perfumerList,
  pharmacyList,
  salonList,
  workshopList,
} from "./businesses.fixture.ts";
import { answerFromFacts } from "./respond.ts";

const replySettings = { brand: {}, answerFrom: 0.6, clarifyFrom: 0.35 };

function business(entries: readonly KnowledgeEntry[], timeZone = "Asia/Riyadh") {
  // As the product does: an index answers after it was written to its file and read again.
  const index: AnswerIndex = loadIndex(serialiseIndex(buildIndex(entries)));
  return (question: string, at = "2026-11-22T10:30:00+03:00", history: readonly Turn[] = []) =>
    answer(index, { question, history, settings: replySettings, now: { at: new Date(at), timeZone } });
}

/** Each message after the replies to those before it. */
function talk(ask: ReturnType<typeof business>, ...messages: string[]): string[] {
  const history: Turn[] = [];
  return messages.map((message) => {
    const { text } = ask(message, undefined, history);
    history.push({ role: "customer", text: message }, { role: "agent", text });
    return text;
  });
}

const workshop = business(workshopList, "Asia/Dubai");
const pharmacy = business(pharmacyList);
const salon = business(salonList);
const bakery = business(bakeryList);
const grocer = business(grocerEntries);
const optician = business(opticianList);
const perfumer = business(perfumerList);

test("opening hours are told by the week, with the lunch break and the closed day", () => {
  const { decision, text } = workshop("when are you open?");
  expect(decision).toBe("answer");
  expect(text).toContain("Saturday to Thursday 8 am to 1 pm and 3 pm to 8 pm");
  expect(text).toContain("Friday: closed");
});

test.each([
  ["2026-11-22T12:00:00+04:00", "Yes, we are open now, until 1 pm"],
  ["2026-11-22T14:00:00+04:00", "We are closed now. Opens today: 3 pm to 8 pm"],
  ["2026-11-26T21:00:00+04:00", "We are closed now. Opens on Saturday: 8 am to 1 pm"],
])("open now at %s", (at, expected) => {
  expect(workshop("are you open now?", at).text).toContain(expected);
});

test.each([
  "ورشتكم مفتوحة هالحزه؟",
  "للحين فاتحين؟",
  "لو جيتكم الحين القاكم؟",
  "اقدر امركم اللحين؟",
  "احد موجود بالاستقبال الحين؟",
  "anyone at the reception now?",
  "can I stop by right now?",
])("whether somebody is there now is asked in many ways: %s", (question) => {
  expect(workshop(question, "2026-11-22T14:00:00+04:00").text).toMatch(/مغلق.*الآن|مغلقون|closed now/u);
  expect(workshop(question, "2026-11-22T12:00:00+04:00").text).toMatch(/^(?:نعم|Yes)/u);
});

test("where the business is, by what it is", () => {
  expect(workshop("وين ورشتكم").text).toBe(workshop("وين موقعكم").text);
  expect(workshop("أين تقعون؟").text).toBe(workshop("وين موقعكم").text);
  expect(pharmacy("أين يقع فرع العليا؟").text).toBe(pharmacy("وين فرع العليا").text);
});

test.each([
  ["are you open on Tuesday at 4 pm?", "Yes, ", "Tuesday 8 am to 1 pm and 3 pm to 8 pm"],
  ["are you open on Tuesday at 2 pm?", "No, ", "Tuesday 8 am to 1 pm and 3 pm to 8 pm"],
  ["are you open at noon?", "Yes, ", "Sunday 8 am"],
  ["are you open on Friday at 10 am?", "No, ", "Friday: closed"],
])("whether it is open at a time that is named: %s", (question, said, hours) => {
  const { text } = workshop(question, "2026-11-22T09:00:00+04:00");
  expect(text.startsWith(said), text).toBe(true);
  expect(text).toContain(hours);
});

test("branches that are open at the same times on the day asked for stand in one line", () => {
  const table = [
    "الفرع | السبت - الخميس | الجمعة",
    "العليا | 8 ص - 10 م | 2 ظ - 11 م",
    "الروضة | 9 ص - 11 م | 2 ظ - 11 م",
  ].join("\n");
  const ask = business([
    {
      kind: "passage",
      id: "branches",
      title: "فروعنا",
      text: table,
      origin: { sourceId: "branches", sourceName: "branches.docx", heading: "فروعنا" },
    },
  ]);
  expect(ask("متى تفتحون الجمعة؟").text.match(/11 مساءً/gu)).toHaveLength(1);
  expect(ask("متى تفتحون الأحد؟").text.split("\n")).toHaveLength(2);
});

test("a sentence about refunds is no way of paying", () => {
  const faq = (question: string, answer: string): KnowledgeEntry => ({
    kind: "faq",
    id: question,
    phrasings: [question],
    answer: { ar: answer },
    origin: { sourceId: "faq", sourceName: "faq.xlsx" },
  });
  const ask = business([
    faq("كيف أدفع؟", "نقبل الدفع بمدى وفيزا والتقسيط مع تابي."),
    faq("متى ترجع فلوسي؟ ردّ المبالغ", "وطلبات تابي تُلغى دفعاتها المتبقية وقبول الباقي نقدًا."),
  ]);
  expect(ask("تقبلون تابي؟").text).not.toContain("تُلغى");
});

test("hours past midnight belong to the day before", () => {
  const night = pharmacy("العليا فاتح الحين؟", "2027-02-20T01:30:00+03:00").text;
  expect(night).toContain("حتى 2 بعد منتصف الليل");
});

test("what is told of Friday, of one branch and of former times does not mix with the week of all", () => {
  const week = bakery("متى يفتح فرع النرجس").text;
  expect(week).toContain("من السبت إلى الخميس من 6 صباحًا إلى 11 مساءً");
  expect(week).toContain("الجمعة من 1 ظهرًا إلى 11 مساءً");
  expect(week).not.toMatch(/9 مساءً|4 عصرًا/u);
  // 27 November 2026 is a Friday.
  const friday = "2026-11-27T10:00:00+03:00";
  expect(bakery("فرع النرجس فاتح الحين؟", friday).text).toMatch(/^لا.*ويفتح اليوم من 1 ظهرًا/u);
  expect(bakery("فرع الياسمين فاتح الحين؟", "2026-11-27T15:00:00+03:00").text).toMatch(/^لا/u);
});

test("branches of a table have hours under the days of its headings", () => {
  expect(optician("متى يفتح فرع السليمانية").text).toContain("الجمعة من 4 عصرًا إلى 10 مساءً");
  expect(optician("متى يفتح فرع المزروعية يوم الجمعة").text).toContain("الجمعة: مغلق");
  expect(optician("وين فروعكم").text).not.toContain("38000");
});

test("hours that are told in two ways are left to the texts", () => {
  const { text } = business(contradiction)("متى دوامكم");
  expect(text).not.toContain("أوقات العمل: ");
});

test("Ramadan has hours of its own, by the Hijri calendar and when asked for", () => {
  expect(pharmacy("متى دوامكم في رمضان").text).toContain("من 10 صباحًا إلى 4 عصرًا");
  // 16 February 2027 is 9 Ramadan 1448 by Umm al-Qura.
  expect(pharmacy("فاتحين الحين؟", "2027-02-16T17:00:00+03:00").text).toContain("مغلق");
  expect(pharmacy("فرع العليا فاتح الحين؟", "2026-11-22T17:00:00+03:00").text).toContain(
    "نعم، فرع العليا مفتوح الآن",
  );
});

test("a branch, its number and its hours are those of its row", () => {
  expect(pharmacy("رقم فرع النخيل").text).toBe("الهاتف (النخيل): 0114000002");
  expect(pharmacy("وين فرع العليا").text).toContain("طريق العروبة مقابل البنك");
  expect(pharmacy("متى يسكر فرع النخيل").text).toContain("24 ساعة");
});

test("what is only planned is no branch, and what is not there is said to be missing", () => {
  expect(salon("متى يفتح فرع القطيف").text).toContain("تحت التجهيز");
  expect(pharmacy("عندكم فرع في جدة؟").text).toContain("لا يوجد لنا فرع في جدة");
  expect(workshop("do you have a branch in Sharjah?").text).toContain("We have no branch in Sharjah");
});

test("a way of paying is confirmed, refused or said not to be listed", () => {
  expect(workshop("do you take Visa?").text).toMatch(/^Yes, we accept Visa/);
  expect(workshop("can I pay with american express?").text).toMatch(/^No, we do not accept American Express/);
  expect(pharmacy("تاخذون كاش؟").text).toMatch(/^لا، لا نقبل/);
  expect(pharmacy("تقبلون تابي؟").text).toMatch(/^تابي ليست ضمن طرق الدفع/);
});

test("how much is to be paid is not answered by the ways of paying", () => {
  expect(workshop("how do I pay?").text).toMatch(/Visa/);
  expect(workshop("how much do I pay if I am late?").text).not.toMatch(/Visa/);
});

test("a way of paying is confirmed once, however politely it is asked for", () => {
  expect(perfumer("هل يمكنني الدفع ببطاقة فيزا؟").text).toBe("نعم، نقبل الدفع عبر فيزا.");
  expect(perfumer("الله يخليك تقبلون الدفع عند الاستلام").text.match(/الدفع/gu)).toHaveLength(1);
});

test("whether something is delivered on a day is told by what is said of that day", () => {
  expect(perfumer("توصلون الجمعة؟").text).toBe("الجمعة ما فيه توصيل.");
});

test("another branch's hours are not told of a place where there is none", () => {
  expect(pharmacy("is the one in Jeddah open now?").text).toContain("We have no branch in Jeddah");
});

test("who is there at this moment is told by the hours, with who comes later that day", () => {
  expect(workshop("is there a specialist now?").text).toContain("Hassan Qureshi");
  expect(workshop("is there a specialist now?", "2026-11-22T20:30:00+04:00").text).toContain("None of them");
});

test("a way of paying that is taken in one place only is told in the words of the source", () => {
  expect(bakery("تقبلون كاش؟").text).toContain("السائق ما يستلم كاش، والكاش في الفروع فقط");
  expect(bakery("تاخذون شيكات؟").text).toMatch(/^لا، لا نقبل/u);
});

test("delivery is told by the zone of the place, with fee and time", () => {
  const text = pharmacy("كم التوصيل للخرج").text;
  expect(text).toContain("30 ريال");
  expect(text).toContain("يوم واحد");
  expect(text).toContain("مجاني للطلبات فوق 200");
  expect(pharmacy("توصلون جدة؟").text).toContain("لا نوصل خارج منطقة الرياض");
});

test("zones of an Arabic list are told in English, with the sentences that limit them", () => {
  const { text } = pharmacy("how much is delivery?");
  expect(text).toContain("• Riyadh: 15 SR, 2 hours");
  expect(text).toContain("Kharj: 30 SR, 1 day");
  expect(text).toContain("مجاني للطلبات فوق 200 ريال");
  expect(grocer("is there a minimum order?").text).toContain("minimum order 100 SR");
  expect(grocer("كم اقل طلب؟").text).toContain("أقل طلب 100 ريال");
});

test("what is said of a day in Arabic alone is quoted in English, introduced as such", () => {
  const index = buildIndex([
    passage(
      "التوصيل",
      "الدمام والخبر: 20 ريال، نفس اليوم للطلب قبل 3 عصراً. الرياض: 25 ريال، الاحد والثلاثاء فقط. لا يوجد توصيل يوم الجمعة.",
    ),
  ]);
  const voice = { language: "en", tone: "warm" } as const;
  const say = (question: string) => answerFromFacts(index, { question, voice }, { history: [] })?.text;
  expect(say("do you deliver on Friday?")).toBe(
    "I found the answer for you, written in Arabic:\n\u2068لا يوجد توصيل يوم الجمعة.\u2069",
  );
  expect(say("do you deliver to Riyadh on Monday?")).toMatch(/^No/u);
  // A condition is told with the fee although no word of it is English.
  expect(say("how much is delivery to Khobar?")).toMatch(/^Yes, we deliver to Khobar. 20 SR \(.*قبل 3 عصراً/u);
});

test("the home country's zones stand before those of a list for other countries", () => {
  const ask = business([
    ...pharmacyList,
    passage(
      "Worldwide delivery",
      "Country | Shipping fee | Time",
      "Kuwait | SAR 45 | 3 days",
      "Jordan | SAR 85 | 5 days",
    ),
  ]);
  expect(ask("how much is delivery?").text).toMatch(/Riyadh: 15 SR[^]*Kuwait: /u);
});

test("a contact is told without the sentence that states it", () => {
  const ask = business([
    ...branchesByCity,
    passage("الفروع", "فرع الخبر هاتفه 0138887766 للزيوت والفحمات فقط ولا يستقبل غيرها."),
  ]);
  const { text } = ask("كيف اتواصل معكم");
  expect(text).toContain("0138887766");
  expect(text.match(/0138887766/gu)).toHaveLength(1);
});

test("a district is found in the zone it belongs to, with the fee, the least order and its day", () => {
  const text = grocer("توصلون الشفا؟").text;
  expect(text).toContain("25 ريال");
  expect(text).toContain("أقل طلب 100 ريال");
  expect(text).toContain("الخميس فقط");
  expect(text).not.toContain("8 ريال،");
  expect(grocer("كم توصيل شمال الحوية").text).toContain("١٢ ريال");
  const [, minimum] = talk(grocer, "كم توصيل الهدا", "واقل طلب كم؟");
  expect(minimum).toContain("أقل طلب 100 ريال");
});

test("the dearest and the cheapest zone are told with their fees", () => {
  expect(grocer("اغلى رسوم توصيل لأنهي منطقة").text).toMatch(/^أعلى رسوم توصيل: الهدا، الشفا.*25 ريال/u);
  expect(grocer("وين أرخص توصيل؟").text).toMatch(/^أقل رسوم توصيل: الشهداء.*8 ريال/u);
});

test("a place that is named as not served is refused, another one is left to the texts", () => {
  expect(grocer("توصلون الباحة؟").text).toContain("لا نخدم الباحة");
  expect(grocer("توصلون تبوك؟").text).not.toContain("الباحة");
});

test("cash on delivery is a way of paying, not a zone", () => {
  expect(grocer("do you accept cash on delivery?").text).toMatch(/^No, we do not accept cash on delivery/u);
});

test("a way of paying under a condition is not confirmed without it", () => {
  expect(grocer("عندكم تابي؟").text).not.toMatch(/^نعم، نقبل الدفع عبر تابي\.$/u);
});

test("a branch written in the other alphabet is found, and never denied by its spelling", () => {
  expect(business(pharmacyList)("is the Olaya branch open now?").text).toContain(
    "open now, until 12 midnight",
  );
  expect(optician("is the Narjis branch open now?").text).not.toContain("We have no branch");
});

test("people are found by name, by what they do and by day", () => {
  expect(salon("كم جلسة الخبيرة منى").text).toContain("250 ريال");
  expect(salon("مين خبيرة الصبغات ومتى تداوم").text).toContain("الأحد والثلاثاء");
  expect(workshop("which days is Mr. Hassan here?").text).toContain("Saturday to Wednesday");
  expect(workshop("is Ms. Dana in on Sunday?").text).toMatch(/^No, Ms\.? Dana Farah is not in/);
});

test("who is on leave is not there, until the day it ends", () => {
  expect(salon("الأستاذة جود موجودة الخميس؟").text).toContain("إجازة حتى 10 يناير 2027");
  expect(salon("الأستاذة جود موجودة الخميس؟", "2027-01-20T10:00:00+03:00").text).toMatch(/^نعم/);
});

test("what a message leaves out is taken from the one before", () => {
  const [, other, closing] = talk(pharmacy, "متى يفتح فرع العليا", "وفرع النخيل؟", "ورقمه؟");
  expect(other).toContain("24 ساعة");
  expect(closing).toContain("0114000002");
  const [, fee] = talk(salon, "متى تداوم الخبيرة منى", "وكم جلستها؟");
  expect(fee).toContain("250 ريال");
});

test("several facts in one message are all told, each with its source", () => {
  const { text, citations } = salon("وينكم ومتى تفتحون ورقمكم؟");
  expect(text).toContain("شارع الخليج");
  expect(text).toContain("11 صباحًا");
  expect(text).toContain("0138111222");
  expect(citations.length).toBeGreaterThan(1);
  expect(citations.every(({ quote, used }) => used && quote !== "")).toBe(true);
});

test("the same hours are asked for in every voice", () => {
  for (const question of [
    "متى دوامكم",
    "شوكت تفتحون",
    "بتفتحوا امتى",
    "emta bteftaho",
    "working hours?",
    "متى تسكرون",
  ])
    expect(salon(question).text, question).toMatch(/11/);
});

test("a question about something else is left to the texts", () => {
  const ask = business([
    ...salonList,
    passageAbout("حجز المواعيد", "يفتح حجز المواعيد قبل أسبوع من تاريخه."),
  ]);
  expect(ask("متى يفتح حجز المواعيد؟").text).not.toContain("11 صباحًا");
});

function passageAbout(title: string, text: string): KnowledgeEntry {
  return { kind: "passage", id: title, title, text, origin: { sourceId: "s", sourceName: "about.docx" } };
}

test("departments have hours of their own, called in either language; one that is not called is not told", () => {
  const ask = business(clinicList);
  const sunday = "2026-11-22T10:30:00+03:00";
  expect(ask("is the laboratory open now?", sunday).text).toBe("Yes, Laboratory is open now, until 2 pm.");
  expect(ask("متى تفتح العيادة").text).toContain("من 10 صباحًا إلى 10 مساءً");
  expect(ask("متى تفتح العيادة").text).not.toContain("9 صباحًا");
  expect(ask("is the clinic open on friday").text).toContain("(emergency cases only)");
  const [, friday] = talk(ask, "when does the store open", "and on friday?");
  expect(friday).toContain("2 pm to 11 pm");
  expect(friday).not.toContain("Clinic");
  expect(ask("when are you open").text.split("\n")).toHaveLength(3);
});

test("a branch is called by the city beside its name, and a week of two columns leaves no day out", () => {
  const ask = business(branchesByCity);
  expect(ask("شنو دوام فرع الخبر").text).toContain("من السبت إلى الخميس من 8 صباحًا إلى 12 منتصف الليل");
  expect(ask("when does the Dhahran branch open?").text).toMatch(/^Doha branch:/u);
  expect(ask("متى يفتح فرع الظهران").text).toContain("من 9 صباحًا إلى 11 مساءً");
  expect(ask("وين فروعكم").text).toContain("شارع الأمير محمد بجانب المخبز");
  expect(ask("وين فروعكم").text.match(/•/gu)).toHaveLength(3);
});

test("hours asked after one branch was asked about are that branch's", () => {
  const [where, now] = talk(business(branchesByCity), "وين فرع الظهران", "الحين فاتحين؟");
  expect(where).toContain("الظهران");
  expect(now).toContain("حتى 11 مساءً");
  expect(now).not.toContain("•");
});

test("a word that only the sentence of the hours has says whose hours are meant", () => {
  const ask = business([
    {
      ...salonList[0]!,
      id: "office",
      title: "من نحن",
      text: "مكتب القبول يعمل من الأحد إلى الخميس من 8 صباحاً إلى 8 مساءً.",
    } as KnowledgeEntry,
  ]);
  expect(ask("القبول فاتح الحين؟").text).toBe("نعم، مفتوح الآن حتى 8 مساءً.");
});

test("how long it takes after a delivery is asked is that of the delivery, not the opening hours", () => {
  const [, duration] = talk(grocer, "كم رسوم التوصيل للشهداء", "وكم ياخذ وقت");
  expect(duration).toMatch(/دقيقة|ساع/u);
  expect(duration).not.toContain("أوقات العمل");
});

test("where a thing of a list is to be had is not answered by the list of branches", () => {
  const ask = business([
    ...branchesByCity,
    {
      kind: "product",
      id: "vase",
      name: { ar: "فازة أوركيد" },
      price: 480,
      currency: "SAR",
      attributes: {},
      origin: { sourceId: "list", sourceName: "list.xlsx", row: 1 },
    },
  ]);
  const [, where] = talk(ask, "بكم فازة الأوركيد", "موجودة في أي فرع؟");
  expect(where).not.toContain("•");
  expect(talk(ask, "بكم فازة الأوركيد", "وين فروعكم؟")[1]).toContain("•");
});
