import { useTranslation } from "react-i18next";
import { type TeamHours, defaultTeamHours } from "#shared/rules/team-hours.ts";
import { Holidays } from "#web/components/agents/Holidays.tsx";
import { HoursTable } from "#web/components/agents/HoursTable.tsx";
import { LabelledControl, SettingsPart } from "#web/components/agents/SettingsPart.tsx";
import { useTeamState } from "#web/components/agents/use-team-state.ts";
import { Segment } from "#web/ui/Segment.tsx";
import { Select } from "#web/ui/Select.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import css from "./AgentPage.module.css";
import type { Draft } from "./use-draft.ts";
import { timeZoneOptions } from "./time-zones.ts";

const closedOptions = ["say_when", "ask_contact"] as const;

/** The team's hours, which the agent states when it hands over. */
export function HoursPart({ draft }: { draft: Draft }) {
  const { t } = useTranslation("agents");
  const { settings, problems, change, changeHandover } = draft;
  const { team_hours: hours, out_of_hours: out } = settings.handover;
  const state = useTeamState();
  const set = (fields: Partial<TeamHours>) =>
    changeHandover({ team_hours: { ...(hours ?? defaultTeamHours), ...fields } });
  return (
    <SettingsPart title={t("hours.title")} text={t("hours.text")}>
      <LabelledControl note={hours ? undefined : t("hours.off")}>
        <Switch
          label={t("hours.on")}
          isOn={hours !== null}
          onChange={(isOn) => changeHandover({ team_hours: isOn ? defaultTeamHours : null })}
        />
      </LabelledControl>
      {hours && (
        <>
          <HoursTable
            week={hours.week}
            problems={problems}
            openLabel={(day) => t("hours.openOf", { day })}
            onChange={(week) => set({ week })}
          />
          <p className={css.now}>
            {t("hours.now")} <b>{state(hours, settings.time_zone)}</b>
          </p>
          <Select
            className={css.zone}
            label={t("hours.timeZone")}
            value={settings.time_zone}
            error={problems["time_zone"]}
            options={timeZoneOptions(settings.time_zone, (zone) => t(`zone.${zone}`))}
            onChange={(time_zone) => change({ time_zone })}
          />
          <Holidays days={hours.holidays} onChange={(holidays) => set({ holidays })} />
          <LabelledControl label={t("hours.out")}>
            <Segment
              label={t("hours.out")}
              value={out}
              onChange={(choice) => changeHandover({ out_of_hours: choice })}
              options={closedOptions.map((choice) => ({
                value: choice,
                label: t(`hours.outOption.${choice}`),
              }))}
            />
          </LabelledControl>
        </>
      )}
    </SettingsPart>
  );
}
