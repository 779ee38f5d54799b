import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OperatorArticle } from "#shared/contract/operator-articles.ts";
import { languages } from "#shared/language.ts";
import { pickLanguage } from "#shared/rules/articles.ts";
import { ArticleState } from "#web/components/operator/ArticleState.tsx";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { FormError } from "#web/ui/FormError.tsx";
import { BackIcon } from "#web/ui/site-icons.tsx";
import css from "./ArticleEditor.module.css";
import { ArticlePreview } from "./ArticlePreview.tsx";
import { CoverField } from "./CoverField.tsx";
import { LanguageColumn } from "./LanguageColumn.tsx";
import { PublishButtons } from "./PublishButtons.tsx";
import { useArticleCopy } from "./use-article-copy.ts";

/**
 * The editor of an article in both languages, side by side. It saves while typing; visitors see the text once it is
 * published.
 */
export function ArticleEditor({ article: first }: { article: OperatorArticle }) {
  const { t } = useTranslation(["articles", "common"]);
  const { currentLanguage } = useLanguage();
  const copy = useArticleCopy(first);
  const { fields, article } = copy;
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  /** A key of the text fields, which must be created again when another text is loaded. */
  const [openCount, setOpenCount] = useState(0);
  const hasProblems = Object.keys(problems).length > 0;
  const set: typeof copy.set = (change) => {
    const changed = Object.keys(change);
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !changed.includes(name))),
    );
    copy.set(change);
  };
  const title = pickLanguage(fields.title, fields.title_arabic, currentLanguage) ?? t("untitled");
  return (
    <Page>
      <PageHead
        title={<bdi>{title}</bdi>}
        end={
          <LinkButton to={operatorPaths.news()} size="small">
            <BackIcon size="small" />
            {t("back")}
          </LinkButton>
        }
      />
      <div className={css.state}>
        <ArticleState article={article} />
        {article.state !== "draft" && article.has_changes && (
          <span className={css.changes}>{t("changes")}</span>
        )}
        <span role="status" className={css.keeping}>
          {t(`keeping.${copy.keeping}`)}
        </span>
        <PublishButtons copy={copy} onProblems={setProblems} />
      </div>
      <FormErrorSummary message={hasProblems ? t("incomplete") : undefined} />
      {copy.isRestored && <p className={css.note}>{t("restored")}</p>}
      {copy.hasConflict && (
        <div className={css.conflict}>
          <FormError>{t("conflict.text")}</FormError>
          <Button size="small" onClick={() => void copy.settle("mine")}>
            {t("conflict.mine")}
          </Button>
          <Button
            size="small"
            onClick={() => void copy.settle("theirs").then(() => setOpenCount((before) => before + 1))}
          >
            {t("conflict.theirs")}
          </Button>
        </div>
      )}
      <CoverField
        src={fields.cover_photo}
        seed={article.id}
        onChange={(cover_photo) => set({ cover_photo })}
        link={paths.article(String(article.id))}
      />
      <div className={css.columns}>
        {languages.map((language) => (
          <LanguageColumn
            key={`${language} ${openCount}`}
            language={language}
            fields={fields}
            problems={problems}
            onChange={set}
          />
        ))}
      </div>
      <ArticlePreview article={{ ...article, ...fields }} />
    </Page>
  );
}
