import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { Turn } from "#server/answers/entry.ts";
import { row } from "./goods.fixture.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const arabic = { language: "ar", tone: "warm" } as const;
const index = buildIndex([
  row("جوال نجم ماكس", 5499, { attributes: { السعة: "256GB", اللون: "فضي" }, availability: "out_of_stock" }),
  row("جوال نجم ماكس", 6399, { attributes: { السعة: "512GB", اللون: "كحلي" } }),
  row("سماعة نبض", 240, { attributes: { اللون: "أبيض" } }),
]);

test("of two rows with one name, the one whose price was said is spoken of", () => {
  const history: Turn[] = [
    { role: "customer", text: "نجم ماكس 512 بكم" },
    { role: "agent", text: "سعر جوال نجم ماكس: 6399 ر.س. السعة: 512GB." },
  ];
  const text = rowAnswer(index, "شنو لونه", arabic, { history })?.text;
  expect(text).toContain("كحلي");
  expect(text).not.toContain("فضي");
});

test("who only names what is sold out is told that it is", () => {
  const goods = buildIndex([row("سيروم ورد", 62, { availability: "out_of_stock" }), row("كريم شمس", 80)]);
  expect(rowAnswer(goods, "سيروم ورد", arabic)?.text).toMatch(/^نفدت كمية سيروم ورد/u);
  expect(rowAnswer(goods, "بكم سيروم ورد", arabic)?.text).toMatch(/^سعر سيروم ورد/u);
});
