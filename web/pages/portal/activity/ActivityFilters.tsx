import { useTranslation } from "react-i18next";
import type { listAuditEntries } from "#shared/contract/audit.ts";
import { auditAreas } from "#shared/values/audit.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { FilterPill } from "#web/components/list/FilterPill.tsx";
import type { ActivityFields } from "#web/portal-paths.ts";
import { DateField } from "#web/ui/DateField.tsx";
import css from "./ActivityFilters.module.css";

type Author = ResultOf<typeof listAuditEntries>["meta"]["people"][number];

/** The filters of the activity log: the author, the area and the days. */
export function ActivityFilters({
  fields,
  people,
  onChange,
}: {
  fields: ActivityFields;
  people: readonly Author[];
  onChange: (change: ActivityFields) => void;
}) {
  const { t } = useTranslation("activity");
  const labelOf = ({ name, kind, is_former }: Author) =>
    kind === "key"
      ? t(is_former ? "filters.revokedKey" : "authors.key", { name })
      : is_former
        ? t("filters.former", { name })
        : name;
  return (
    <div className={css.filters}>
      <FilterPill
        name={t("filters.person")}
        value={fields.author}
        options={people.map((author) => ({ value: author.id, label: labelOf(author) }))}
        onChange={(author) => onChange({ author })}
      />
      <FilterPill
        name={t("filters.area")}
        value={fields.area}
        options={auditAreas.map((area) => ({ value: area, label: t(`areas.${area}`) }))}
        onChange={(area) => onChange({ area })}
      />
      {(["from", "to"] as const).map((end) => (
        <DateField
          key={end}
          label={t(`filters.${end}`)}
          size="small"
          className={css.day}
          value={fields[end] ?? ""}
          onChange={(day) => onChange({ [end]: day || undefined })}
        />
      ))}
    </div>
  );
}
