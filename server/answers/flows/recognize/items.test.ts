import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { ProductEntry } from "#server/answers/entry.ts";
import type { OrderItem } from "#server/answers/flows/flow.ts";
import { isOfLists, itemInSize, recognizeOrder } from "./items.ts";
import { changeItems } from "./items-changed.ts";
import { RecognizedMessage, restOf, thingsOf } from "./request-cues.ts";

let row = 0;
const product = (
  ar: string,
  en: string,
  prices: Record<string, number>,
  more: Partial<ProductEntry> = {},
): ProductEntry => ({
  kind: "product",
  id: `product-${row++}`,
  name: { ar, en },
  prices: Object.entries(prices).map(([label, amount]) => ({ label, amount })),
  currency: "SAR",
  attributes: {},
  origin: { sourceId: "menu", sourceName: "menu.xlsx", row },
  ...more,
});

const index = buildIndex([
  product("لاتيه", "Latte", { صغير: 15, كبير: 21 }),
  product("فلات وايت", "Flat White", { وسط: 16 }),
  product("كرواسون جبن", "Cheese croissant", { "": 14 }),
  product("شاي كرك", "Karak", { نفر: 7, عائلي: 30 }),
  product("لبن", "Laban", { "": 5 }),
  product("عطر مسك وتوت", "Musk & Berry", { "": 129 }),
  product("عطر عود ملكي", "Royal Oud", { "": 329 }),
  product("عطر ملكة", "Malika", { "": 420 }),
  product("إثيوبيا قوجي", "Guji", { "250 جم": 62, "1 كجم": 225 }),
  product("آيفون 17", "iPhone 17", { "": 3799 }, { attributes: { السعة: "256GB", اللون: "أسود" } }),
  product("آيفون 17", "iPhone 17", { "": 4699 }, { attributes: { السعة: "512GB", اللون: "أزرق" } }),
  product("باقة Plus", "Plus plan", { شهر: 399, "3 شهور": 999 }),
]);
const voice = { tone: "warm", brand: {}, language: "ar" } as const;

const said = ({ count, name, option, among }: OrderItem): string =>
  [`${count} × ${name}`, option, among && `? ${among.map((each) => each.name).join(" | ")}`]
    .filter(Boolean)
    .join(" ");

const ordered = (message: string) => {
  const { items, unknown } = recognizeOrder(
    index,
    restOf(new RecognizedMessage(message), isOfLists(index)),
    voice,
  );
  return [...items.map(said), ...unknown.map((part) => `not: ${part}`)];
};

test.each([
  ["ابغى اطلب 2 لاتيه كبير و كرواسون جبن", ["2 × لاتيه كبير", "1 × كرواسون جبن"]],
  ["عايز اطلب اتنين فلات وايت وواحد لاتيه صغير", ["2 × فلات وايت وسط", "1 × لاتيه صغير"]],
  ["two flat whites and 3 laban", ["2 × فلات وايت وسط", "3 × لبن"]],
  ["ابي كرك نفر و3 لبن", ["1 × شاي كرك نفر", "3 × لبن"]],
  ["ابي 2 لبن وبرجر", ["2 × لبن", "not: برجر"]],
  ["ابي عطر مسك وتوت", ["1 × عطر مسك وتوت"]],
  ["2 عود ملكي", ["2 × عطر عود ملكي"]],
  ["2 كيلو قوجي", ["2 × إثيوبيا قوجي 1 كجم"]],
  ["ايفون 17", ["1 × ايفون 17 ? آيفون 17 – 256GB – أسود | آيفون 17 – 512GB – أزرق"]],
  ["I'd like to sign up for Plus 3 months", ["1 × باقة Plus 3 شهور"]],
  ["برجر", []],
])("“%s” orders %j", (message, expected) => {
  expect(ordered(message)).toEqual(expected);
});

const before = recognizeOrder(index, "2 لبن و كرواسون جبن", voice).items;
test.each([
  ["خليها 4", ["2 × لبن", "4 × كرواسون جبن"]],
  ["زيد لبن", ["3 × لبن", "1 × كرواسون جبن"]],
  ["شيل اللبن", ["1 × كرواسون جبن"]],
  ["replace laban with flat white", ["1 × كرواسون جبن", "2 × فلات وايت وسط"]],
])("“%s” changes the order", (message, expected) => {
  const recognized = new RecognizedMessage(message);
  const text = recognized.has("replace") ? thingsOf(recognized) : restOf(recognized);
  expect(changeItems(index, recognized, text, before, voice)?.items.map(said)).toEqual(expected);
});

test("what takes the place of a thing has to be named", () => {
  const recognized = new RecognizedMessage("بدل اللبن");
  expect(changeItems(index, recognized, restOf(recognized), before, voice)).toBeUndefined();
});

test("an order of a size alone is of the thing that was mentioned last", () => {
  const history = [
    { role: "customer", text: "how much is the Guji?" },
    { role: "agent", text: "Guji: 62 SR for 250 جم." },
  ] as const;
  const open: OrderItem = { count: 1, name: "two 1 kg", among: [] };
  const english = { ...voice, language: "en" } as const;
  expect(itemInSize(index, open, history, english)).toMatchObject({ count: 2, name: "Guji", price: 225 });
  expect(itemInSize(index, open, [], english)).toBeUndefined();
  expect(itemInSize(index, { ...open, name: "Latte large" }, history, english)).toBeUndefined();
});

test("what a thing comes in and where it goes are no part of its name", () => {
  const read = (text: string) => recognizeOrder(index, text, voice).items;
  expect(read("3 bags of Guji 1 kg to Riyadh")).toMatchObject([
    { count: 3, name: "إثيوبيا قوجي", price: 225 },
  ]);
  expect(read("2 قطعة كرواسون جبن للرياض")).toMatchObject([{ count: 2, name: "كرواسون جبن" }]);
});
