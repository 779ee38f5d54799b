import { expect, test } from "vitest";
import { factLimits, type StatedFact, type WeekHours } from "#shared/rules/business-facts.ts";
import { answer, buildIndex, loadIndex, serialiseIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { branchOf } from "#server/answers/facts/extract/branches.ts";
import { noFacts } from "./facts-stated.ts";
import { statedEntries } from "./stated-entries.ts";
import { readFactValue } from "./read-fact-value.ts";

const replySettings = { brand: {}, answerFrom: 0.6, clarifyFrom: 0.35 };
/** A Sunday, half past ten in the morning in Riyadh. */
const sunday = "2026-11-22T10:30:00+03:00";

/** A business that answers from stated facts, with the entries of its files. */
function business(stated: readonly StatedFact[], entries: readonly KnowledgeEntry[] = []) {
  const index = loadIndex(serialiseIndex(buildIndex([...entries, ...statedEntries(stated)])));
  const ask = (question: string, at = sunday) =>
    answer(index, {
      question,
      history: [],
      settings: replySettings,
      now: { at: new Date(at), timeZone: "Asia/Riyadh" },
    });
  return { index, ask, say: (question: string, at?: string) => ask(question, at).text };
}

function week(ranges: [string, string][], closed: (keyof WeekHours)[] = []): WeekHours {
  const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
  return Object.fromEntries(days.map((day) => [day, closed.includes(day) ? [] : ranges])) as WeekHours;
}

const zone = (area: string, fee: string, time: string) => ({ area, fee, time, minimum: "", free_from: "" });

const statedHours: StatedFact = {
  topic: "hours",
  value: { places: [{ branch: "", week: week([["09:00", "23:00"]], ["fri"]), ramadan: null }] },
};
const statedPlace: StatedFact = {
  topic: "branches",
  value: {
    places: [
      {
        name: "",
        city: "الرياض",
        address: "حي العليا، شارع التحلية",
        map: "https://maps.example/olaya",
        phone: "",
      },
    ],
  },
};
const statedContacts: StatedFact = {
  topic: "contacts",
  value: {
    points: [
      { type: "telephone", value: "0112345678" },
      { type: "whatsapp", value: "0501234567" },
      { type: "email", value: "salam@shop.example" },
    ],
  },
};
const statedPayments: StatedFact = {
  topic: "payments",
  value: { methods: ["cash", "mada", "visa", "apple_pay"] },
};
const statedDelivery: StatedFact = {
  topic: "delivery",
  value: { delivers: true, zones: [zone("الرياض", "15", "نفس اليوم"), zone("جدة", "30", "2-3 أيام")] },
};
const statedReturns: StatedFact = {
  topic: "returns",
  value: { ar: "الاسترجاع خلال 7 أيام بالفاتورة والمنتج بحالته.", en: "" },
};

const shop = business([
  statedHours,
  statedPlace,
  statedContacts,
  statedPayments,
  statedDelivery,
  statedReturns,
]);

/** What each file says, by its question. */
const faq = (question: string, text: string): KnowledgeEntry => ({
  kind: "faq",
  id: `file:${question}`,
  phrasings: [question],
  answer: { ar: text },
  origin: { sourceId: "file", sourceName: "أسئلة.xlsx", row: 2 },
});

test.each([
  ["متى تفتحون بكرة", "من 9 صباحًا إلى 11 مساءً"],
  ["are you open now?", "Yes, we are open now, until 11 pm"],
  ["تفتحون الجمعة؟", "الجمعة: مغلق"],
  ["وينكم", "حي العليا"],
  ["where are you located?", "https://maps.example/olaya"],
  ["كم رقم الواتساب", "0501234567"],
  ["what is your email?", "salam@shop.example"],
  ["do you take mada?", "Yes, we accept mada"],
  ["تقبلون تابي؟", "لا"],
  ["do you accept credit cards", "Yes"],
  ["كم التوصيل لجدة", "30 ريال"],
  ["how much is delivery to Riyadh?", "15 SR, same day"],
  ["وش سياسة الاسترجاع عندكم", "7 أيام"],
])("a business without files answers %s", (question, text) => {
  const said = shop.ask(question);
  expect(said.decision).toBe("answer");
  expect(said.text).toContain(text);
  expect(said.citations.find(({ used }) => used)?.origin.sourceId).toBe("facts");
});

test("payment methods are read out as chosen, without those that follow from them and those not chosen", () => {
  const text = shop.say("وش طرق الدفع");
  expect(text).toContain("مدى");
  expect(text).not.toMatch(/تابي|نقاط البيع|البطاقات الائتمانية/u);
});

test("what the owner states stands in place of what a file says, in questions about a day and about now too", () => {
  const file = [
    faq("متى تفتحون؟", "نفتح يوميًا من 8 صباحًا حتى 10 مساءً."),
    faq("كم رسوم التوصيل؟", "التوصيل داخل الرياض 50 ريال."),
  ];
  const before = business([], file);
  expect(before.say("متى تفتحون؟")).toContain("10 مساءً");
  const { say, index } = business([statedHours, statedDelivery], file);
  expect(say("متى تفتحون؟")).toContain("11 مساءً");
  expect(say("متى تفتحون؟")).not.toContain("10 مساءً");
  expect(say("when do you close?")).toContain("11 pm");
  expect(say("كم التوصيل للرياض")).toContain("15 ريال");
  // What the file says stays known: the owner is shown both.
  expect(index.facts.read?.hours[0]).toMatchObject({ opens: 480, closes: 1320 });
});

test("what is only confirmed is answered from the file, with the file as its source", () => {
  const file = [faq("متى تفتحون؟", "نفتح يوميًا من 8 صباحًا حتى 10 مساءً.")];
  const same: StatedFact = {
    topic: "hours",
    value: { places: [{ branch: "", week: week([["08:00", "22:00"]]), ramadan: null }] },
  };
  const { ask } = business([same], file);
  expect(ask("متى تفتحون؟").citations[0]?.origin.sourceId).toBe("file");
  // The file no longer says it, and it still holds.
  expect(business([same]).say("متى تفتحون؟")).toContain("10 مساءً");
});

test("each branch has its hours and its telephone, and Ramadan has hours of its own", () => {
  const branch = (name: string, phone: string) => ({
    name,
    city: "الرياض",
    address: `حي ${name}`,
    map: "",
    phone,
  });
  const { say } = business([
    {
      topic: "branches",
      value: { places: [branch("العليا", "0111111111"), branch("النخيل", "0112222222")] },
    },
    {
      topic: "hours",
      value: {
        places: [
          {
            branch: "العليا",
            week: week([
              ["08:00", "12:00"],
              ["16:00", "23:00"],
            ]),
            ramadan: null,
          },
          { branch: "النخيل", week: week([["13:00", "02:00"]]), ramadan: week([["21:00", "03:00"]]) },
        ],
      },
    },
  ]);
  expect(say("متى يفتح فرع العليا")).toContain("من 8 صباحًا إلى 12 ظهرًا ومن 4 عصرًا إلى 11 مساءً");
  expect(say("فرع النخيل فاتح الحين؟", "2026-11-23T01:00:00+03:00")).toContain("حتى 2 بعد منتصف الليل");
  expect(say("رقم فرع النخيل")).toContain("0112222222");
  expect(say("رقم فرع النخيل")).not.toContain("0111111111");
  expect(say("متى دوام فرع النخيل في رمضان")).toContain("9 مساءً");
});

test("a business that does not deliver says so", () => {
  const { say } = business([{ topic: "delivery", value: { delivers: false, zones: [] } }]);
  expect(say("هل توصلون؟")).toContain("لا نوفّر التوصيل");
  expect(say("do you deliver?")).toContain("we do not deliver");
});

test("the entries of a version are looked through once for what they say of returns", () => {
  const { index } = business(
    [],
    [
      {
        kind: "faq",
        id: "faq",
        phrasings: ["Can I return an item?"],
        answer: { en: "Within seven days." },
        origin: { sourceId: "source", sourceName: "questions.xlsx" },
      },
    ],
  );
  let times = 0;
  const entries = {
    at: (position: number) => index.entries.at(position),
    [Symbol.iterator]: () => {
      times += 1;
      return index.entries[Symbol.iterator]();
    },
  };
  const read = () => readFactValue(index.facts, entries, "returns")?.value;
  const value = { ar: "", en: "Within seven days." };
  expect([read(), read()]).toEqual([value, value]);
  expect(times).toBe(1);
});

test("a text that is too long is not cut in the middle of a character", () => {
  const entry: KnowledgeEntry = {
    kind: "faq",
    id: "faq",
    phrasings: ["Can I return an item?"],
    answer: { en: `${"a".repeat(factLimits.text - 1)}😀` },
    origin: { sourceId: "source", sourceName: "questions.xlsx" },
  };
  const read = readFactValue(noFacts, [entry], "returns")?.value;
  expect(read?.en).toBe("a".repeat(factLimits.text - 1));
});

test.each(["javascript:alert(1)", "بجانب البرج", `https://maps.example/${"a".repeat(factLimits.line)}`])(
  "a branch whose file has “%s” as its map is shown without one",
  (map) => {
    const branch = { ...branchOf("العليا", "شارع التحلية", "open", { entry: 0, quote: "" }), map };
    const read = readFactValue({ ...noFacts, branches: [branch] }, [], "branches")?.value;
    expect(read).toEqual({
      places: [{ name: "العليا", city: "", address: "شارع التحلية", map: "", phone: "" }],
    });
  },
);

test("what is read is shown without what its label says, and a time that two sentences tell stands once", () => {
  const entries: KnowledgeEntry[] = [
    ["ما أوقات العمل؟", "نفتح كل يوم من 8 صباحًا إلى 10 مساءً."],
    ["متى تفتحون الجمعة؟", "يوم الجمعة نفتح من 8 صباحًا إلى 10 مساءً."],
    ["كيف أتواصل معكم؟", "إنستغرام @suhail.roasters."],
  ].map(([question, answer], at) => ({
    kind: "faq",
    id: `faq-${at}`,
    phrasings: [question!],
    answer: { ar: answer! },
    origin: { sourceId: "source", sourceName: "questions.xlsx" },
  }));
  const { facts } = buildIndex(entries);
  expect(readFactValue(facts, entries, "hours")?.value.places[0]?.week.fri).toEqual([["08:00", "22:00"]]);
  expect(facts.contacts.map(({ value }) => value)).toEqual(["@suhail.roasters"]);
  const zone = { area: "جدة", places: [], fee: "25 ريالًا", freeFrom: "من 300 ريال", entry: 0, quote: "" };
  const read = readFactValue({ ...noFacts, zones: [zone] }, entries, "delivery")?.value;
  expect(read?.zones[0]?.free_from).toBe("300 ريال");
});
