import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { QuestionKind } from "#shared/contract/quality.ts";
import { buildIndex, serialiseIndex } from "#server/answers/answers.ts";
import type { FaqEntry } from "#server/answers/entry.ts";
import { measure } from "./measure.ts";
import { planQuestions } from "./plan.ts";
import type { OwnQuestion } from "./question.ts";
import { holdReasonOf } from "./regression.ts";
import { standardThresholds } from "./thresholds.ts";
import { listUnanswerableQuestions } from "./unanswerable.ts";

const goods: [string, string][] = [
  ["beans", "البن"],
  ["grinders", "المطاحن"],
  ["kettles", "الغلايات"],
  ["filters", "الفلاتر"],
  ["cups", "الأكواب"],
  ["scales", "الموازين"],
  ["syrups", "النكهات"],
  ["teapots", "الأباريق"],
  ["boxes", "الصناديق"],
  ["vouchers", "القسائم"],
  ["spoons", "الملاعق"],
  ["mugs", "الكاسات"],
  ["thermometers", "الترمومترات"],
  ["pitchers", "الدلال"],
  ["tampers", "المكابس"],
  ["brushes", "الفرش"],
  ["capsules", "الكبسولات"],
  ["roasters", "المحامص"],
  ["stickers", "الملصقات"],
  ["aprons", "المرايل"],
];

function faq(id: string, phrasings: string[], en: string, ar?: string): FaqEntry {
  return {
    kind: "faq",
    id,
    phrasings,
    answer: { en, ...(ar && { ar }) },
    origin: { sourceId: "s", sourceName: "faq.xlsx" },
  };
}

/** Two answers in both languages for each product, each with phrasings in both. */
const entries = goods.flatMap(([en, ar]) => [
  faq(
    `${en}-price`,
    [
      `What do ${en} cost?`,
      `How much are your ${en}?`,
      `Price of ${en}`,
      `كم سعر ${ar} لديكم؟`,
      `أريد أن أعرف سعر ${ar}`,
    ],
    `The ${en} have their price on the shelf.`,
    `سعر ${ar} مكتوب على الرف.`,
  ),
  faq(
    `${en}-return`,
    [
      `Can I return ${en}?`,
      `I want to give ${en} back`,
      `Returning ${en}`,
      `هل أستطيع إرجاع ${ar} إلى المتجر؟`,
      `أريد إرجاع ${ar}`,
    ],
    `We take ${en} back within a week.`,
    `نسترجع ${ar} خلال أسبوع.`,
  ),
]);
const index = buildIndex(entries);

test("every kind is asked apart, its outcomes add up, and the interval lies around the share", () => {
  const { report } = measure(index, [], null, null);
  const kinds = report.kinds.map((result) => result.kind);
  expect(kinds).toEqual(["held_out", "dialect", "typo", "other_language", "unanswerable", "text", "absent"]);
  for (const { questions, right, asked_back, handed_over, wrong, of_all, ...result } of report.kinds) {
    expect(right + asked_back + handed_over + wrong).toBe(questions);
    expect(result.answered).toBeGreaterThanOrEqual(result.answered_right);
    expect(of_all.share).toBe(right / questions);
    expect(of_all.low).toBeLessThan(of_all.share + 1e-9);
    expect(of_all.high).toBeGreaterThan(of_all.share - 1e-9);
  }
  expect(report.failures.length + report.left_out).toBe(
    report.kinds.reduce((sum, result) => sum + result.questions - result.right, 0),
  );
  expect(report.accuracy?.basis).toBe("written");
  expect(report.accuracy?.questions).toBe(40);
  expect(report.accuracy?.share).toBeGreaterThan(0.5);
});

test("the same knowledge is asked the same, and measured the same", () => {
  const first = measure(index, [], null, null);
  const again = measure(buildIndex(entries), [], null, null);
  expect(again.report).toEqual(first.report);
  expect(again.thresholds).toEqual(first.thresholds);
  expect(serialiseIndex(again.index)).toEqual(serialiseIndex(first.index));
});

test("the same knowledge uploaded again, under other ids, is measured the same", () => {
  const first = measure(index, [], null, null);
  const renamed = entries.map((entry, index) => ({ ...entry, id: `again-${(index * 7919) % 1000}` }));
  const again = measure(buildIndex(renamed), [], null, null);
  expect(again.thresholds).toEqual(first.thresholds);
  expect(again.report.kinds).toEqual(first.report.kinds);
});

