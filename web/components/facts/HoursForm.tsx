import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlaceHours } from "#shared/rules/business-facts.ts";
import { HoursTable } from "#web/components/agents/HoursTable.tsx";
import { FormError } from "#web/ui/FormError.tsx";
import { Select } from "#web/ui/Select.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import { type FactFormProps, usualWeek } from "./fact-forms.ts";
import css from "./FactForm.module.css";

/** The form for the opening hours of the business or of each branch, and for Ramadan when they differ. */
export function HoursForm({
  value: { places },
  onChange,
  problems,
  branches,
}: FactFormProps<"hours"> & { branches: readonly string[] }) {
  const { t } = useTranslation("facts");
  const [chosen, setChosen] = useState(0);
  const isSame = places.length < 2 && (places[0]?.branch ?? "") === "";
  const at = Math.min(chosen, Math.max(0, places.length - 1));
  const place: PlaceHours = places[at] ?? { branch: "", week: usualWeek, ramadan: null };
  const set = (fields: Partial<PlaceHours>) => onChange({ places: places.with(at, { ...place, ...fields }) });
  const share = (isShared: boolean) => {
    setChosen(0);
    onChange({
      places: isShared ? [{ ...place, branch: "" }] : branches.map((branch) => ({ ...place, branch })),
    });
  };
  const textsOf = (name: "week" | "ramadan") =>
    Object.fromEntries(
      Object.entries(problems)
        .filter(([key]) => key.startsWith(`places.${at}.${name}.`))
        .map(([key, problem]) => [key.replace(`places.${at}.${name}`, "week"), t(`problem.${problem}`)]),
    );
  const openLabel = (day: string) => t("hours.openOf", { day });
  return (
    <>
      {branches.length > 1 && <Switch label={t("hours.same")} isOn={isSame} onChange={share} />}
      {!isSame && places.length > 1 && (
        <Select
          label={t("hours.branch")}
          value={String(at)}
          onChange={(next) => setChosen(Number(next))}
          options={places.map(({ branch }, index) => ({ value: String(index), label: branch }))}
        />
      )}
      <HoursTable
        week={place.week}
        problems={textsOf("week")}
        openLabel={openLabel}
        onChange={(week) => set({ week })}
      />
      {problems[`places.${at}.week`] && <FormError>{t("problem.week")}</FormError>}
      <div className={css.season}>
        <Switch
          label={t("hours.hasRamadan")}
          isOn={place.ramadan !== null}
          onChange={(isOn) => set({ ramadan: isOn ? place.week : null })}
        />
        {place.ramadan && (
          <HoursTable
            week={place.ramadan}
            problems={textsOf("ramadan")}
            openLabel={(day) => `${t("hours.ramadan")}: ${openLabel(day)}`}
            onChange={(ramadan) => set({ ramadan })}
          />
        )}
      </div>
    </>
  );
}
