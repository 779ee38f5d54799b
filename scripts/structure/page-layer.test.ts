import { expect, test } from "vitest";
import { countCodeLines, pageLayer, pageLayerLength } from "./page-layer.ts";

test("blank lines and comments are no lines of code", () => {
  expect(countCodeLines("/** Why.\n * More. */\nconst a = 1;\n\n// Why.\nconst b = 2; // here\n")).toBe(2);
});

test("the layer that draws public pages is at most 800 lines", () => {
  const long = Array.from({ length: 801 }, (_, index) => `const a${index} = ${index};`).join("\n");
  expect(pageLayerLength((path) => (path === pageLayer[0] ? long : ""))).toEqual([
    expect.stringContaining("801 lines of code"),
  ]);
  expect(pageLayerLength()).toEqual([]);
});
