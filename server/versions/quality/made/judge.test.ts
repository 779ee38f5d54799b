import { expect, test } from "vitest";
import { judgeReply, numbersIn } from "./judge.ts";
import type { Wanted } from "./made-question.ts";

const wantedStatements = (all: Wanted["all"], polarity?: Wanted["polarity"]): Wanted => ({
  all,
  answer: "",
  title: "",
  entryId: null,
  sourceId: null,
  ...(polarity && { polarity }),
});
const amount = (...ways: string[]) => ({ numbers: [ways], words: [], share: 1 });
const answerWith = (text: string) => ({ decision: "answer" as const, text });

test("a number is told in whichever way it is written", () => {
  expect(numbersIn("السعر ١٬٥٠٠ ر.س، من 9:00 إلى 09:30")).toEqual(["1500", "9", "9:30"]);
  expect(numbersIn("1,500 SAR or 57.50")).toEqual(["1500", "57.5"]);
});

test("a wrong amount is wrong, however well the reply reads", () => {
  const price = wantedStatements([[amount("25")]]);
  expect(judgeReply(price, answerWith("سعر اللاتيه ٢٥ ر.س."))).toBe("right");
  expect(judgeReply(price, answerWith("سعر اللاتيه 26 ر.س."))).toBe("wrong");
  expect(judgeReply(price, answerWith("سعر اللاتيه 250 ر.س."))).toBe("wrong");
  expect(judgeReply(price, { decision: "handover", text: "" })).toBe("handed_over");
  expect(judgeReply(price, { decision: "clarify", text: "25" })).toBe("asked_back");
});

test("of two things asked both must be told; a time is right by either clock", () => {
  const both = wantedStatements([[amount("25")], [amount("21", "9")]]);
  expect(judgeReply(both, answerWith("25 ر.س، ونغلق الساعة 9 مساءً"))).toBe("right");
  expect(judgeReply(both, answerWith("25 ر.س، ونغلق الساعة 21:00"))).toBe("right");
  expect(judgeReply(both, answerWith("سعره 25 ر.س"))).toBe("wrong");
});

test("a false answer to a question without an answer is wrong; a plain no is not", () => {
  expect(judgeReply(null, answerWith("نعم، سعره 40 ر.س."))).toBe("wrong");
  expect(judgeReply(null, answerWith("We open at nine."))).toBe("wrong");
  expect(judgeReply(null, answerWith("لا، ليس هذا عندنا."))).toBe("right");
  expect(judgeReply(null, { decision: "handover", text: "" })).toBe("right");
});

test("yes is wrong where the answer is no, and a whole page answers nothing", () => {
  const no = wantedStatements([], "no");
  expect(judgeReply(no, answerWith("نعم، نقبل تابي."))).toBe("wrong");
  expect(judgeReply(no, answerWith("لا نقبل تابي."))).toBe("right");
  const price = wantedStatements([[amount("25")]]);
  expect(judgeReply(price, answerWith(`25 ${"وهذا نص طويل ".repeat(80)}`))).toBe("wrong");
});
