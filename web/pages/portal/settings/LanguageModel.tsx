import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { ModelSettings, Writer } from "#shared/contract/models.ts";
import { getModels, setModels } from "#web/api/endpoints/models.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Figure } from "#web/ui/Figure.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./LanguageModel.module.css";
import { ModelForm } from "./ModelForm.tsx";
import { ModelNote } from "./ModelNote.tsx";
import { ModelUsageToday } from "./ModelUsageToday.tsx";

/** The choice of who words the replies, which only an owner can change. */
export function LanguageModel() {
  const { t } = useTranslation("models");
  const { data, error, refetch } = useRead(getModels, {});
  return (
    <SettingsSection id="language-model" title={t("title")} text={t("text")}>
      {data ? (
        <Wording settings={data.data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} height="3.5rem" />
      )}
    </SettingsSection>
  );
}

function Wording({ settings }: { settings: ModelSettings }) {
  const { t } = useTranslation("models");
  // The own model can be selected before it is configured. Nothing changes until its form is saved.
  const [picked, setPicked] = useState<Writer>(settings.writer);
  const options = (["off", "operator", "own"] as const).filter(
    (writer) => writer !== "operator" || settings.operator_model !== null,
  );
  const choose = useAction((writer: Writer) => call(setModels, { body: { writer } }), {
    refreshes: ["models"],
    done: t("changed"),
    onFailed: () => setPicked(settings.writer),
  });
  const pick = (writer: Writer) => {
    setPicked(writer);
    if (writer !== "own" || settings.own) void choose.run(writer);
  };
  const { writer, today } = settings;
  const isUsed = writer !== "off" || today.written > 0 || today.fallbacks.length > 0;
  return (
    <div className={css.wording}>
      <div className={css.choice}>
        <Segment
          label={t("choice")}
          value={picked}
          onChange={pick}
          options={options.map((value) => ({ value, label: t(`writer.${value}`) }))}
        />
        <p className="soft">
          <Trans
            t={t}
            i18nKey={`about.${picked}`}
            values={{ model: settings.operator_model }}
            components={{ model: <Figure /> }}
          />
        </p>
      </div>
      {settings.key_lost && <ModelNote look="warning">{t("keyLost")}</ModelNote>}
      {today.cap_reached && <ModelNote look="warning">{t("today.capReached")}</ModelNote>}
      {picked === "own" && <ModelForm ownModel={settings.own} />}
      {isUsed && <ModelUsageToday settings={settings} />}
    </div>
  );
}
