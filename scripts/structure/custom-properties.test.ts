import { expect, test } from "vitest";
import { findLostProperties } from "./custom-properties.ts";

const tokens = `:root {
  --space-8: 0.5rem;
  --space-9: 0.5625rem;
  --wide: calc(2 * var(--space-8));
  --ink: #000000; /* --shade: */
  --glyph: #000000;
}
@property --night {
  syntax: "<color>";
}`;
const part = `.part {
  gap: var(--space-8) var(--space-7);
  margin: calc(-1 * var(--space-7));
  inset: var(--top, 0) var(--wide);
  color: var(--shade);
  background: var(--night);
  inline-size: var(--share);
}`;
const code = `
  <i style={{ "--share": share }} />;
  root.style.setProperty('--ink', color);
  <path fill="var(--glyph)" stroke="var(--edge)" />`;

test("a property that nothing sets is found once a file, and a token that nothing uses", () => {
  const sources = { "web/styles/tokens.css": tokens, "web/part.module.css": part, "web/Part.tsx": code };
  expect(findLostProperties(new Map(Object.entries(sources)))).toEqual([
    "web/part.module.css: uses --space-7, which nothing sets",
    "web/part.module.css: uses --shade, which nothing sets",
    "web/Part.tsx: uses --edge, which nothing sets",
    "web/styles/tokens.css: nothing uses --space-9",
  ]);
});
