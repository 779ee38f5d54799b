import sanitizeHtml from "sanitize-html";
import type { Article, ArticleSummary } from "#shared/contract/articles.ts";
import { articleAttributes, articleSchemes, articleTags } from "#shared/rules/article-html.ts";
import type { ArticleRow, WholeArticleRow } from "./store/articles.ts";

/** C133: reduces HTML to what articles may contain, without scripts, frames, styles and images of other servers. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: articleTags,
    allowedAttributes: articleAttributes,
    allowedSchemes: articleSchemes,
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: {
          ...(attribs["href"] && { href: attribs["href"] }),
          ...(attribs["href"]?.startsWith("http") && { target: "_blank", rel: "noopener" }),
        },
      }),
      // The page itself has the h1.
      h1: "h2",
    },
    exclusiveFilter: (frame) => frame.tag === "img" && !frame.attribs["src"]?.startsWith("/"),
  });
}

export const summaryView = (row: ArticleRow): ArticleSummary => ({
  id: row.id,
  cover_photo: row.cover_photo,
  title: row.title,
  title_arabic: row.title_arabic,
  description: row.description,
  description_arabic: row.description_arabic,
  updated_at: row.updated_at.toISOString(),
});

/**
 * Returns an article. Its HTML is sanitised again on reading, because the article may have been stored under an
 * older version of this rule.
 */
export const articleView = (row: WholeArticleRow): Article => ({
  ...summaryView(row),
  content: safeHtml(row.content),
  content_arabic: safeHtml(row.content_arabic),
});
