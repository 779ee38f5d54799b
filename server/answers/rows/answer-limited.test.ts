import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import { row } from "./goods.fixture.ts";

const index = buildIndex([
  row("خيمة قبة", 90, {
    category: "الخيام",
    attributes: { "تسع كم": "5", التأمين: "150", التركيب: "30 دقيقة" },
  }),
  row("خيمة شعبية", 150, {
    category: "الخيام",
    attributes: { "تسع كم": "12", التأمين: "400", التركيب: "ساعة" },
  }),
  row("خيمة ملكية", 300, {
    category: "الخيام",
    attributes: { "تسع كم": "20", التأمين: "1000", التركيب: "ساعتين" },
  }),
  row("مولد هادي", 120, { category: "المعدات", attributes: { التأمين: "500", الضمان: "24 شهر" } }),
  row("ثلاجة سيارة", 60, { category: "المعدات", attributes: { التأمين: "500", الضمان: "سنة" } }),
  row("دفاية غاز", 45, { category: "المعدات", attributes: { التأمين: "150", الضمان: "6 أشهر" } }),
]);
const settings = {
  brand: { ar: "مخيم", en: "Camp" },
  tone: "warm",
  answerFrom: 0.55,
  clarifyFrom: 0.35,
} as const;
const said = (question: string): string => answer(index, { question, history: [], settings }).text;

test.each([
  ["وش الخيام اللي تاخذ 12 شخص واكثر", ["شعبية", "ملكية"], ["قبة"]],
  ["شنو الخيام اللي تكفي اقل من 10 اشخاص", ["قبة"], ["شعبية", "ملكية"]],
  ["ايه المعدات اللي تأمينها 500 ريال", ["مولد", "ثلاجة"], ["دفاية"]],
  ["وش المعدات اللي ضمانها سنه او اكثر", ["مولد", "ثلاجة"], ["دفاية"]],
  ["وش الخيام اللي تركيبها خلال 60 دقيقه", ["قبة", "شعبية"], ["ملكية"]],
])("rows of a kind whose column keeps a limit: %s", (question, kept, left) => {
  for (const name of kept) expect(said(question)).toContain(name);
  for (const name of left) expect(said(question)).not.toContain(name);
});

test("a limit without a column is one on the price", () => {
  expect(said("وش الخيام اللي تحت 200 ريال")).toMatch(/قبة[\s\S]*شعبية/u);
  expect(said("وش الخيام اللي تحت 200 ريال")).not.toContain("ملكية");
});
