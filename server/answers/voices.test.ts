import { expect, test } from "vitest";
import { answer, buildIndex, loadIndex, serialiseIndex } from "./answers.ts";
import { coffeeSettings, coffeeShop } from "./evaluate/coffee-shop.fixture.ts";
import type { Answer, AnswerSettings, FaqEntry, Language, Tone, Turn } from "./entry.ts";

const curatedEntry: FaqEntry = {
  kind: "faq",
  id: "curated",
  phrasings: ["وين موقعكم؟", "Where are you based?"],
  answer: { ar: "موقعنا القديم أُغلق، ونحن الآن في حي النرجس." },
  exact: true,
  origin: { sourceId: "written", sourceName: "written" },
};
const index = loadIndex(serialiseIndex(buildIndex([...coffeeShop, curatedEntry])));

function ask(
  question: string,
  settings: Partial<AnswerSettings> = {},
  history: readonly Turn[] = [],
): Answer {
  return answer(index, { question, history, settings: { ...coffeeSettings, ...settings } });
}

test.each([
  "وين موقعكم؟",
  "وين موقعكم",
  "وين  مَوقِعكم ؟؟",
  "السلام عليكم، وين موقعكم؟",
  "هلا والله صباح الخير وين موقعكم لو سمحتوا",
  "وين موقعكم شكرا",
])("%s is met with the curated answer, whatever the ranking says", (message) => {
  const said = ask(message);
  expect(said).toMatchObject({ decision: "answer", confidence: 1, text: curatedEntry.answer.ar });
  expect(said.citations).toMatchObject([{ entryId: "curated", used: true, confidence: 1 }]);
});

test("a curated answer is not for a question that only resembles it", () => {
  expect(ask("وين موقعكم القديم بجدة").confidence).toBeLessThan(1);
});

test("a curated answer is said in parts of a message, and in the language it has", () => {
  expect(ask("كم رسوم التوصيل؟ وين موقعكم؟").text).toMatch(/25 ريالًا[^]*حي النرجس/);
  expect(ask("where are you based?").text).toMatch(/in Arabic[^]*حي النرجس/);
});

const tonesList: readonly Tone[] = ["warm", "formal", "brief"];

test.each([
  ["السلام عليكم", "ar"],
  ["hello", "en"],
  ["شكرا لكم", "ar"],
  ["who are you?", "en"],
  ["😂", "ar"],
] as const)("the tones say %s differently, in one language", (message, language) => {
  const said = tonesList.map((tone) => ask(message, { tone }));
  expect(new Set(said.map(({ text }) => text)).size).toBe(3);
  for (const each of said) expect(each).toMatchObject({ decision: "smalltalk", language });
});

test.each(["كم رسوم التوصيل؟", "how much is delivery?", "بكم الكولومبي"])(
  "the business's words on %s are the same in every tone",
  (question) => {
    expect(new Set(tonesList.map((tone) => ask(question, { tone }).text)).size).toBe(1);
  },
);

test("choices offered in any tone are picked by number and not offered twice", () => {
  for (const tone of tonesList) {
    const offered = ask("ارخص قهوة عندكم", { tone });
    const history: Turn[] = [
      { role: "customer", text: "ارخص قهوة عندكم" },
      { role: "agent", text: offered.text },
    ];
    expect(offered.decision).toBe("clarify");
    expect(ask("٢", { tone }, history).decision).toBe("answer");
    expect(ask("ارخص قهوة عندكم", { tone }, history).decision).toBe("handover");
  }
});

test.each<[question: string, languages: Language[], language: Language]>([
  ["how much is delivery?", ["ar"], "ar"],
  ["كم رسوم التوصيل؟", ["en"], "en"],
  ["how much is delivery?", ["ar", "en"], "en"],
  ["كم رسوم التوصيل؟", [], "ar"],
])("%s to an agent that replies in %j is answered in %s", (question, languages, language) => {
  const said = ask(question, { languages });
  expect(said).toMatchObject({ decision: "answer", language });
  expect(said.text).toContain(language === "ar" ? "25 ريالًا" : "25 SR");
});

test("that an agent replies in one language only is said once, in the customer's", () => {
  const first = ask("how much is delivery?", { languages: ["ar"] });
  expect(first.text).toBe("We reply in Arabic here.\nالتوصيل 25 ريالًا، ومجاني للطلبات فوق 200 ريال.");
  const history: Turn[] = [
    { role: "customer", text: "how much is delivery?" },
    { role: "agent", text: first.text },
  ];
  expect(ask("what are your opening hours?", { languages: ["ar"] }, history).text).toMatch(/^نفتح/);
  expect(ask("متى تفتحون؟", { languages: ["en"] }).text).toMatch(/^نردّ هنا بالإنجليزية\.\nWe open/);
});

test("a source in the other language is quoted in its own direction under what it is about", () => {
  const said = ask("هل تبيعون بالجملة؟");
  expect(said.text.split("\n")).toEqual([
    "وجدت لك الجواب بالإنجليزية تحت «\u2068Do you sell wholesale\u2069»:",
    expect.stringMatching(/^\u2068Yes, cafés.*\u2069$/),
  ]);
});
