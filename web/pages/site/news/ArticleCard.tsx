import { useTranslation } from "react-i18next";
import type { ArticleSummary } from "#shared/contract/articles.ts";
import { pickLanguage } from "#shared/rules/articles.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/ui/Link.tsx";
import css from "./ArticleCard.module.css";
import { Cover } from "./Cover.tsx";

/**
 * An article's card with one link, named by the title (C119, C120). `short` omits the description. `first` loads the
 * image at once.
 */
export function ArticleCard({
  article,
  short = false,
  first = false,
}: {
  article: ArticleSummary;
  short?: boolean;
  first?: boolean;
}) {
  const { t } = useTranslation("news");
  const { currentLanguage } = useLanguage();
  const format = useFormat();
  const title = pickLanguage(article.title, article.title_arabic, currentLanguage) ?? t("noTitle");
  const description = pickLanguage(article.description, article.description_arabic, currentLanguage);
  const Heading = short ? "h3" : "h2";
  return (
    <Link to={paths.article(String(article.id))} className={css.card}>
      <Cover src={article.cover_photo} seed={article.id} first={first} />
      <time dateTime={article.updated_at} className={css.date}>
        {format.date(article.updated_at)}
      </time>
      <Heading dir="auto">{title}</Heading>
      {!short && description && (
        <p dir="auto" className={css.description}>
          {description}
        </p>
      )}
    </Link>
  );
}