test("what is held out is not in the knowledge that is asked, nor is its language where that is held out", () => {
  const { questions, hidden } = planQuestions(index, []);
  const questionsOfKind = (kind: QuestionKind) => questions.filter((question) => question.kind === kind);
  expect(questionsOfKind("held_out")).toHaveLength(40);
  expect(hidden.held_out.phrasings.size).toBe(40);
  expect(questionsOfKind("other_language").map((question) => question.language)).toContain("ar");
  expect(questionsOfKind("other_language").map((question) => question.language)).toContain("en");
  expect(hidden.other_language.languages.size).toBe(40);
  expect(questionsOfKind("typo").every((question) => question.asked === "held_out")).toBe(true);
});

test("an agent that can't know what the held-out words mean does not answer, so there is no figure", () => {
  const word = (seed: number) =>
    createHash("md5")
      .update(String(seed))
      .digest("hex")
      .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
  const riddles = entries.map((entry, index) =>
    faq(entry.id, [word(index * 4), word(index * 4 + 1), word(index * 4 + 2)], word(index * 4 + 3)),
  );
  expect(measure(buildIndex(riddles), [], null, null).report.accuracy).toBeNull();
});

test("too few questions say nothing; where people wrote too few, made ones give an estimate", () => {
  expect(measure(buildIndex(entries.slice(0, 9)), [], null, null).report.accuracy).toBeNull();
  const thin = entries.map((entry) => ({ ...entry, phrasings: entry.phrasings.slice(0, 2) }));
  const { report } = measure(buildIndex(thin), [], null, null);
  expect(report.accuracy).toMatchObject({ basis: "made", share: report.estimate?.share });
  expect(report.kinds.map((result) => result.kind)).toEqual([
    "other_language",
    "unanswerable",
    "text",
    "absent",
  ]);
  expect(report.automatic).toBe(false);
});

test("questions to other businesses go to a person, and those the knowledge speaks of are not asked", () => {
  const { report } = measure(index, [], null, null);
  const unanswerable = report.kinds.find((result) => result.kind === "unanswerable");
  expect(unanswerable?.of_all.share).toBeGreaterThan(0.9);
  const dentist = [
    ...entries,
    faq("d", ["كم سعر تقويم الأسنان؟"], "Dental braces cost 4000 SAR.", "التقويم 4000 ر.س"),
  ];
  const unanswerableQuestions = listUnanswerableQuestions(dentist);
  expect(listUnanswerableQuestions(entries)).toContain("هل تبييض الأسنان يضر المينا؟");
  expect(unanswerableQuestions).not.toContain("هل تبييض الأسنان يضر المينا؟");
  expect(unanswerableQuestions).toContain("How do I read my electricity meter?");
});

const ownQuestions: OwnQuestion[] = [
  {
    id: "11111111-1111-4111-8111-111111111111",
    kind: "owner",
    question: "What is the price of the kettles you sell?",
    language: "en",
    expected: {
      entryId: "kettles-price",
      title: "What do kettles cost?",
      answer: "The kettles have their price on the shelf.",
    },
  },
  {
    id: "22222222-2222-4222-8222-222222222222",
    kind: "staff",
    question: "Can I return kettles?",
    language: "en",
    expected: null,
  },
];

test("own questions come first, and one that a person must answer is wrong when the agent answers it", () => {
  const { report, outcomes } = measure(index, ownQuestions, null, null);
  expect(report.kinds.slice(0, 2)).toMatchObject([
    { kind: "owner", questions: 1, right: 1, answered_right: 1 },
    { kind: "staff", questions: 1, wrong: 1 },
  ]);
  expect(outcomes).toEqual({ [ownQuestions[0]!.id]: "right", [ownQuestions[1]!.id]: "wrong" });
  expect(report.failures[0]).toMatchObject({
    question_id: ownQuestions[1]!.id,
    expected: null,
    outcome: "wrong",
  });
});

test("a version that lost an answer falls behind the live one on the same questions", () => {
  const first = measure(index, ownQuestions, null, null);
  const live = { number: 3, index: first.index, thresholds: first.thresholds ?? standardThresholds };
  const same = measure(index, ownQuestions, null, live).report.comparison!;
  expect(same).toMatchObject({ with: 3, own_wrong: 0, worse: 0, better: 0, examples: [] });
  expect(same.now).toEqual(same.before);
  expect(holdReasonOf(same)).toBeNull();
  const poorer = entries.filter((entry) => entry.id !== "kettles-price");
  const { comparison } = measure(buildIndex(poorer), [ownQuestions[0]!], null, live).report;
  expect(comparison?.worse).toBeGreaterThan(0);
  expect(comparison?.examples).toContainEqual(
    expect.objectContaining({
      question_id: ownQuestions[0]!.id,
      expected: expect.objectContaining({
        entry_id: null,
        answer: "The kettles have their price on the shelf.",
      }),
    }),
  );
});
