import { useTranslation } from "react-i18next";
import type { AgentView } from "#shared/contract/agents.ts";
import { SettingsPart } from "#web/components/agents/SettingsPart.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import css from "./AgentPage.module.css";
import type { Draft } from "./use-draft.ts";

/** The channels on which the agent answers. On others every message goes to a person. */
export function ChannelsPart({ agent, draft }: { agent: AgentView; draft: Draft }) {
  const { t } = useTranslation(["agents", "portal"]);
  const { channels_off: off } = draft.settings;
  return (
    <SettingsPart title={t("channels.title")} text={t("channels.text")}>
      <div className={css.channels}>
        <Rows label={t("channels.title")}>
          {agent.channels.map((channel) => (
            <li key={channel} className={css.channel}>
              <ChannelMark kind={channel} />
              <Switch
                hideLabel
                label={t(`portal:channel.${channel}`)}
                isOn={!off.includes(channel)}
                onChange={(isOn) =>
                  draft.change({
                    channels_off: isOn ? off.filter((other) => other !== channel) : [...off, channel],
                  })
                }
              />
            </li>
          ))}
        </Rows>
      </div>
    </SettingsPart>
  );
}
