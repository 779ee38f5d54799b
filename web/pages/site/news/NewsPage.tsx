import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import { listArticles } from "#web/api/endpoints/articles.ts";
import { articlesPerPage } from "#shared/rules/articles.ts";
import { isValidPage } from "#shared/rules/pagination.ts";
import { usePageData } from "#web/api/page-data.ts";
import { SitePage } from "#web/components/site/SitePage.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Pagination } from "#web/ui/Pagination.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import section from "#web/pages/site/home/section.module.css";
import { ArticleCard } from "./ArticleCard.tsx";
import css from "./NewsPage.module.css";

/** The news with five articles per page, the newest first (C116–C126). */
export function NewsPage() {
  const { t } = useTranslation("news");
  const { data, error, retry } = usePageData(listArticles, {});
  const [query, setQuery] = useSearchParams();
  const articles = data?.data ?? [];
  const last = Math.max(1, Math.ceil(articles.length / articlesPerPage));
  const wanted = Number(query.get("page") ?? 1);
  const page = isValidPage(wanted, last) ? wanted : 1;
  const shown = articles.slice((page - 1) * articlesPerPage, page * articlesPerPage);
  return (
    <SitePage>
      <div className={section.wrap}>
        <div className={css.head}>
          <h1>
            {t("title")} <span>{t("subtitle")}</span>
          </h1>
          <p>{t("lead")}</p>
        </div>
        {data ? (
          articles.length > 0 ? (
            <ul className={css.list}>
              {shown.map((article, index) => (
                <li key={article.id}>
                  <ArticleCard article={article} first={index < 2} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
          )
        ) : error === undefined ? (
          <Spinner />
        ) : (
          <ErrorState error={error} onRetry={retry} />
        )}
        <div className={css.pages}>
          <Pagination
            page={page}
            last={last}
            onChange={(to) => {
              setQuery(to === 1 ? {} : { page: String(to) });
              window.scrollTo(0, 0);
            }}
          />
        </div>
      </div>
    </SitePage>
  );
}
