import { expect, test } from "vitest";
import { demoFaqs } from "../../../scripts/demo-files/faq/all.ts";
import type { Language } from "#server/answers/entry.ts";
import { checkGrounding } from "./check-grounding.ts";

interface Answer {
  language: Language;
  asked: string;
  source: string;
}

const answers: Answer[] = demoFaqs.flatMap(({ ask, ar, en }) => [
  { language: "ar", asked: ask[0] ?? "", source: ar },
  { language: "en", asked: ask[0] ?? "", source: en },
]);

function isSaid({ language, asked, source }: Answer, text: string): boolean {
  const reply = checkGrounding({ language, question: asked, quotes: [source], draft: source, names: [] });
  return !("problem" in reply.add(text)) && !("problem" in reply.end());
}

const numbers = (text: string) => [...text.matchAll(/(?<![\d.:/])\d+(?![\d:/]|\.\d)/g)];
const withNumber = (text: string, at: RegExpExecArray, value: string) =>
  text.slice(0, at.index) + value + text.slice(at.index + at[0].length);

/** Makes every answer of the demo wrong in one place and counts how many of them pass the check. */
function said(wrong: (answer: Answer) => string[]): [said: number, of: number] {
  const all = answers.flatMap((answer) => wrong(answer).map((text) => isSaid(answer, text)));
  return [all.filter(Boolean).length, all.length];
}

test("no answer of the demo passes with one of its numbers changed", () => {
  const changed = said(({ source }) =>
    numbers(source).flatMap((at) => {
      const other = String(Number(at[0]) + 1);
      return new RegExp(`(?<!\\d)${other}(?!\\d)`).test(source) ? [] : [withNumber(source, at, other)];
    }),
  );
  expect(changed).toEqual([0, expect.any(Number)]);
  expect(changed[1]).toBeGreaterThan(200);
});

test("nor with another city in the place of its own", () => {
  const moved = said(({ source }) => {
    const other = source.replace(/الرياض|جدة|الخبر/g, "تبوك").replace(/Riyadh|Jeddah|Khobar/g, "Tabuk");
    return other === source ? [] : [other];
  });
  expect(moved).toEqual([0, expect.any(Number)]);
  expect(moved[1]).toBeGreaterThan(20);
});

test("of two numbers that changed places at most one in twenty passes", () => {
  const [passed, of] = said(({ source }) => {
    const all = numbers(source);
    return all.slice(1).flatMap((second, at) => {
      const first = all[at]!;
      return first[0] === second[0]
        ? []
        : [withNumber(withNumber(source, second, first[0]), first, second[0])];
    });
  });
  expect(of).toBeGreaterThan(100);
  expect(passed / of).toBeLessThanOrEqual(0.05);
});

test("a promise that was added passes only where the source makes the same one", () => {
  const [passed, of] = said(({ language, source }) => [
    `${source} ${language === "ar" ? "والتوصيل مجاني دائمًا." : "Delivery is always free."}`,
  ]);
  expect(of).toBe(2 * demoFaqs.length);
  expect(passed).toBeLessThanOrEqual(3);
});
