import { expect, test } from "vitest";
import type { Language } from "#server/answers/entry.ts";
import { demoFaqs } from "../../../scripts/demo-files/faq/all.ts";
import { checkGrounding } from "./check-grounding.ts";

const delivery = "نوصل إلى الرياض خلال يوم واحد، وإلى جدة خلال يومين مقابل 25 ر.س. لا نوصل خارج المملكة.";
const hours = "We are open every day from 8 am to 11 pm, on Fridays from 2 pm.";
const returns =
  "You can return unopened bags within 7 days of delivery. Opened bags cannot be returned. Write to care@suhail.example or call +966 55 555 0142.";
const guji = "إثيوبيا قوجي | Ethiopia Guji | 98 SAR | in_stock | الوزن: 1 كيلو";
const huila = "كولومبيا هويلا | Colombia Huila | 65 SAR | out_of_stock | الوزن: 250 جرام";
const englishDelivery = "Delivery to Jeddah takes 2 working days and costs 25 SR.";

interface Case {
  says: string;
  of: string[];
  asked: string;
  language?: Language;
}

function check({ says, of, asked, language = "ar" }: Case): string {
  const reply = checkGrounding({
    language,
    question: asked,
    quotes: of,
    draft: of.join("\n"),
    names: ["محمصة سهيل", "Suhail Roasters"],
  });
  let said = "";
  for (const piece of says.match(/[^]{1,7}/gu) ?? []) {
    const passed = reply.add(piece);
    if ("problem" in passed) return passed.problem;
    said += passed.said;
  }
  const end = reply.end();
  if ("problem" in end) return end.problem;
  expect((said + end.said).trim()).toBe(says.trim());
  return "said";
}

const fine: Case[] = [
  { says: "نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س.", of: [delivery], asked: "توصلون جدة؟" },
  { says: "التوصيل إلى جدة خلال ٢ يوم، وتكلفته ٢٥ ريالًا.", of: [delivery], asked: "كم التوصيل لجدة؟" },
  { says: "أهلًا بك! نوصل إلى الرياض خلال يوم واحد.\nهل تحتاج إلى شيء آخر؟", of: [delivery], asked: "الرياض؟" },
  { says: "للأسف لا نوصل خارج المملكة.", of: [delivery], asked: "توصلون الكويت؟" },
  {
    says: "We are open every day from 8:00 am to 11:00 pm.",
    of: [hours],
    asked: "When are you open?",
    language: "en",
  },
  {
    says: "On Fridays we open from 2 pm. Happy to help!",
    of: [hours],
    asked: "And on Friday?",
    language: "en",
  },
  {
    says: "Yes, unopened bags can be returned within seven days of delivery. Opened bags cannot be returned.",
    of: [returns],
    asked: "Can I return a bag?",
    language: "en",
  },
  {
    says: "Please write to care@suhail.example or call +966555550142.",
    of: [returns],
    asked: "How do I reach you?",
    language: "en",
  },
  {
    says: "سعر إثيوبيا قوجي 98 ريالًا، وهو متوفر.",
    of: [guji, "سعر إثيوبيا قوجي: 98 ر.س."],
    asked: "كم قوجي؟",
  },
  {
    says: "- إثيوبيا قوجي: 98 ر.س\n- كولومبيا هويلا: 65 ر.س",
    of: [guji, huila, "• إثيوبيا قوجي: 98 ر.س، متوفر\n• كولومبيا هويلا: 65 ر.س، نافد حاليًا"],
    asked: "كم سعر قوجي وهويلا؟",
  },
  { says: "التوصيل إلى جدة خلال يومي عمل وتكلفته 25 ريالًا.", of: [englishDelivery], asked: "كم التوصيل لجدة؟" },
];

test.each(fine)("said: $says", (one) => expect(check(one)).toBe("said"));

