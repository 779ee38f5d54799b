import fc from "fast-check";
import { expect, test } from "vitest";
import { inDialect } from "./dialect-variant.ts";
import { withTypos } from "./typo-variant.ts";

test.each([
  ["هل توصلون إلى جدة؟", "توصلون لجدة؟"],
  ["كم مدة التوصيل إلى الرياض؟", "كم مدة التوصيل للرياض؟"],
  ["ما هي أوقات العمل؟", "وش أوقات العمل؟"],
  ["أريد أن أرجع المنتج الآن", "أبغى أن أرجع المنتج الحين"],
  ["لماذا تأخّر الطلب؟", "ليش تأخّر الطلب؟"],
])("a question in standard Arabic is asked in Gulf Arabic: %s", (written, said) => {
  expect(inDialect(written)).toBe(said);
});

test.each([
  ["وين طلبي؟", "أين طلبي؟"],
  ["أبغى أرجع المنتج اللي شريته", "أريد أرجع المنتج الذي شريته"],
  ["عندكم بن أخضر؟", "لديكم بن أخضر؟"],
])("and the other way round: %s", (said, written) => {
  expect(inDialect(said)).toBe(written);
});

test("a question without such words, or in English, has no other register", () => {
  expect(inDialect("متى تفتحون؟")).toBeNull();
  expect(inDialect("Where is my order?")).toBeNull();
});

test("a slip of the thumb is the same at every training and leaves numbers and first letters alone", () => {
  for (const question of ["كم سعر 250 جرام من قهوة حراز؟", "Do you deliver 12 kilograms to Dammam?"]) {
    const typed = withTypos(question)!;
    expect(typed).not.toBe(question);
    expect(withTypos(question)).toBe(typed);
    expect(typed.match(/\d+/g)).toEqual(question.match(/\d+/g));
    const firsts = (text: string) => text.split(" ").map((word) => word[0]);
    expect(firsts(typed)).toEqual(firsts(question));
  }
});

test("what can't slip has no variant", () => {
  expect(withTypos("كم؟")).toBeNull();
  expect(withTypos("12 34")).toBeNull();
});

test("a variant of any text has its words, a few letters away", () => {
  const words = fc.array(
    fc.constantFrom("توصيل", "الرياض", "متى", "أبغى", "kettle", "prices", "for", "2026"),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(words, (parts) => {
      const question = parts.join(" ");
      const typed = withTypos(question) ?? question;
      expect(typed.split(" ")).toHaveLength(parts.length);
      expect(Math.abs(typed.length - question.length)).toBeLessThanOrEqual(2);
      expect(inDialect(question)?.split(" ") ?? parts).toHaveLength(parts.length);
    }),
  );
});
