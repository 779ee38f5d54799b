import { expect, test } from "vitest";
import { emptyFinding } from "./finding.ts";
import { joinParts } from "./reply.ts";

const part = (text: string) => ({ text: "كم سعرها؟", finding: { ...emptyFinding, text } });

test("what one question's answer says is not said again to the next", () => {
  const price = "سعر عباية راس: 380 ر.س.";
  expect(joinParts([part(price), part(`${price}\nعباية العروس: حسب الطلب.`)]).text).toBe(
    `${price}\n\nعباية العروس: حسب الطلب.`,
  );
  expect(joinParts([part(`هذا ما لدينا:\n• ${price}`), part(`هذا ما لدينا:\n• ${price}`)]).text).toBe(
    `هذا ما لدينا:\n• ${price}`,
  );
});

test("an answer that is a heading alone is said", () => {
  expect(joinParts([part("توصيلنا للصواني فقط:")]).text).toBe("توصيلنا للصواني فقط:");
});
