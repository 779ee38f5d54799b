import { useTranslation } from "react-i18next";
import { agentTones } from "#shared/values/agents.ts";
import type { Language } from "#shared/language.ts";
import { LabelledControl, SettingsPart } from "#web/components/agents/SettingsPart.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import type { Draft } from "./use-draft.ts";

const orders = ["ar,en", "ar", "en"] as const;

/** The tone of the agent's own sentences, and its languages. */
export function TonePart({ draft: { settings, change } }: { draft: Draft }) {
  const { t } = useTranslation("agents");
  const languages = settings.languages.length > 1 ? "ar,en" : (settings.languages[0] as "ar" | "en");
  return (
    <SettingsPart title={t("manner.title")} text={t("manner.text")}>
      <LabelledControl label={t("manner.tone")} note={t(`toneText.${settings.tone}`)}>
        <Segment
          label={t("manner.tone")}
          value={settings.tone}
          onChange={(tone) => change({ tone })}
          options={agentTones.map((tone) => ({ value: tone, label: t(`tone.${tone}`) }))}
        />
      </LabelledControl>
      <LabelledControl
        label={t("manner.languages")}
        note={t(languages === "ar,en" ? "manner.languagesBoth" : "manner.languagesOne")}
      >
        <Segment
          label={t("manner.languages")}
          value={languages}
          onChange={(order) => change({ languages: order.split(",") as Language[] })}
          options={orders.map((order) => ({ value: order, label: t(`manner.choice.${order}`) }))}
        />
      </LabelledControl>
    </SettingsPart>
  );
}
