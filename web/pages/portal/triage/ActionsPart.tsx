import { useTranslation } from "react-i18next";
import { listMembers } from "#web/api/endpoints/organizations.ts";
import { listTags } from "#web/api/endpoints/tags.ts";
import { priorities } from "#shared/values/tickets.ts";
import type { TriageRule, TriageRuleBody } from "#shared/contract/triage-rules.ts";
import { triageLimits } from "#shared/values/triage-rules.ts";
import { useRead } from "#web/api/use-read.ts";
import { FieldPair, LabelledControl, SettingsPart } from "#web/components/agents/SettingsPart.tsx";
import { TagChips } from "#web/components/ticket/TagChips.tsx";
import { TagField } from "#web/components/ticket/TagField.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { Select } from "#web/ui/Select.tsx";
import { PartProblem } from "./PartProblem.tsx";
import { ReplyTextField } from "./ReplyTextField.tsx";

type Actions = TriageRuleBody["actions"];

/** The actions of a rule. */
export function ActionsPart({
  actions,
  assignee,
  problems,
  onChange,
}: {
  actions: Actions;
  /** The stored assignee. A member without access is shown but not offered again. */
  assignee: TriageRule["actions"]["assignee"];
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<Actions>) => void;
}) {
  const { t } = useTranslation(["triageRules", "portal"]);
  const members = useRead(listMembers, { query: {} }).data?.data ?? [];
  const allTags = useRead(listTags, {}).data?.data ?? [];
  // A tag of the rule may not exist yet.
  const chosenTags = actions.tags.map((name) => ({ id: name, name }));
  const people = members.map(({ id, name }) => ({ value: id, label: name }));
  if (assignee && !assignee.is_active)
    people.push({ value: assignee.id, label: t("summary.gone", { name: assignee.name }) });
  const setTags = (tags: string[]) => onChange({ tags });
  return (
    <SettingsPart title={t("form.then")} text={t("form.thenText")}>
      <PartProblem text={problems["actions"]} />
      <FieldPair>
        <Select
          label={t("form.priority")}
          hint={t("form.priorityHint")}
          value={actions.priority ?? ""}
          placeholder={t("form.noPriority")}
          options={priorities.map((value) => ({ value, label: t(`portal:priority.${value}`) }))}
          onChange={(value) => onChange({ priority: priorities.find((one) => one === value) ?? null })}
        />
        <Select
          label={t("form.assignee")}
          hint={t("form.assigneeHint")}
          value={actions.assignee_id ?? ""}
          placeholder={t("form.noAssignee")}
          options={people}
          onChange={(value) => onChange({ assignee_id: value || null })}
        />
      </FieldPair>
      <LabelledControl label={t("form.tags")}>
        {chosenTags.length > 0 && (
          <TagChips
            tags={chosenTags}
            label={t("form.tags")}
            onRemove={({ name }) => setTags(actions.tags.filter((other) => other !== name))}
          />
        )}
        {chosenTags.length < triageLimits.maxTags && (
          <TagField
            tags={allTags.filter(({ name }) => !actions.tags.includes(name))}
            chosenTags={chosenTags}
            onChoose={(name) => setTags([...actions.tags, name])}
          />
        )}
        <PartProblem text={problems["tags"]} />
      </LabelledControl>
      <Checkbox
        checked={actions.escalates}
        onChange={(escalates) => onChange({ escalates })}
        note={t("form.escalatesNote")}
      >
        {t("form.escalates")}
      </Checkbox>
      <LabelledControl label={t("form.reply")} note={t("form.replyText")}>
        <FieldPair>
          {(["ar", "en"] as const).map((language) => (
            <ReplyTextField
              key={language}
              language={language}
              label={t(language === "ar" ? "form.replyAr" : "form.replyEn")}
              value={actions.reply[language] ?? ""}
              onChange={(text) =>
                onChange({ reply: { ...actions.reply, [language]: text === "" ? null : text } })
              }
            />
          ))}
        </FieldPair>
      </LabelledControl>
    </SettingsPart>
  );
}
