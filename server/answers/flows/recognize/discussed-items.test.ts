import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { Turn } from "#server/answers/entry.ts";
import type { OrderItem } from "#server/answers/flows/flow.ts";
import { row } from "#server/answers/rows/goods.fixture.ts";
import { findDiscussedItems } from "./discussed-items.ts";
import { RecognizedMessage } from "./request-cues.ts";

const index = buildIndex([
  row("قهوة كولومبيا", 45, { id: "colombia" }),
  row("مطحنة يدوية", 180, { id: "grinder" }),
  row("ايفون 17", 3799, { id: "black", attributes: { السعة: "256GB", اللون: "أسود" } }),
  row("ايفون 17", 4699, { id: "blue", attributes: { السعة: "512GB", اللون: "أزرق" } }),
]);
const now = { at: new Date("2026-11-02T09:00:00Z"), timeZone: "Asia/Riyadh" };

function orderAfter(asked: string, told: string, written: string): OrderItem[] {
  const history: Turn[] = [
    { role: "customer", text: asked },
    { role: "agent", text: told },
  ];
  const voice = { language: "ar", tone: "warm" } as const;
  const message = new RecognizedMessage(written);
  return findDiscussedItems(
    { index, kind: "order", written, message, voice, now, asked: undefined, before: {}, unlisted: undefined },
    history,
  );
}

const afterCoffee = (written: string): OrderItem[] =>
  orderAfter("بكم قهوة كولومبيا", "سعر قهوة كولومبيا: 45 ر.س.", written);

test.each([
  ["ابي واحد", 1],
  ["ابي حبتين منه", 2],
  ["عطني ثلاث حبات لو سمحت", 3],
  ["باخذه", 1],
  ["i'll take it", 1],
  ["give me two please", 2],
  ["i want 3 boxes 0551234567", 3],
])("%s after a price orders so many pieces: %d", (written, count) => {
  expect(afterCoffee(written)).toMatchObject([{ entryId: "colombia", count, price: 45 }]);
});

test.each([
  "ابي مطحنة",
  "ابي اعرف اكثر",
  "ما ابي",
  "كم باقي",
  "ابي الغي طلبي",
  "بكم حبتين",
  "i want it delivered",
  "want to ask",
])("%s after a price orders nothing of what was told of", (written) => {
  expect(afterCoffee(written)).toEqual([]);
});

test("after several things the order is a choice among them, named as the customer named them", () => {
  const told = "هذا ما لدينا:\n• ايفون 17 (256GB): 3799 ر.س\n• ايفون 17 (512GB): 4699 ر.س";
  const [item, ...others] = orderAfter("بكم ايفون 17", told, "باخذ واحد");
  expect(others).toEqual([]);
  expect(item).toMatchObject({ count: 1, name: "ايفون 17" });
  expect(item?.among?.map(({ entryId }) => entryId)).toEqual(["black", "blue"]);
});
