import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSearchParams } from "#web/use-search-params.ts";
import { beginArticle, listOperatorArticles } from "#web/api/endpoints/operator-articles.ts";
import { pickLanguage } from "#shared/rules/articles.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { ArticleState } from "#web/components/operator/ArticleState.tsx";
import { Page, PageHead, Rows } from "#web/components/portal/Page.tsx";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Cover } from "#web/pages/site/news/Cover.tsx";
import { operatorPaths } from "#web/operator-paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { AddIcon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/Link.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./ArticlesPage.module.css";

/** The company's news with drafts, the last edited first. */
export function ArticlesPage() {
  const { t } = useTranslation(["articles", "common", "operator"]);
  const whenInSentence = useWhenInSentence();
  const navigate = useNavigate();
  const { currentLanguage } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(listOperatorArticles, { query: { page } }, { keepPrevious: true });
  const list = read.data;
  const begin = useAction(beginArticle, {
    onDone: ({ data }) => navigate(operatorPaths.article(data.id)),
  });
  const showPage = (to: number) => {
    setSearch(to > 1 ? { page: String(to) } : {});
    window.scrollTo(0, 0);
  };
  return (
    <Page>
      <PageHead
        title={t("operator:titles.operatorNews")}
        end={
          <Button look="main" isPending={begin.isPending} onClick={() => void begin.run()}>
            <AddIcon size="small" />
            {t("new")}
          </Button>
        }
      />
      <p className={css.lede}>{t("lede")}</p>
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={6} height="4.5rem" />}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => showPage(1)} />}
      {list?.meta.total === 0 && <EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
      {list && list.data.length > 0 && (
        <div aria-busy={read.isPlaceholderData}>
          <Rows label={t("operator:titles.operatorNews")}>
            {list.data.map((article) => (
              <li key={article.id} className={css.row}>
                <Cover src={article.cover_photo} seed={article.id} className={css.cover} />
                <div className={css.title}>
                  <Link to={operatorPaths.article(article.id)} dir="auto">
                    {pickLanguage(article.title, article.title_arabic, currentLanguage) ?? t("untitled")}
                  </Link>
                  {article.has_changes && article.state !== "draft" && <small>{t("changes")}</small>}
                </div>
                <ArticleState article={article} />
                <time dateTime={article.saved_at} className={css.saved}>
                  {t("saved", { when: whenInSentence(article.saved_at) })}
                </time>
              </li>
            ))}
          </Rows>
          {list.meta.total > list.meta.page_size && (
            <ListFooter meta={list.meta} range={(values) => t("range", values)} onPage={showPage} />
          )}
        </div>
      )}
    </Page>
  );
}
