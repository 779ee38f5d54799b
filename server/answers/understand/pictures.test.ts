import { expect, test } from "vitest";
import { asksForPicture } from "./pictures.ts";

test.each([
  ["ممكن صورتها", true],
  ["صوره لو سمحت", true],
  ["عندكم صور للمنتج؟", true],
  ["ارسلوا لي صورته", true],
  ["can you send me a photo of it?", true],
  ["any pics?", true],
  ["وين ارسل صورة التلف", false],
  ["ابي اطبع صور", false],
  ["كم سعر تصوير العرس", false],
  ["do you print photos?", false],
  ["can I send you a photo?", false],
  ["اقدر ارسل لكم صورة؟", false],
  ["can I send you a photo of the damage?", false],
  ["how much is a picture frame", false],
])("%s asks to see a picture: %s", (message, asks) => {
  expect(asksForPicture(message)).toBe(asks);
});
