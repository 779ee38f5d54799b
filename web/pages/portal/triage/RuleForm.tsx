import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TriageRule, TriageRuleBody } from "#shared/contract/triage-rules.ts";
import { triageLimits } from "#shared/values/triage-rules.ts";
import { addTriageRule, changeTriageRule } from "#web/api/endpoints/triage-rules.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { ActionsPart } from "./ActionsPart.tsx";
import { ConditionsPart } from "./ConditionsPart.tsx";
import css from "./RuleForm.module.css";

const empty: TriageRuleBody = {
  name: "",
  conditions: { channels: [], languages: [], words: [], sentiments: [], topics: [], customers: "any" },
  actions: {
    priority: null,
    assignee_id: null,
    tags: [],
    reply: { ar: null, en: null },
    escalates: false,
  },
};

const bodyOf = ({
  name,
  conditions,
  actions: { assignee, tags, ...actions },
}: TriageRule): TriageRuleBody => ({
  name,
  conditions,
  actions: { ...actions, assignee_id: assignee?.id ?? null, tags: tags.map((tag) => tag.name) },
});

/** Creates or edits a rule. After saving, it is tried on past tickets before it is switched on. */
export function RuleForm({
  rule,
  topics,
  onClose,
  onSaved,
}: {
  /** The rule to edit. Undefined for a new one. */
  rule: TriageRule | undefined;
  topics: readonly string[];
  onClose: () => void;
  onSaved: (rule: TriageRule) => void;
}) {
  const { t } = useTranslation(["triageRules", "common"]);
  const refresh = useRefresh();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(rule ? bodyOf(rule) : empty);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const change = (part: Partial<TriageRuleBody>, ...changed: string[]) => {
    setDraft((before) => ({ ...before, ...part }));
    save.reset();
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !changed.includes(name))),
    );
  };
  const save = useAction(
    (body: TriageRuleBody) =>
      rule ? call(changeTriageRule, { params: { id: rule.id }, body }) : call(addTriageRule, { body }),
    {
      failed: null,
      onDone: async ({ data }) => {
        await refresh("triageRules", "tags");
        onSaved(data);
      },
      onFailed: (error) => setProblems(error instanceof ApiError ? error.fields : {}),
    },
  );
  const submit = () => {
    if (save.isPending) return;
    setProblems({});
    void save.run(draft);
  };
  const isNamed = Object.keys(problems).length > 0;
  return (
    <Page>
      <PageHead title={t(rule ? "form.edit" : "form.new")} />
      <form
        ref={form}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormErrorSummary message={isNamed ? t("form.failed") : save.problem} />
        <TextField
          label={t("form.name")}
          hint={t("form.nameHint")}
          value={draft.name}
          onChange={(name) => change({ name }, "name")}
          maxLength={triageLimits.maxName}
          error={problems["name"]}
          autoFocus={!rule}
          required
        />
        <ConditionsPart
          conditions={draft.conditions}
          topics={topics}
          problems={problems}
          onChange={(part) =>
            change({ conditions: { ...draft.conditions, ...part } }, "conditions", "words", "topics")
          }
        />
        <ActionsPart
          actions={draft.actions}
          assignee={rule?.actions.assignee ?? null}
          problems={problems}
          onChange={(part) => change({ actions: { ...draft.actions, ...part } }, "actions", "tags")}
        />
        <div className={css.end}>
          <Button type="submit" look="main" isPending={save.isPending}>
            {t("form.save")}
          </Button>
          <Button onClick={onClose}>{t("form.cancel")}</Button>
        </div>
      </form>
    </Page>
  );
}
