import { expect, test } from "vitest";
import { interactiveOf, readPickedText } from "./whatsapp-choices.ts";

test("short choices are buttons, long ones a list that shows their beginning, and none is cut from what is sent back", () => {
  expect(interactiveOf("توصيل أم استلام؟", ["توصيل", "استلام"], "ar")).toEqual({
    type: "button",
    body: { text: "توصيل أم استلام؟" },
    action: {
      buttons: [
        { type: "reply", reply: { id: "توصيل", title: "توصيل" } },
        { type: "reply", reply: { id: "استلام", title: "استلام" } },
      ],
    },
  });
  const long = "Ethiopia Yirgacheffe, washed, 250 g";
  expect(interactiveOf("Which one?", [long, "Colombia Huila"], "en")).toEqual({
    type: "list",
    body: { text: "Which one?" },
    action: {
      button: "Choose from the list",
      sections: [
        {
          rows: [
            { id: long, title: "Ethiopia Yirgacheffe, w…", description: long },
            { id: "Colombia Huila", title: "Colombia Huila" },
          ],
        },
      ],
    },
  });
  expect(readPickedText({ id: long, title: "Ethiopia Yirgacheffe, w…" })).toBe(long);
  expect(readPickedText({ id: "row-1", title: "Yes" })).toBe("Yes");
});

test("what the platform has no room for stays a plain text", () => {
  expect(interactiveOf("Hello", [], "en")).toBeNull();
  expect(interactiveOf("x".repeat(1025), ["Yes"], "en")).toBeNull();
  expect(
    interactiveOf(
      "Which?",
      Array.from({ length: 11 }, (_, index) => `Row ${index}`),
      "en",
    ),
  ).toBeNull();
});
