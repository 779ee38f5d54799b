import type { FastifyInstance } from "fastify";
import { escapeHtml } from "#server/mail/layout.ts";
import { patterns, type PathName } from "#shared/contract/pages.ts";
import { languages } from "#shared/language.ts";

/** Pages for search engines. All others are behind a log-in, a mailed link or a single customer's chat. */
const listed: readonly PathName[] = [
  "home",
  "aboutus",
  "contactus",
  "pricing",
  "news",
  "privacy",
  "terms",
  "signUp",
  "login",
];
const closed: readonly string[] = [
  "/api/",
  "/auth/",
  "/webhook/",
  "/chat/",
  "/set-new-password",
  "/mailed/",
  "/email-alert",
  "/simulator/",
];

/** A page besides the fixed ones, for example an article. */
export interface SitemapEntry {
  path: string;
  changedAt?: Date | undefined;
}

/** Adds `/robots.txt` and `/sitemap.xml`, which contains every page in both languages. */
export function addSiteFiles(
  app: FastifyInstance,
  origin: string,
  more: () => Promise<SitemapEntry[]>,
): void {
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(
        [
          "User-agent: *",
          ...closed.map((path) => `Disallow: ${path}`),
          "",
          `Sitemap: ${origin}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );
  app.get("/sitemap.xml", async (_request, reply) => {
    const fixed = listed.map((name) => ({ path: patterns[name] }));
    const entries: SitemapEntry[] = [...fixed, ...(await more())];
    const urls = entries.flatMap(({ path, changedAt }) =>
      languages.map((language) => {
        const address = (language: string) =>
          escapeHtml(`${origin}${path}${language === "ar" ? "" : `?lang=${language}`}`);
        const others = [...languages, "x-default"].map(
          (language) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language === "x-default" ? "ar" : language)}"/>`,
        );
        const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
        return `<url><loc>${address(language)}</loc>${changed}${others.join("")}</url>`;
      }),
    );
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`,
      );
  });
}
