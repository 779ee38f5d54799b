import { useTranslation } from "react-i18next";
import type { MessageTemplate } from "#shared/contract/templates.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/Button.tsx";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { namePlaceholder, replyPlaceholder } from "./fill-template.ts";
import css from "./TemplateFields.module.css";

export interface TemplateFieldsProps {
  /** The templates of one channel. */
  templates: readonly MessageTemplate[];
  templateId: string | null;
  values: readonly string[];
  onChange: (templateId: string | null, values: string[]) => void;
  /** Fetches the templates from WhatsApp again, because one may have been approved a minute ago. */
  onRefresh: () => void;
  isRefreshing?: boolean;
  /** Whether the template can quote a later reply in its placeholders. */
  hasReply?: boolean;
}

/**
 * The choice of an approved template, with the fields of its placeholders. Templates that cannot be sent are not
 * offered but counted.
 */
export function TemplateFields({
  templates,
  templateId,
  values,
  onChange,
  onRefresh,
  isRefreshing,
  hasReply,
}: TemplateFieldsProps) {
  const { t } = useTranslation("templates");
  const { currentLanguage } = useLanguage();
  const usable = templates.filter((template) => template.problem === null);
  const chosen = usable.find((template) => template.id === templateId);
  const change = (at: number, value: string) =>
    onChange(
      templateId,
      (chosen?.variables ?? []).map((_, place) => (place === at ? value : (values[place] ?? ""))),
    );
  const refresh = (
    <Button size="small" isPending={isRefreshing} onClick={onRefresh}>
      {t("refresh")}
    </Button>
  );
  if (usable.length === 0)
    return (
      <div className={css.none}>
        <p>{t(templates.length > 0 ? "noneApproved" : "none")}</p>
        {refresh}
      </div>
    );
  return (
    <div className={css.fields}>
      <div className={css.choice}>
        <Select
          label={t("label")}
          value={chosen?.id ?? ""}
          placeholder={t("choose")}
          onChange={(id) => onChange(id || null, [])}
          options={usable.map(({ id, name, language }) => ({ value: id, label: `${name} · ${language}` }))}
          hint={
            templates.length > usable.length
              ? t("unusable", { count: templates.length - usable.length })
              : undefined
          }
        />
        {refresh}
      </div>
      {chosen && chosen.variables.length > 0 && (
        <>
          <p className={css.body} {...languageOfText(chosen.body)}>
            {chosen.body}
          </p>
          {chosen.variables.map((variable, index) => (
            <div key={variable} className={css.place}>
              <TextField
                label={t("place", { name: `{{${variable}}}` })}
                value={values[index] ?? ""}
                maxLength={1024}
                onChange={(value) => change(index, value)}
              />
              <span className={css.insert} role="group" aria-label={t("insert", { name: `{{${variable}}}` })}>
                <TextLink
                  onClick={() => change(index, (values[index] ?? "") + namePlaceholder[currentLanguage])}
                >
                  {t("insertName")}
                </TextLink>
                {hasReply && (
                  <TextLink
                    onClick={() => change(index, (values[index] ?? "") + replyPlaceholder[currentLanguage])}
                  >
                    {t("insertReply")}
                  </TextLink>
                )}
              </span>
            </div>
          ))}
        </>
      )}
    </div>
  );
}
