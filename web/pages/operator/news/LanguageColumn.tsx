import { useTranslation } from "react-i18next";
import type { ArticleFields } from "#shared/contract/operator-articles.ts";
import { maxDescriptionLength, maxTitleLength } from "#shared/values/operator-articles.ts";
import type { Language } from "#shared/language.ts";
import { RichTextEditor } from "#web/components/operator/RichTextEditor.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./ArticleEditor.module.css";

const fieldNames = {
  en: { title: "title", description: "description", content: "content" },
  ar: { title: "title_arabic", description: "description_arabic", content: "content_arabic" },
} as const;

/** An article's title, description and text in one language. */
export function LanguageColumn({
  language,
  fields,
  problems,
  onChange,
}: {
  language: Language;
  fields: ArticleFields;
  /** The problem of each invalid field, by the field's name in the contract. */
  problems: Readonly<Record<string, string>>;
  onChange: (change: Partial<ArticleFields>) => void;
}) {
  const { t } = useTranslation("articles");
  const name = fieldNames[language];
  const heading = t(language === "ar" ? "arabic" : "english");
  const field = (fieldName: "title" | "description") => ({
    // Both columns have the same fields, so each label includes the language for screen readers.
    label: `${t(`fields.${fieldName}`)} (${heading})`,
    value: fields[name[fieldName]],
    onChange: (value: string) => onChange({ [name[fieldName]]: value }),
    error: problems[name[fieldName]],
  });
  return (
    <section className={css.column} aria-label={heading}>
      <h2 lang={language}>{heading}</h2>
      <TextField {...field("title")} maxLength={maxTitleLength} />
      <TextField {...field("description")} maxLength={maxDescriptionLength} lines={3} />
      <div className={css.content}>
        <span aria-hidden="true">{t("fields.content")}</span>
        <RichTextEditor
          label={`${t("fields.content")} (${heading})`}
          language={language}
          initial={fields[name.content]}
          onChange={(html) => onChange({ [name.content]: html })}
          error={problems[name.content]}
        />
      </div>
    </section>
  );
}
