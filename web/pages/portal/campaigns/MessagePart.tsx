import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import { findPlaceholders } from "#shared/rules/placeholders.ts";
import { maxMessageLength } from "#shared/rules/message.ts";
import { MessageEditor } from "#web/components/campaigns/MessageEditor.tsx";
import { namePlaceholder } from "#web/components/templates/fill-template.ts";
import { TemplateFields } from "#web/components/templates/TemplateFields.tsx";
import type { useTemplates } from "#web/components/templates/use-templates.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Segment } from "#web/ui/Segment.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import type { Preview } from "./AudiencePart.tsx";
import { CampaignPicture } from "./CampaignPicture.tsx";
import css from "./MessagePart.module.css";
import type { Draft } from "./draft.ts";

const hasName = (text: string) => findPlaceholders(text).includes("name");
const maxSubjectLength = 200;

/** The message: a text, or on WhatsApp an approved template, with a picture and the fallback for unknown names. */
export function MessagePart({
  campaign,
  draft,
  onChange,
  onSave,
  templates,
  preview,
}: {
  campaign: CampaignView;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  onSave: () => Promise<boolean>;
  /** The templates of a channel that has them. */
  templates: ReturnType<typeof useTemplates> | undefined;
  preview: Preview | undefined;
}) {
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const { currentLanguage } = useLanguage();
  const [way, setWay] = useState<"text" | "template">(draft.template_id ? "template" : "text");
  const shown = templates ? way : "text";
  const template = templates?.templates.find(({ id }) => id === draft.template_id);
  const usesName =
    shown === "template"
      ? draft.template_values.some(hasName)
      : hasName(draft.text) || hasName(draft.subject);
  const picture = <CampaignPicture campaign={campaign} channel={draft.channel} onSave={onSave} />;
  return (
    <>
      {templates && (
        <div className={css.way}>
          <Segment
            label={t("message.way")}
            value={way}
            onChange={(next) => {
              setWay(next);
              if (next === "text" && draft.template_id) onChange({ template_id: null, template_values: [] });
            }}
            options={[
              { value: "text", label: t("message.ownWords") },
              { value: "template", label: t("message.template") },
            ]}
          />
          <p className="soft">{t(`message.reach.${way}`)}</p>
        </div>
      )}
      {shown === "template" && templates ? (
        <>
          <TemplateFields
            templates={templates.templates}
            templateId={draft.template_id}
            values={draft.template_values}
            onChange={(template_id, template_values) => onChange({ template_id, template_values })}
            onRefresh={templates.onRefresh}
            isRefreshing={templates.isRefreshing}
          />
          {template?.header.kind === "picture" && picture}
        </>
      ) : (
        <>
          {draft.channel === "email" && (
            <TextField
              label={t("message.subject")}
              value={draft.subject}
              maxLength={maxSubjectLength}
              onChange={(subject) => onChange({ subject })}
            />
          )}
          <MessageEditor
            value={draft.text}
            onChange={(text) => onChange({ text })}
            variables={[{ code: namePlaceholder[currentLanguage], label: t("message.name") }]}
            limit={maxMessageLength}
            footer={t(draft.channel === "email" ? "message.footerEmail" : "message.footerChat")}
          >
            {picture}
          </MessageEditor>
        </>
      )}
      {usesName && (
        <TextField
          label={t("message.fallback")}
          hint={
            preview && preview.without_name > 0
              ? t("message.withoutName", {
                  count: preview.without_name,
                  number: format.number(preview.without_name),
                })
              : t("message.fallbackHint")
          }
          placeholder={t("message.fallbackExample")}
          value={draft.name_fallback}
          maxLength={80}
          onChange={(name_fallback) => onChange({ name_fallback })}
        />
      )}
    </>
  );
}
