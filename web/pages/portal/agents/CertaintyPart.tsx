import { Trans, useTranslation } from "react-i18next";
import type { AgentView } from "#shared/contract/agents.ts";
import { certaintyRange } from "#shared/rules/certainty.ts";
import { CertaintySlider } from "#web/components/agents/CertaintySlider.tsx";
import { Choices } from "#web/components/agents/Choices.tsx";
import { SettingsPart } from "#web/components/agents/SettingsPart.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import type { Draft } from "./use-draft.ts";

/** The confidence threshold: measured for the version, or set by the owner. */
export function CertaintyPart({ agent, draft }: { agent: AgentView; draft: Draft }) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const { settings, problems, change } = draft;
  const { answer_from: answerFrom } = settings;
  const { automatic, kind } = agent;
  const words = kind === "support" ? "word" : "wordInternal";
  const begin = Math.min(certaintyRange.most, Math.max(certaintyRange.least, automatic.answer_from));
  return (
    <SettingsPart
      title={t("certainty.title")}
      text={t(kind === "support" ? "certainty.text" : "certainty.textInternal")}
    >
      <Choices
        label={t("certainty.label")}
        value={answerFrom === null ? "auto" : "own"}
        onChange={(choice) => change({ answer_from: choice === "auto" ? null : Math.round(begin * 20) / 20 })}
        options={[
          {
            value: "auto",
            label: t("certainty.auto"),
            tag: t("certainty.autoTag"),
            note: (
              <Trans
                t={t}
                i18nKey={automatic.measured ? "certainty.autoMeasured" : "certainty.autoStandard"}
                values={{ share: format.percent(automatic.answer_from) }}
                components={{ share: <Ltr /> }}
              />
            ),
          },
          {
            value: "own",
            label: t("certainty.own"),
            more: answerFrom !== null && (
              <CertaintySlider
                value={answerFrom}
                words={words}
                error={problems["answer_from"]}
                onChange={(answer_from) => change({ answer_from })}
              />
            ),
          },
        ]}
      />
    </SettingsPart>
  );
}
