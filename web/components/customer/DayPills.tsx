import { useTranslation } from "react-i18next";
import { FilterPill } from "#web/components/list/FilterPill.tsx";
import { useFormat } from "#web/i18n/use-format.ts";

const filters = ["since", "before", "wrote"] as const;

/** The days by which customers are filtered. They come from the dashboard's links, and can only be cleared. */
export function DayPills({
  days,
  onClear,
}: {
  days: Readonly<Record<(typeof filters)[number], string | null | undefined>>;
  onClear: (filter: (typeof filters)[number]) => void;
}) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  return filters.map((filter) => {
    const day = days[filter];
    return (
      day && (
        <FilterPill
          key={filter}
          name={t(`filters.${filter}.name`)}
          value={day}
          text={t(`filters.${filter}.text`, { date: format.date(`${day}T12:00:00Z`) })}
          options={[]}
          onChange={() => onClear(filter)}
        />
      )
    );
  });
}
