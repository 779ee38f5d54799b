import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { voiceOf } from "#server/answers/compose/catalogue.ts";
import { coffeeShop } from "#server/answers/evaluate/coffee-shop.fixture.ts";
import { changeItems } from "./items-changed.ts";
import { RecognizedMessage } from "./request-cues.ts";

test("an order grows to fifty different items and no further; numbers of them still change", () => {
  const index = buildIndex([...coffeeShop]);
  const settings = { brand: {}, answerFrom: 0.6, clarifyFrom: 0.35 };
  const voice = { ...voiceOf(settings, "ar"), language: "ar" as const };
  const before = Array.from({ length: 49 }, (_, at) => ({ count: 1, name: `صنف ${at}` }));
  const order = (text: string, items = before) =>
    changeItems(index, new RecognizedMessage(text), text, items, voice)?.items ?? [];
  const full = order("2 كولومبي هويلا");
  expect(full).toHaveLength(50);
  expect(full.at(-1)).toMatchObject({ count: 2 });
  const again = order("3 كولومبي هويلا", full);
  expect(again).toHaveLength(50);
  expect(again.at(-1)).toMatchObject({ count: 3 });
  const another = { count: 1, name: "صنف آخر" };
  expect(order("كولومبي هويلا", [...before, another])).toEqual([...before, another]);
});
