import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { emptyFinding } from "./finding.ts";
import { isAnsweredBeside } from "./answered-part.ts";

const flat = "شقة R-127: 42000 ر.س. غرف: 3، دورات مياه: 2، الدور: 1.";
const visit = "زيارة منزلية بـ 120 ريالاً، يوم الاثنين فقط.";
const index = buildIndex(
  [flat, visit].map((text, at) => ({
    kind: "passage",
    id: `p${at}`,
    title: "",
    text,
    origin: { sourceId: "s", sourceName: "about.docx" },
  })),
);
const isAnswered = (text: string, said: string): boolean =>
  isAnsweredBeside(index, { text, finding: emptyFinding }, [
    { text: "بكم", finding: { ...emptyFinding, text: said } },
  ]);

test("a question is answered where another one's answer has its value and its subject", () => {
  expect(isAnswered("كم غرف", flat)).toBe(true);
  expect(isAnswered("how many rooms?", "Flat R-127: 42000 SR. Rooms: 3, Floor: 1.")).toBe(true);
  expect(isAnswered("اي يوم؟", visit)).toBe(true);
});

test("a question is left where the value or the subject is missing", () => {
  expect(isAnswered("كم مصعد", flat)).toBe(false);
  expect(isAnswered("متى", flat)).toBe(false);
  expect(isAnswered("فيه مصعد؟", flat)).toBe(false);
});
