import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { answerFromFacts } from "#server/answers/facts/respond.ts";

const passage = (id: string, title: string, ...lines: string[]) =>
  ({
    kind: "passage",
    id,
    title,
    text: lines.join("\n"),
    origin: { sourceId: id, sourceName: `${id}.docx` },
  }) as const;

const index = buildIndex([
  passage(
    "delivery",
    "التوصيل",
    "المنطقة | المدة | الرسوم | مجاني للطلبات من",
    "الرياض | يوم | 15 ريال | 200",
    "جدة | يومان | 25 ريال | 300",
    "الدمام | يومان | 25 ريال | 300",
    "التوصيل مجاني في الرياض للطلبات من 200 ريال فأكثر، وفي بقية المدن من 300 ريال فأكثر.",
  ),
  passage("orders", "تتبع الطلب", "تابع طلبك من sidra.example/track برقم الطلب."),
  passage("classes", "الدورات", "احجز دورتك من موقعنا sidra.example/classes قبل يومين."),
]);

const said = (question: string): string | undefined =>
  answerFromFacts(
    index,
    { question, voice: { language: "ar", tone: "warm" } } as never,
    { history: [] } as never,
  )?.text;

test("one sentence with the limits of all zones says when delivery is free, without the list of zones", () => {
  expect(said("متى يكون التوصيل مجاني؟")).toBe(
    "التوصيل مجاني في الرياض للطلبات من 200 ريال فأكثر، وفي بقية المدن من 300 ريال فأكثر.",
  );
});

test("the website is what the addresses of its pages share", () => {
  expect(said("وش موقعكم الالكتروني؟")).toBe("الموقع: sidra.example");
});
