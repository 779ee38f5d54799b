import { useTranslation } from "react-i18next";
import { flowKinds } from "#shared/rules/flow-request.ts";
import { LabelledControl, SettingsPart } from "#web/components/agents/SettingsPart.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import type { Draft } from "./use-draft.ts";

/** The kinds of customer requests that the agent collects. Other kinds go to a person at once. */
export function RequestsPart({ draft }: { draft: Draft }) {
  const { t } = useTranslation("agents");
  const { flows = [] } = draft.settings;
  return (
    <SettingsPart title={t("requests.title")} text={t("requests.text")}>
      {flowKinds.map((kind) => (
        <LabelledControl key={kind} note={t(`requests.asks.${kind}`)}>
          <Switch
            label={t(`requests.kind.${kind}`)}
            isOn={flows.includes(kind)}
            onChange={(isOn) =>
              draft.change({
                flows: flowKinds.filter((each) => (each === kind ? isOn : flows.includes(each))),
              })
            }
          />
        </LabelledControl>
      ))}
    </SettingsPart>
  );
}
