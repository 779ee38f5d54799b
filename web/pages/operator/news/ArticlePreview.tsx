import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Article } from "#shared/contract/articles.ts";
import type { OperatorArticle } from "#shared/contract/operator-articles.ts";
import { directionOf, type Language, languages } from "#shared/language.ts";
import { formatDate } from "#shared/rules/format.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { WholeArticle } from "#web/pages/site/news/WholeArticle.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import css from "./ArticleEditor.module.css";

/** A preview of the working copy, rendered by the public page's component. */
export function ArticlePreview({ article }: { article: OperatorArticle }) {
  const { t } = useTranslation(["articles", "news"]);
  const { currentLanguage } = useLanguage();
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const shown: Article = { ...article, updated_at: article.published_at ?? article.saved_at };
  return (
    <Section
      title={t("preview")}
      end={
        <Segment
          label={t("previewLanguage")}
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: t(value === "ar" ? "arabic" : "english") }))}
        />
      }
    >
      <div className={css.preview} lang={language} dir={directionOf(language)}>
        <WholeArticle
          article={shown}
          language={language}
          updated={t("news:updated", { date: formatDate(shown.updated_at, language) })}
          level={2}
        />
      </div>
    </Section>
  );
}
