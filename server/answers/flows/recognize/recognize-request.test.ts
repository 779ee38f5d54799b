import { expect, test } from "vitest";
import type { FlowKind } from "#server/answers/flows/flow.ts";
import { recognizeRequest } from "./recognize-request.ts";
import { RecognizedMessage, restOf } from "./request-cues.ts";

const asked: [string, FlowKind][] = [
  ["ابغى اطلب 2 لاتيه", "order"],
  ["ودي أشتري باقة ورد", "order"],
  ["بدي اطلب قهوة لو سمحت", "order"],
  ["عايز اشتري شاحن", "order"],
  ["abi a6lb 2 latte", "order"],
  ["I'd like to order 2 lattes please", "order"],
  ["Can I buy three bags of Guji?", "order"],
  ["I want to place an order", "order"],
  ["ابي احجز موعد بكرة العصر", "booking"],
  ["احجزوا لي طاولة يوم الجمعة", "booking"],
  ["نبي نحجز قاعة", "booking"],
  ["عايز احجز بكرة الساعة 5", "booking"],
  ["ابي موعد تنظيف بكره", "booking"],
  ["Book a table for 4 on Friday", "booking"],
  ["Can I reserve a table for 6 on Tuesday 8pm?", "booking"],
  ["خلوا احد يتصل فيني", "lead"],
  ["ممكن احد يتواصل معي بخصوص عرض", "lead"],
  ["عندنا شركة نبي عرض سعر", "lead"],
  ["can someone call me about a quote", "lead"],
  ["Please send us a quotation", "lead"],
];
test.each(asked)("“%s” asks for a %s", (message, kind) => {
  expect(recognizeRequest(new RecognizedMessage(message))).toBe(kind);
});

const others = [
  "كيف اطلب من الموقع؟",
  "اقدر اطلب اونلاين؟",
  "اقدر اطلب من الموقع؟",
  "وصلني طلبي ناقص",
  "ابغى ارجع طلبي",
  "do you take bookings?",
  "ابي الغي طلبي",
  "وين طلبي رقم 55821",
  "الطلب SR-20555",
  "طيب لو الطلب 250",
  "ابي اغير موعدي",
  "هل الحجز لازم؟",
  "كم رسوم الحجز؟",
  "طلبت قهوة وما وصلت",
  "ابي اكلم موظف",
  "How do I order?",
  "Can I order online?",
  "What is your booking policy?",
  "I want to cancel my order",
  "I ordered two bags yesterday",
  "Can I talk to a person?",
  "Do you take orders by phone?",
];
test.each(others)("“%s” asks for nothing that is to be collected", (message) => {
  expect(recognizeRequest(new RecognizedMessage(message))).toBeUndefined();
});

test.each([
  ["ابي احجز موعد تنظيف أسنان بكره العصر", "تنظيف أسنان"],
  ["I'd like to book a haircut tomorrow", "haircut"],
  ["خلوا احد يتصل فيني", ""],
])("what “%s” is about", (message, rest) => {
  expect(restOf(new RecognizedMessage(message))).toBe(rest);
});

test("a message of nothing but requests is gone through once, not once for each of its words", () => {
  const message = new RecognizedMessage("احجز ".repeat(60));
  expect(recognizeRequest(message)).toBeUndefined();
  expect(message.spoken).toBe(message.spoken);
});
