import { expect, test } from "vitest";
import { numbersIn } from "./numbers.ts";

const table: [text: string, numbers: string[]][] = [
  ["السعر ٢٥ ر.س", ["25 SAR"]],
  ["SAR 1,200.50", ["1200.5 SAR"]],
  ["١٬٢٠٠ ريال", ["1200 SAR"]],
  ["$25 or 25 dollars", ["25 USD", "25 USD"]],
  ["خصم ١٠٪", ["10 percent"]],
  ["خلال يومين", ["2 day"]],
  ["خلال يوم", ["1 day"]],
  ["يوم واحد", ["1 day"]],
  ["within a week", ["1 week"]],
  ["this one is the best", []],
  ["every day", []],
  ["كل يوم من 8 صباحًا إلى 11 مساءً", ["8 am", "11 pm"]],
  ["from 8:00 am to 8:30 pm", ["8 am", "8:30 pm"]],
  ["2–3 working days", ["2", "3 day"]],
  ["بثلاثة كيلو", ["3 kilo"]],
  ["250g", ["250 gram"]],
  ["+966 55 555 0142", ["+966555550142"]],
  ["055-555-0142", ["0555550142"]],
  ["20/11/2026", ["20/11/2026"]],
  ["98.00", ["98"]],
  ["يوم الاثنين", []],
];

test.each(table)("%s", (text, numbers) => {
  expect(numbersIn(text).map(({ value, unit }) => (unit ? `${value} ${unit}` : value))).toEqual(numbers);
});
