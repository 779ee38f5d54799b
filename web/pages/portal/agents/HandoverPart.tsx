import { useTranslation } from "react-i18next";
import { TopicField } from "#web/components/agents/TopicField.tsx";
import { LabelledControl, FieldPair, SettingsPart } from "#web/components/agents/SettingsPart.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import type { Draft } from "./use-draft.ts";

const handoverLimits = ["1", "2", "3"] as const;

/** The topics that always go to a person, and the number of unanswered questions after which a person takes over. */
export function HandoverPart({ draft, isDisabled }: { draft: Draft; isDisabled: boolean }) {
  const { t } = useTranslation("agents");
  const { problems, changeHandover } = draft;
  const { complaints_to_person: complaints, topics, after } = draft.settings.handover;
  const times = handoverLimits.find((each) => Number(each) === after) ?? "1";
  const topicField = (language: "ar" | "en") => ({
    lang: language,
    topics: topics[language],
    isDisabled,
    error: problems[`topics.${language}`] ?? findProblemUnder(problems, `topics.${language}.`),
    onChange: (list: string[]) => changeHandover({ topics: { ...topics, [language]: list } }),
  });
  return (
    <SettingsPart title={t("handover.title")} text={t("handover.text")}>
      <LabelledControl note={complaints ? undefined : t("handover.complaintsOff")}>
        <Switch
          label={t("handover.complaints")}
          isOn={complaints}
          onChange={(isOn) => changeHandover({ complaints_to_person: isOn })}
        />
      </LabelledControl>
      <LabelledControl label={t("handover.after")} note={t(`handover.afterText.${times}`)}>
        <Segment
          label={t("handover.after")}
          value={times}
          onChange={(chosen) => changeHandover({ after: Number(chosen) })}
          options={handoverLimits.map((each) => ({ value: each, label: t(`handover.afterOption.${each}`) }))}
        />
      </LabelledControl>
      <LabelledControl label={t("handover.topics")} note={t("handover.topicsText")}>
        <FieldPair>
          <TopicField label={t("handover.topicsAr")} {...topicField("ar")} />
          <TopicField label={t("handover.topicsEn")} {...topicField("en")} />
        </FieldPair>
      </LabelledControl>
    </SettingsPart>
  );
}

const findProblemUnder = (problems: Readonly<Record<string, string>>, path: string): string | undefined =>
  Object.entries(problems).find(([name]) => name.startsWith(path))?.[1];
