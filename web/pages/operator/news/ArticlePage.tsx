import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { pickLanguage } from "#shared/rules/articles.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useDocumentTitle } from "#web/page-title.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { ArticleEditor } from "./ArticleEditor.tsx";
import { useFreshArticle } from "./use-fresh-article.ts";

/** An article's working copy in both languages, side by side. */
export function ArticlePage() {
  const { t } = useTranslation(["articles", "operator"]);
  const { currentLanguage } = useLanguage();
  const { articleId = "" } = useParams();
  const { article, error, retry } = useFreshArticle(articleId);
  useDocumentTitle(
    (article && pickLanguage(article.title, article.title_arabic, currentLanguage)) ?? undefined,
  );
  if (article) return <ArticleEditor key={article.id} article={article} />;
  if (error instanceof ApiError && error.final)
    return (
      <Page>
        <PageHead title={t("operator:titles.operatorArticle")} />
        <EmptyState
          title={t("unknown.title")}
          action={<LinkButton to={operatorPaths.news()}>{t("back")}</LinkButton>}
        >
          {t("unknown.text")}
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      <h1 className="vh">{t("operator:titles.operatorArticle")}</h1>
      {error ? (
        <ErrorState error={error} onRetry={() => void retry()} />
      ) : (
        <Skeleton rows={6} height="4.5rem" />
      )}
    </Page>
  );
}
