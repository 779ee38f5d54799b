import { useTranslation } from "react-i18next";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { listSimulatedPhones, setSimulatedFaults } from "#web/api/endpoints/simulator.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { DownIcon } from "#web/ui/site-icons.tsx";
import { Select } from "#web/ui/Select.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import { RingGlyph, TriangleGlyph } from "#web/components/signs/glyphs.tsx";
import css from "./FaultSwitches.module.css";

type FaultProfile = ResultOf<EndpointOf<typeof listSimulatedPhones>>["data"]["weather"];
const errorKinds = ["none", "limit", "error", "cut"] as const;

/** The faults that the simulated platforms can produce. */
export function FaultSwitches({ profile }: { profile: FaultProfile }) {
  const { t } = useTranslation("simulator");
  const isCalm = !profile.slow && !profile.duplicates && profile.trouble === "none";
  const change = useAction(
    (part: Partial<FaultProfile>) => call(setSimulatedFaults, { body: { ...profile, ...part } }),
    {
      refreshes: ["simulator"],
    },
  );
  return (
    <details className={css.faults}>
      <summary>
        <span>{t("faults")}</span>
        <span className={css.now}>
          {isCalm ? <RingGlyph /> : <TriangleGlyph />}
          {t(isCalm ? "calm" : "stormy")}
        </span>
        <DownIcon size="small" />
      </summary>
      <div className={css.switches}>
        <p>{t("faultsNote")}</p>
        <Switch label={t("slow")} isOn={profile.slow} onChange={(slow) => void change.run({ slow })} />
        <Switch
          label={t("duplicates")}
          isOn={profile.duplicates}
          onChange={(duplicates) => void change.run({ duplicates })}
        />
        <Select
          label={t("trouble")}
          value={profile.trouble}
          onChange={(trouble) => void change.run({ trouble: trouble as FaultProfile["trouble"] })}
          options={errorKinds.map((one) => ({ value: one, label: t(`troubles.${one}`) }))}
        />
      </div>
    </details>
  );
}
