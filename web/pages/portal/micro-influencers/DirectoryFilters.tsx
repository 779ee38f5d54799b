import { useTranslation } from "react-i18next";
import type { Specialization } from "#shared/contract/influencers.ts";
import { influencerCities, influencerSorts, specializations } from "#shared/values/influencers.ts";
import { SearchField } from "#web/components/list/SearchField.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Segment } from "#web/ui/Segment.tsx";
import { Select } from "#web/ui/Select.tsx";
import css from "./DirectoryFilters.module.css";
import type { DirectoryView } from "./directory-view.ts";

export interface DirectoryFiltersProps {
  view: DirectoryView;
  /** The number of influencers of each specialisation. Empty until it is known. */
  counts: readonly { specialization: Specialization; total: number }[];
  onChange: (change: Partial<DirectoryView>) => void;
  field: React.Ref<HTMLInputElement>;
}

/** The search, the filters by specialisation and city, and the order (C213). */
export function DirectoryFilters({ view, counts, onChange, field }: DirectoryFiltersProps) {
  const { t } = useTranslation("influencers");
  const format = useFormat();
  const totals = new Map(counts.map(({ specialization, total }) => [specialization, total]));
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  return (
    <div className={css.filters}>
      <SearchField ref={field} label={t("find")} value={view.q} onSearch={(q) => onChange({ q })} />
      <Select
        className={css.choice}
        label={t("filter.specialization")}
        hideLabel
        value={view.specialization ?? ""}
        placeholder={t("filter.allSpecializations", { number: format.number(all) })}
        onChange={(chosen) => onChange({ specialization: specializations.find((one) => one === chosen) })}
        options={specializations
          .filter((one) => totals.has(one) || one === view.specialization)
          .map((value) => ({
            value,
            label: t("filter.someSpecialization", {
              name: t(`specialization.${value}`),
              number: format.number(totals.get(value) ?? 0),
            }),
          }))}
      />
      <Select
        className={css.choice}
        label={t("filter.city")}
        hideLabel
        value={view.city ?? ""}
        placeholder={t("filter.allCities")}
        onChange={(chosen) => onChange({ city: influencerCities.find((one) => one === chosen) })}
        options={influencerCities.map((value) => ({ value, label: t(`city.${value}`) }))}
      />
      <Select
        className={css.choice}
        label={t("sort.label")}
        hideLabel
        value={view.sort}
        onChange={(chosen) =>
          onChange({ sort: influencerSorts.find((one) => one === chosen) ?? "followers" })
        }
        options={influencerSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
      <Segment
        label={t("sort.order")}
        value={view.order}
        onChange={(order) => onChange({ order })}
        options={[
          { value: "desc", label: t("sort.desc") },
          { value: "asc", label: t("sort.asc") },
        ]}
      />
    </div>
  );
}
