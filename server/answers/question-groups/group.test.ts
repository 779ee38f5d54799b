import { expect, test } from "vitest";
import { groupQuestions } from "./group.ts";

const grouped = (texts: string[]) =>
  groupQuestions(texts.map((text) => ({ text }))).map((group) =>
    group.questions.map((question) => question.text),
  );

/** Questions of a shop, each list one meaning. */
const meanings = [
  ["كم رسوم التوصيل للدمام؟", "How much is delivery to Dammam?", "توصلون الدمام بكم؟", "tawseel dammam kam?"],
  ["وين موقعكم؟", "where are you located", "فين مكانكم"],
  ["عندكم قهوة بدون كافيين؟", "do you have decaf", "هل يوجد قهوه منزوعة الكافيين"],
  ["هل تقبلون الدفع عند الاستلام؟", "can I pay on delivery?", "ممكن ادفع عند الاستلام"],
];

test("one question in other words, dialects, scripts and languages is one group", () => {
  expect(grouped(meanings.flat())).toEqual(meanings);
});

test("a misspelt word still finds its group", () => {
  expect(grouped(["هل تبيعون ماكينة اسبريسو؟", "عندكم ماكينة اسبرسو", "كم سعر الماتشا"])).toEqual([
    ["هل تبيعون ماكينة اسبريسو؟", "عندكم ماكينة اسبرسو"],
    ["كم سعر الماتشا"],
  ]);
});

test("words that shape every question make no group", () => {
  expect(
    grouped(["هل يوجد عندكم مواقف؟", "هل يوجد عندكم واي فاي؟", "هل يوجد عندكم جلسات عائلية؟"]),
  ).toHaveLength(3);
  expect(grouped(["How do I cancel my subscription?", "How do I become a supplier?"])).toHaveLength(2);
});

test("the same questions give the same groups, and one more leaves the oldest of each where it is", () => {
  const texts = meanings.flat();
  expect(grouped(texts)).toEqual(grouped(texts));
  const more = grouped([...texts, "بكم التوصيل الى الدمام"]);
  expect(more.map(([oldest]) => oldest)).toEqual(meanings.map(([oldest]) => oldest));
  expect(more[0]).toContain("بكم التوصيل الى الدمام");
});

test("the question that stands for a group is the one most like the others", () => {
  const [group] = groupQuestions(
    ["الدمام كم", "كم رسوم التوصيل للدمام؟", "كم سعر التوصيل للدمام", "رسوم توصيل الدمام كم؟"].map(
      (text) => ({ text }),
    ),
  );
  expect(group?.questions).toHaveLength(4);
  expect(group?.central.text).not.toBe("الدمام كم");
});

test("nothing, silence and signs are no trouble", () => {
  expect(groupQuestions([])).toEqual([]);
  expect(grouped(["؟", "", "🙂"])).toHaveLength(3);
});
