import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { useTemplates } from "#web/components/templates/use-templates.ts";
import css from "./ReopeningTemplate.module.css";
import { ReopeningTemplateDialog } from "./ReopeningTemplateDialog.tsx";

/** The template that is sent to customers who last wrote more than 24 hours ago, with a button to choose it (C207). */
export function ReopeningTemplate({ kind, canChange }: { kind: ConnectedKind; canChange: boolean }) {
  const { t } = useTranslation("templates");
  const templates = useTemplates(kind);
  const [isChoosing, setChoosing] = useState(false);
  const { reopening, isKnown } = templates;
  if (!isKnown) return null;
  const chosen = templates.templates.find(({ id }) => id === reopening?.template_id);
  return (
    <div className={css.reopening}>
      {chosen ? (
        <dl className={css.chosen}>
          <dt>{t("reopening.after")}</dt>
          <dd>
            <Ltr>{chosen.name}</Ltr>
          </dd>
        </dl>
      ) : (
        <p>{t("reopening.none")}</p>
      )}
      {chosen?.problem && (
        <p className={css.stopped}>
          <WarningIcon size="small" />
          {t(canChange ? "reopening.stopped" : "reopening.stoppedMember")}
        </p>
      )}
      {canChange && (
        <TextLink onClick={() => setChoosing(true)}>
          {t(chosen ? "reopening.change" : "reopening.choose")}
        </TextLink>
      )}
      {isChoosing && (
        <ReopeningTemplateDialog kind={kind} templates={templates} onClose={() => setChoosing(false)} />
      )}
    </div>
  );
}
