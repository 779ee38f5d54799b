import { expect, test } from "vitest";
import {
  answer,
  buildIndex,
  calibrate,
  loadIndex,
  serialiseIndex,
  withCalibration,
} from "#server/answers/answers.ts";
import { coffeeShop } from "#server/answers/evaluate/coffee-shop.fixture.ts";
import { fitCalibration } from "./calibrate.ts";

const index = buildIndex(coffeeShop);
const faqs = coffeeShop.flatMap((entry) => (entry.kind === "faq" ? [entry] : []));
const replySettings = { brand: {}, answerFrom: 0.6, clarifyFrom: 0.35 };

function outcomes(count: number, logit: number, right: (at: number) => boolean) {
  return Array.from({ length: count }, (_, at) => ({ logit, right: right(at) }));
}

function stated(calibration: { slope: number; shift: number }, logit: number): number {
  return 1 / (1 + Math.exp(-(calibration.slope * logit + calibration.shift)));
}

test("without questions nothing is corrected", () => {
  expect(calibrate(index, [])).toEqual({ slope: 1, shift: 0, questions: 0 });
});

test("an agent that is right half the time when it says 80 % learns to say about half", () => {
  const many = fitCalibration(outcomes(400, Math.log(4), (at) => at % 2 === 0));
  expect(stated(many, Math.log(4))).toBeGreaterThan(0.47);
  expect(stated(many, Math.log(4))).toBeLessThan(0.56);
});

test("three questions change less than three hundred", () => {
  const wrong = (count: number) => fitCalibration(outcomes(count, 1, () => false));
  expect(stated(wrong(3), 1)).toBeLessThan(stated({ slope: 1, shift: 0 }, 1));
  expect(stated(wrong(3), 1)).toBeGreaterThan(0.5);
  expect(stated(wrong(300), 1)).toBeLessThan(0.1);
});

test("a correction never turns the order of probabilities round, whatever the outcomes", () => {
  const upsideDown = [...outcomes(200, 3, () => false), ...outcomes(200, -3, () => true)];
  expect(fitCalibration(upsideDown).slope).toBeGreaterThan(0);
});

test("questions nobody here can answer make the version more careful, and its file keeps that", () => {
  const [first] = faqs;
  const question = first?.phrasings[0] ?? "";
  const strange = calibrate(
    index,
    Array.from({ length: 60 }, () => ({ question, entries: [] })),
  );
  const corrected = withCalibration(index, strange);
  const before = answer(index, { question, history: [], settings: replySettings }).confidence;
  const after = answer(corrected, { question, history: [], settings: replySettings }).confidence;
  expect(after).toBeLessThan(before);
  const loaded = loadIndex(serialiseIndex(corrected));
  expect(answer(loaded, { question, history: [], settings: replySettings }).confidence).toBe(after);
});

test("a version is calibrated from its plain probabilities, not from an earlier correction", () => {
  const questions = faqs.flatMap((faq) => faq.phrasings.map((question) => ({ question, entries: [faq.id] })));
  const once = calibrate(index, questions);
  expect(calibrate(withCalibration(index, once), questions)).toEqual(once);
});
