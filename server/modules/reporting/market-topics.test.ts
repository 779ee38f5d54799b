import { expect, test } from "vitest";
import { marketTopicOf } from "./market-topics.ts";

test.each([
  ["متى تفتحون؟", "hours"],
  ["أوقات العمل في رمضان", "hours"],
  ["What are your opening hours?", "hours"],
  ["كم رسوم التوصيل للرياض؟", "delivery"],
  ["Delivery fees", "delivery"],
  ["هل توصلون خارج المدينة؟", "delivery"],
  ["سياسة الاسترجاع والاستبدال", "returns"],
  ["How do I return an item?", "returns"],
  ["طرق الدفع المتاحة", "payments"],
  ["كم سعر كيلو البن؟", "prices"],
  ["Price list", "prices"],
  ["وين فروعكم؟", "branches"],
  ["كيف أحجز موعد؟", "booking"],
  ["عندكم عروض؟", "offers"],
  ["مدة الضمان", "warranty"],
  ["كيف أتتبع طلبي؟", "order_status"],
])("%s is about %s", (title, topic) => {
  expect(marketTopicOf(title)).toBe(topic);
});

test.each(["محمصة الركن", "Guji Natural 250g", "قصة سعد مع القهوة", "V60", ""])(
  "%s is a business's own and belongs to no topic",
  (title) => {
    expect(marketTopicOf(title)).toBeUndefined();
  },
);
