import { useTranslation } from "react-i18next";
import type { AgentKind } from "#shared/contract/agents.ts";
import { settingsLimits } from "#shared/rules/agent-settings.ts";
import { LabelledControl, FieldPair, SettingsPart } from "#web/components/agents/SettingsPart.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import type { Draft } from "./use-draft.ts";

/** Whether the agent answers, its name and its greeting. */
export function IdentityPart({ kind, draft }: { kind: AgentKind; draft: Draft }) {
  const { t } = useTranslation("agents");
  const { settings, problems, change } = draft;
  const field = (name: "name" | "greeting", language: "ar" | "en") => ({
    label: t(`identity.${name}.${language}`),
    name: `${name}.${language}`,
    value: settings[name][language],
    error: problems[`${name}.${language}`],
    maxLength: settingsLimits[name],
    required: true,
    onChange: (value: string) => change({ [name]: { ...settings[name], [language]: value } }),
  });
  return (
    <SettingsPart title={t("identity.title")} text={t(`identity.text.${kind}`)}>
      <LabelledControl note={settings.enabled ? undefined : t(`identity.off.${kind}`)}>
        <Switch
          label={t(`identity.enabled.${kind}`)}
          isOn={settings.enabled}
          onChange={(enabled) => change({ enabled })}
        />
      </LabelledControl>
      <FieldPair>
        <TextField {...field("name", "ar")} />
        <TextField {...field("name", "en")} />
      </FieldPair>
      <FieldPair>
        <TextField {...field("greeting", "ar")} lines={3} />
        <TextField {...field("greeting", "en")} lines={3} />
      </FieldPair>
    </SettingsPart>
  );
}
