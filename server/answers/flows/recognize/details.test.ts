import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { row } from "#server/answers/rows/goods.fixture.ts";
import { recognizeDetails } from "./details.ts";
import { RecognizedMessage } from "./request-cues.ts";

const index = buildIndex([row("قهوة كولومبيا", 45)]);
const now = { at: new Date("2026-11-02T09:00:00Z"), timeZone: "Asia/Riyadh" };

test.each([
  ["الرياض حي النرجس", "الرياض، حي النرجس"],
  ["لجدة حي السلامة شارع قريش", "جدة، حي السلامة شارع قريش"],
  ["بيتي حي النرجس", "حي النرجس"],
  ["حي الياسمين، شارع 12", "حي الياسمين، شارع 12"],
])("%s is the address %s", (written, address) => {
  const { slots } = recognizeDetails({
    index,
    kind: "order",
    written,
    message: new RecognizedMessage(written),
    voice: { language: "ar", tone: "warm" },
    now,
    asked: "receive",
    before: {},
    unlisted: undefined,
  });
  expect(slots).toMatchObject({ receive: "delivery", address });
});
