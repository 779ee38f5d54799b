import { useTranslation } from "react-i18next";
import type { TriageConditions } from "#shared/contract/triage-rules.ts";
import { sentiments } from "#shared/values/triage-rules.ts";
import { channelKinds } from "#shared/values/tickets.ts";
import { SettingsPart } from "#web/components/agents/SettingsPart.tsx";
import { TopicField } from "#web/components/agents/TopicField.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Select } from "#web/ui/Select.tsx";
import { CheckGroup } from "./CheckGroup.tsx";
import { PartProblem } from "./PartProblem.tsx";
import css from "./RuleForm.module.css";

const customers = ["any", "new", "returning"] as const;

/** The conditions under which a rule applies to a message. */
export function ConditionsPart({
  conditions,
  topics,
  problems,
  onChange,
}: {
  conditions: TriageConditions;
  /** The topics that can be chosen. The rule's own topics are kept even if nobody asked about them recently. */
  topics: readonly string[];
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<TriageConditions>) => void;
}) {
  const { t } = useTranslation(["triageRules", "portal"]);
  const { currentLanguage } = useLanguage();
  const offered = [...new Set([...conditions.topics, ...topics])];
  return (
    <SettingsPart title={t("form.when")} text={t("form.whenText")}>
      <PartProblem text={problems["conditions"]} />
      <div className={css.inner}>
        <TopicField
          label={t("form.words")}
          lang={currentLanguage}
          placeholder={t("form.wordsAdd")}
          hint={t("form.wordsHint")}
          topics={conditions.words}
          error={problems["words"]}
          onChange={(words) => onChange({ words })}
        />
      </div>
      <CheckGroup
        label={t("form.sentiments")}
        values={conditions.sentiments}
        options={sentiments.map((value) => ({ value, label: t(`form.${value}`) }))}
        onChange={(values) => onChange({ sentiments: values })}
      />
      <CheckGroup
        label={t("form.channels")}
        values={conditions.channels}
        options={channelKinds.map((value) => ({ value, label: t(`portal:channel.${value}`) }))}
        onChange={(values) => onChange({ channels: values })}
      />
      <CheckGroup
        label={t("form.languages")}
        values={conditions.languages}
        options={[
          { value: "ar", label: t("form.arabic") },
          { value: "en", label: t("form.english") },
        ]}
        onChange={(values) => onChange({ languages: values })}
      />
      <Select
        label={t("form.customers")}
        value={conditions.customers}
        options={customers.map((value) => ({ value, label: t(`form.${value}Customer`) }))}
        onChange={(value) => onChange({ customers: customers.find((one) => one === value) ?? "any" })}
      />
      {offered.length > 0 && (
        <CheckGroup
          label={t("form.topics")}
          hint={t("form.topicsHint")}
          values={conditions.topics}
          options={offered.map((value) => ({ value, label: value }))}
          onChange={(values) => onChange({ topics: values })}
        />
      )}
    </SettingsPart>
  );
}
