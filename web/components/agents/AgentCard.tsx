import { Trans, useTranslation } from "react-i18next";
import type { AgentView } from "#shared/contract/agents.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { StatusDot } from "#web/components/portal/StatusDot.tsx";
import css from "./AgentCard.module.css";
import { useTeamState } from "./use-team-state.ts";

/** An agent's card: its name, its state, this month's figures and its settings. */
export function AgentCard({ agent, actions }: { agent: AgentView; actions: React.ReactNode }) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const { currentLanguage } = useLanguage();
  const { kind, settings, version, month } = agent;
  const state = !settings.enabled ? "off" : version === null ? "untrained" : "live";
  const other = t(kind === "support" ? "figures.handed" : "figures.unanswered");
  return (
    <li className={css.agent}>
      <span className={css.avatar}>
        <Mark state={state === "live" ? "lit" : "off"} />
      </span>
      <div className={css.who}>
        <h2>{t(`kind.${kind}`)}</h2>
        <p className={css.state}>
          <bdi>{settings.name[currentLanguage]}</bdi>
          <span>
            <StatusDot isOn={state === "live"} />
            {t(`state.${state}`)}
          </span>
        </p>
        <p className={css.does}>{t(`does.${kind}`)}</p>
      </div>
      <dl className={css.figures}>
        <div>
          <dd>
            <Ltr>{format.number(month.answered)}</Ltr>
          </dd>
          <dt>{t("figures.answered")}</dt>
        </div>
        <div>
          <dd>
            <Ltr>{format.number(month.handed_over)}</Ltr>
          </dd>
          <dt>{other}</dt>
        </div>
      </dl>
      <Facts agent={agent} />
      <div className={css.actions}>{actions}</div>
    </li>
  );
}

/** The agent's settings in short form. */
function Facts({ agent }: { agent: AgentView }) {
  const { t } = useTranslation(["agents", "portal"]);
  const format = useFormat();
  const teamState = useTeamState();
  const { kind, settings, automatic, channels, staff_sources } = agent;
  const hours = settings.handover.team_hours;
  const open = channels.filter((channel) => !settings.channels_off.includes(channel));
  const languages = settings.languages.length > 1 ? "ar,en" : (settings.languages[0] as "ar" | "en");
  const answerFrom = settings.answer_from;
  const facts: [string, React.ReactNode][] = [
    [t("fact.tone"), t(`tone.${settings.tone}`)],
    [t("fact.languages"), t(`manner.order.${languages}`)],
    [
      t("fact.certainty"),
      <Trans
        key="share"
        t={t}
        i18nKey={answerFrom === null ? "certaintyAuto" : "certaintyOwn"}
        values={{ share: format.percent(answerFrom ?? automatic.answer_from) }}
        components={{ share: <Ltr /> }}
      />,
    ],
    ...(kind === "support"
      ? ([
          [t("fact.team"), hours ? teamState(hours, settings.time_zone) : t("teamNone")],
          [
            t("fact.channels"),
            open.length > 0
              ? open.map((channel) => t(`portal:channel.${channel}`)).join(" · ")
              : t("channelsNone"),
          ],
        ] satisfies [string, React.ReactNode][])
      : ([[t("fact.sources"), t("staffSources", { count: staff_sources })]] satisfies [
          string,
          React.ReactNode,
        ][])),
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
