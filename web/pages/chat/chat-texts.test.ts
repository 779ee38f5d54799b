import { expect, test } from "vitest";
import ar from "#shared/locales/ar/chat.json" with { type: "json" };
import en from "#shared/locales/en/chat.json" with { type: "json" };

test("C187 C188 C192 the English texts are the specification's, byte for byte", () => {
  expect(Buffer.from(en.failed).toString("hex")).toBe(
    `e29aa0efb88f${Buffer.from(" Failed to get response").toString("hex")}`,
  );
  expect(en.failedToast).toBe("Something went wrong. Please try again.");
  expect(en.error).toEqual({
    title: "Chat Error",
    text: "Failed to load chat. Please try again.",
    retry: "Retry",
  });
  expect(ar.failed.startsWith("\u26a0\ufe0f ")).toBe(true);
});
