import { createHash } from "node:crypto";
import { demoArticles } from "#server/demo/articles/articles.ts";
import { brandName } from "#shared/brand.ts";
import { directionOf, type Language, languages } from "#shared/language.ts";
import { type Texts, texts } from "../../e2e/texts.ts";
import { lampLight } from "./colours.ts";
import { covers } from "./covers.ts";
import { coverAddress } from "./formats.ts";
import { mark } from "./mark.ts";
import * as scenes from "./scenes.ts";

export interface Preview {
  /** The key, such as `home.ar` or `news-prices.en`. */
  key: string;
  language: Language;
  /** The text on the picture. */
  title: string;
  /** The body of its page, without styles. */
  body: string;
  /** A value that changes when anything in the picture changes. */
  made: string;
}

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const brand = (language: Language, size: number) =>
  `<div class="brand"><svg class="turned" width="${size}" height="${size}" viewBox="0 0 64 64">${mark(32, 30, 64, { line: "currentColor", light: lampLight })}</svg><b>${brandName[language]}</b></div>`;

/** Prevents line breaks inside sentences where possible. */
const sentences = (text: string) =>
  text
    .split(/(?<=\.) /)
    .map((sentence) => `<span>${escapeXml(sentence)}</span>`)
    .join(" ");

interface Words {
  title: string;
  hour?: string;
  line?: string;
}

interface Page {
  words: (t: Texts) => Words;
  scene: (t: Texts) => string;
  /** Whether the text is above a street. */
  high?: boolean;
}

/** Every page that search engines know, by its name in web/head/head.ts, with the text and the drawing of its picture. */
const pages: Record<string, Page> = {
  home: {
    words: (t) => ({ hour: t("landing:hero.hour"), title: t("landing:hero.title") }),
    scene: scenes.thread,
  },
  aboutus: { words: (t) => ({ title: t("aboutus:title") }), scene: scenes.lastShop, high: true },
  contactus: { words: (t) => ({ title: t("contact:title") }), scene: scenes.lines },
  pricing: { words: (t) => ({ title: t("pricing:title") }), scene: scenes.plans },
  news: { words: (t) => ({ title: t("news:title"), line: t("news:lead") }), scene: scenes.threeCovers },
  privacy: {
    words: (t) => ({ title: t("common:titles.privacy"), line: t("seo:privacy.description") }),
    scene: scenes.room,
  },
  terms: {
    words: (t) => ({ title: t("common:titles.terms"), line: t("seo:terms.description") }),
    scene: scenes.promise,
  },
  signUp: {
    words: (t) => ({ title: t("auth:signUp.title"), line: t("auth:signUp.text") }),
    scene: scenes.openShops,
    high: true,
  },
  login: {
    words: (t) => ({ title: t("auth:login.title"), line: t("auth:login.text") }),
    scene: scenes.nearShop,
  },
};

function preview(name: string, language: Language, title: string, body: string): Preview {
  const made = createHash("sha256").update(body).digest("hex").slice(0, 16);
  return { key: `${name}.${language}`, language, title, body, made };
}

function ofPage(name: string, language: Language): Preview {
  const t = texts(language);
  const { words, scene, high } = pages[name]!;
  const { title, hour, line } = words(t);
  return preview(
    name,
    language,
    title,
    `<main class="picture${high ? " high" : ""}" dir="${directionOf(language)}">${brand(language, 58)}<div class="scene">${scene(t)}</div><div class="text">${hour ? `<p class="hour">${escapeXml(hour)}</p>` : ""}<h1>${sentences(title)}</h1>${line ? `<p>${escapeXml(line)}</p>` : ""}</div></main>`,
  );
}

function ofArticle(name: keyof typeof covers, language: Language): Preview {
  const article = demoArticles.find(({ cover_photo: cover }) => cover === coverAddress(name));
  if (!article) throw new Error(`no article has the cover ${coverAddress(name)}`);
  const title = language === "ar" ? article.title_arabic : article.title;
  return preview(
    `news-${name}`,
    language,
    title,
    `<main class="picture article" dir="${directionOf(language)}">${scenes.articleCover(name)}<div class="text"><p>${escapeXml(texts(language)("news:title"))}</p><h1>${escapeXml(title)}</h1></div>${brand(language, 46)}</main>`,
  );
}

/** Returns the previews of every page and every article of the demo, in both languages. */
export const previews = (): Preview[] =>
  languages.flatMap((language) => [
    ...Object.keys(pages).map((name) => ofPage(name, language)),
    ...(Object.keys(covers) as (keyof typeof covers)[]).map((name) => ofArticle(name, language)),
  ]);
