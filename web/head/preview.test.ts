import { expect, test } from "vitest";
import drawn from "./previews.json" with { type: "json" };
import { previewOf } from "./preview.ts";

const origin = "https://wakil.example";
const title = drawn["news-prices.ar"].title;

test("an article with its cover and its title shows the picture drawn of both", () => {
  expect(previewOf("article", "ar", origin, { cover: "/pictures/news/prices.svg", title })).toEqual({
    src: `${origin}/pictures/previews/news-prices.ar.jpg`,
    alt: `وكيل: ${title}`,
    size: { width: 1200, height: 630 },
  });
});

test("an article that was renamed shows the general news picture, not its old title", () => {
  const renamed = { cover: "/pictures/news/prices.svg", title: "عنوان جديد" };
  expect(previewOf("article", "ar", origin, renamed).src).toBe(`${origin}/pictures/previews/news.ar.jpg`);
});

test("an operator's article shows its photo, of whatever size", () => {
  const metadata = { cover: "/files/opening.webp", title: "Abha" };
  expect(previewOf("article", "en", origin, metadata)).toEqual({
    src: `${origin}/files/opening.webp`,
    alt: "Abha",
  });
  const elsewhere = { cover: "https://cdn.example/a.jpg", title: "Abha" };
  expect(previewOf("article", "en", origin, elsewhere).src).toBe("https://cdn.example/a.jpg");
});

test("an article without a photo that services can show has the news' picture", () => {
  for (const cover of ["", "/files/drawing.svg"])
    expect(previewOf("article", "en", origin, { cover, title: "Abha" }).src).toBe(
      `${origin}/pictures/previews/news.en.jpg`,
    );
});
