import { expect, test } from "vitest";
import {
  contrast,
  isAvatar,
  isColor,
  createChatTokens,
  maxAvatarLength,
  readableTextColor,
} from "./chat-look.ts";

const grounds = {
  light: { canvas: "#fbf8f3", surface: "#ffffff" },
  dark: { canvas: "#0b1424", surface: "#101d33" },
};
/** Every sixteenth step of red, green and blue, and the ends. */
const steps = [0, 17, 51, 85, 119, 153, 187, 221, 255].map((step) => step.toString(16).padStart(2, "0"));
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

test.each(["light", "dark"] as const)(
  "whatever colour an owner chooses, the chat can be read: %s",
  (theme) => {
    const { canvas, surface } = grounds[theme];
    for (const color of colors) {
      const look = createChatTokens(color, grounds[theme]);
      const pairs = [
        [look["--on-palm"], look["--palm"]],
        [look["--on-palm"], look["--palm-hover"]],
        [look["--palm"], canvas],
        [look["--palm"], surface],
        [look["--on-palm-tint"], look["--palm-tint"]],
        [look["--on-ours"], look["--ours"]],
        [look["--on-lamp"], look["--lamp"]],
        ["#d3dae6", look["--head-end"] ?? "#16294c"],
      ] as [string, string][];
      for (const [words, ground] of pairs)
        expect(contrast(words, ground), `${color}: ${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test("a colour that can be read stays as it was chosen", () => {
  expect(createChatTokens("#7a1f4b", grounds.light)["--palm"]).toBe("#7a1f4b");
  expect(readableTextColor("#7a1f4b")).toBe("#ffffff");
  expect(readableTextColor("#f2a33a")).toBe("#0b1424");
});

test("a filled area shows the colour itself, unless it would be almost invisible on the page", () => {
  expect(createChatTokens("#f2c400", grounds.light)["--ours"]).toBe("#f2c400");
  expect(createChatTokens("#7a1f4b", grounds.dark)["--ours"]).toBe("#7a1f4b");
  expect(createChatTokens("#fdfdfd", grounds.light)["--ours"]).not.toBe("#fdfdfd");
});

test("a background colour in its short form is the same colour", () => {
  expect(createChatTokens("#7a1f4b", { canvas: "#fbf8f3", surface: "#fff" })).toEqual(
    createChatTokens("#7a1f4b", grounds.light),
  );
});

test("contrast is that of WCAG 2", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("a colour and a picture are taken only in their own shape", () => {
  expect(isColor("#0b5f59")).toBe(true);
  for (const wrong of ["red", "#fff", "#0b5f59;", "url(x)", "#0B5F59"]) expect(isColor(wrong)).toBe(false);
  expect(isAvatar("data:image/webp;base64,UklGRg==")).toBe(true);
  for (const wrong of [
    "https://elsewhere.example/a.png",
    "data:image/svg+xml;base64,PHN2Zz4=",
    'data:image/png;base64,AAAA" onload="x',
    `data:image/png;base64,${"A".repeat(maxAvatarLength)}`,
  ])
    expect(isAvatar(wrong)).toBe(false);
});
