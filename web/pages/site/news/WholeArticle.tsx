import { useTranslation } from "react-i18next";
import type { Article } from "#shared/contract/articles.ts";
import type { Language } from "#shared/language.ts";
import { pickLanguage } from "#shared/rules/articles.ts";
import section from "#web/pages/site/home/section.module.css";
import { Cover } from "./Cover.tsx";
import { sanitizeHtml } from "./safe-html.ts";
import css from "./WholeArticle.module.css";

/** An article in one language (C129–C133). The operator's preview renders it too. */
export function WholeArticle({
  article,
  language,
  updated,
  back,
  level = 1,
}: {
  article: Article;
  language: Language;
  /** The text for the last change. */
  updated: string;
  /** The link back. */
  back?: React.ReactNode;
  level?: 1 | 2;
}) {
  const { t } = useTranslation("news");
  const title = pickLanguage(article.title, article.title_arabic, language);
  const content = pickLanguage(article.content, article.content_arabic, language);
  const description = pickLanguage(article.description, article.description_arabic, language);
  const Heading = `h${level}` as const;
  return (
    <article>
      <div className={`${section.wrap} ${css.top}`}>
        {back}
        <Heading dir="auto">{title ?? t("noTitle")}</Heading>
        <time dateTime={article.updated_at} className={css.date}>
          {updated}
        </time>
      </div>
      <div className={`${section.wrap} ${css.photo}`}>
        <Cover src={article.cover_photo} seed={article.id} className={css.cover} first />
      </div>
      {description && (
        <p dir="auto" className={css.lead}>
          {description}
        </p>
      )}
      {content && (
        <div
          className={css.text}
          // The HTML was sanitised when it was saved, and is sanitised again here (C133). No other HTML is inserted.
          dangerouslySetInnerHTML={{ __html: sanitizeHtml(content) }}
        />
      )}
    </article>
  );
}
