import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import type { Article } from "#shared/contract/articles.ts";
import { getArticle, listArticles } from "#web/api/endpoints/articles.ts";
import { pickLanguage, maxRelatedArticles } from "#shared/rules/articles.ts";
import { ApiError } from "#web/api/api-error.ts";
import { usePageData } from "#web/api/page-data.ts";
import { useDocumentTitle } from "#web/page-title.ts";
import { SitePage } from "#web/components/site/SitePage.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { BackIcon } from "#web/ui/site-icons.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import section from "#web/pages/site/home/section.module.css";
import { ArticleCard } from "./ArticleCard.tsx";
import css from "./ArticlePage.module.css";
import { WholeArticle } from "./WholeArticle.tsx";

/** An article in the page's language, and three related ones (C127–C135). */
export function ArticlePage() {
  const { t } = useTranslation("news");
  const { id } = useParams();
  // Without an id nothing is fetched (C128).
  const { data, error, retry } = usePageData(
    getArticle,
    { params: { id: id ?? "" } },
    { enabled: Boolean(id) },
  );
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <SitePage>
      {data ? (
        <Shown article={data.data} />
      ) : (
        <div className={`${section.wrap} ${css.missing}`}>
          {error === undefined && id ? (
            <Spinner />
          ) : isGone || !id ? (
            <>
              <h1>{t("gone")}</h1>
              <p>{t("goneText")}</p>
            </>
          ) : (
            <>
              <h1 className="vh">{t("title")}</h1>
              <ErrorState error={error} onRetry={retry} />
            </>
          )}
        </div>
      )}
      <Related without={data?.data.id} />
    </SitePage>
  );
}

function Shown({ article }: { article: Article }) {
  const { currentLanguage } = useLanguage();
  const { t } = useTranslation("news");
  const format = useFormat();
  useDocumentTitle(pickLanguage(article.title, article.title_arabic, currentLanguage) ?? undefined);
  return (
    <WholeArticle
      article={article}
      language={currentLanguage}
      updated={t("updated", { date: format.date(article.updated_at) })}
      back={<Back />}
    />
  );
}

/** The link back (C130). A visitor from elsewhere gets to the list. */
function Back() {
  const { t } = useTranslation("news");
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={css.back}
      onClick={() => {
        const entry = window.history.state as { idx?: number } | null;
        if ((entry?.idx ?? 0) > 0) void navigate(-1);
        else void navigate(paths.news());
      }}
    >
      <BackIcon size="small" />
      {t("back")}
    </button>
  );
}

/** Three related articles and a link to all (C134, D32). */
function Related({ without }: { without: number | undefined }) {
  const { t } = useTranslation("news");
  const { data } = usePageData(listArticles, {});
  const others = (data?.data ?? []).filter(({ id }) => id !== without).slice(0, maxRelatedArticles);
  return (
    <section className={css.related}>
      <div className={section.wrap}>
        {others.length > 0 && (
          <>
            <h2>{t("related")}</h2>
            <ul>
              {others.map((article) => (
                <li key={article.id}>
                  <ArticleCard article={article} short />
                </li>
              ))}
            </ul>
          </>
        )}
        <LinkButton to={paths.news()} size="large">
          {t("all")}
        </LinkButton>
      </div>
    </section>
  );
}
