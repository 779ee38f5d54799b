import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { demoArticles } from "#server/demo/articles/articles.ts";
import { covers } from "./covers.ts";
import { coverAddress, previewBudget, previewSize } from "./formats.ts";
import { jpegSize } from "./jpeg-size.ts";
import { previews } from "./previews.ts";

const folder = new URL("../../web/public/pictures/", import.meta.url);
const manifest = JSON.parse(
  readFileSync(new URL("../../web/head/previews.json", import.meta.url), "utf8"),
) as Record<string, { title: string; made: string }>;

test("every preview was drawn from today's words and today's drawing (npm run pictures)", () => {
  expect(manifest).toEqual(
    Object.fromEntries(previews().map(({ key, title, made }) => [key, { title, made }])),
  );
});

test("every preview is a JPEG of 1200 by 630 and no heavier than 60 KiB", () => {
  for (const { key } of previews()) {
    const file = new URL(`previews/${key}.jpg`, folder);
    expect(jpegSize(readFileSync(file)), key).toEqual(previewSize);
    expect(statSync(file).size, key).toBeLessThanOrEqual(previewBudget);
  }
});

test("every article of the demo has a cover of its own, as it is drawn today", () => {
  expect(new Set(demoArticles.map((article) => article.cover_photo))).toEqual(
    new Set(Object.keys(covers).map(coverAddress)),
  );
  for (const [name, draw] of Object.entries(covers))
    expect(readFileSync(new URL(`news/${name}.svg`, folder), "utf8")).toBe(draw());
});