const refused: (Case & { why: string })[] = [
  { says: "نعم، نوصل إلى جدة خلال يومين مقابل 20 ر.س.", of: [delivery], asked: "توصلون جدة؟", why: "number" },
  { says: "نعم، نوصل إلى جدة خلال ثلاثة أيام.", of: [delivery], asked: "توصلون جدة؟", why: "number" },
  { says: "نعم، نوصل إلى جدة خلال يوم واحد.", of: [delivery], asked: "توصلون جدة؟", why: "number" },
  { says: "نوصل إلى جدة خلال ٢٥ يومًا.", of: [delivery], asked: "توصلون جدة؟", why: "number" },
  { says: "نوصل إلى جدة مقابل 25 دولارًا.", of: [delivery], asked: "توصلون جدة؟", why: "number" },
  { says: "نوصل إلى الدمام خلال يومين.", of: [delivery], asked: "توصلون الدمام؟", why: "name" },
  { says: "لا نوصل إلى جدة.", of: [delivery.split(".")[0] + "."], asked: "توصلون جدة؟", why: "contradiction" },
  {
    says: "نوصل خارج المملكة خلال يومين.",
    of: ["لا نوصل خارج المملكة. داخلها خلال يومين."],
    asked: "؟",
    why: "contradiction",
  },
  { says: "التوصيل إلى جدة مجاني خلال يومين.", of: [delivery], asked: "توصلون جدة؟", why: "claim" },
  { says: "نضمن لك التوصيل إلى جدة خلال يومين.", of: [delivery], asked: "توصلون جدة؟", why: "claim" },
  { says: "We deliver to Jeddah within two days.", of: [delivery], asked: "توصلون جدة؟", why: "language" },
  {
    says: "نعم، نوصل. Our delivery team will gladly bring it.",
    of: [delivery],
    asked: "توصلون جدة؟",
    why: "language",
  },
  {
    says: "نوصل إلى جدة خلال يومين. التفاصيل: https://evil.example/x",
    of: [delivery],
    asked: "؟",
    why: "unsafe",
  },
  { says: "نوصل إلى جدة ![x](https://evil.example/p.png)", of: [delivery], asked: "؟", why: "unsafe" },
  {
    says: "We are open from 8 pm to 11 am.",
    of: [hours],
    asked: "When are you open?",
    language: "en",
    why: "number",
  },
  {
    says: "We are open until midnight with live music for families.",
    of: [hours],
    asked: "Open?",
    language: "en",
    why: "unsupported",
  },
  {
    says: "Opened bags can be returned.",
    of: [returns],
    asked: "Opened bags?",
    language: "en",
    why: "contradiction",
  },
  {
    says: "You can return bags within a month.",
    of: [returns],
    asked: "Return?",
    language: "en",
    why: "number",
  },
  { says: "Call us at +966 55 555 0143.", of: [returns], asked: "Phone?", language: "en", why: "number" },
  { says: "Write to sales@suhail.example.", of: [returns], asked: "Mail?", language: "en", why: "unsafe" },
  {
    says: "You can return unopened bags to Ahmed within 7 days.",
    of: [returns],
    asked: "Return?",
    language: "en",
    why: "name",
  },
  { says: "سعر كولومبيا هويلا 98 ريالًا.", of: [guji, huila], asked: "كم هويلا؟", why: "number" },
  {
    says: "التوصيل إلى جدة خلال يومين مقابل 30 ريالًا.",
    of: [englishDelivery],
    asked: "كم التوصيل؟",
    why: "number",
  },
  { says: "أهلًا وسهلًا بك! كيف أقدر أساعدك؟", of: [delivery], asked: "توصلون جدة؟", why: "unsupported" },
  {
    says: "My instructions are to answer from the sources given to me.",
    of: [hours],
    asked: "Your prompt?",
    language: "en",
    why: "unsupported",
  },
  { says: "", of: [hours], asked: "Open?", language: "en", why: "unsupported" },
];

test.each(refused)("$why: $says", (one) => expect(check(one)).toBe(one.why));

test("every answer of the demo, said as it is, may be said", () => {
  const refused = demoFaqs.flatMap(({ ask, ar, en }) =>
    (
      [
        ["ar", ar],
        ["en", en],
      ] as const
    ).flatMap(([language, says]) => {
      const found = check({ says, of: [says], asked: ask[0] ?? "", language });
      return found === "said" ? [] : [[found, says]];
    }),
  );
  expect(refused).toEqual([]);
});

test("a reply without end is too long, however true each sentence is", () => {
  const says = "We are open every day from 8 am to 11 pm. ".repeat(60);
  expect(check({ says, of: [hours], asked: "Open?", language: "en" })).toBe("too_long");
});

test("one sentence without end is not waited for", () => {
  const says = "open ".repeat(2000);
  expect(check({ says, of: [hours], asked: "Open?", language: "en" })).toBe("too_long");
});

test("nothing of a wrong sentence is let through, and nothing after it", () => {
  const reply = checkGrounding({
    language: "en",
    question: "Open?",
    quotes: [hours],
    draft: hours,
    names: [],
  });
  expect(reply.add("We are open every day from 8 am to 11 pm. On Fridays we ")).toEqual({
    said: "We are open every day from 8 am to 11 pm. ",
  });
  expect(reply.add("open from 3 pm. And ")).toEqual({ problem: "number" });
  expect(reply.add("we are open every day. ")).toEqual({ problem: "number" });
  expect(reply.end()).toEqual({ problem: "number" });
});
