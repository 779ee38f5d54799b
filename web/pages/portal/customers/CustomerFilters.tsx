import { useTranslation } from "react-i18next";
import { listTags } from "#web/api/endpoints/tags.ts";
import { quietDays } from "#shared/values/customers.ts";
import { useRead } from "#web/api/use-read.ts";
import { DayPills } from "#web/components/customer/DayPills.tsx";
import { FilterPill } from "#web/components/list/FilterPill.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import css from "./CustomersPage.module.css";
import type { CustomerView } from "./customer-view.ts";

/** The filters of the customer list: tags, the time since the last message, and the days from the dashboard's links. */
export function CustomerFilters({
  view,
  onChange,
}: {
  view: CustomerView;
  onChange: (change: Partial<CustomerView>) => void;
}) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  const { tag, quiet } = view;
  const tags = useRead(listTags, {}).data?.data ?? [];
  return (
    <div role="group" aria-label={t("filters.label")} className={css.pills}>
      {(tags.length > 0 || tag) && (
        <FilterPill
          name={t("filters.tag")}
          value={tag}
          options={tags.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => onChange({ tag: value })}
        />
      )}
      <FilterPill
        name={t("filters.quiet")}
        value={quiet && String(quiet)}
        text={quiet && `${t("filters.quiet")} ${t("filters.days", { number: format.number(quiet) })}`}
        options={quietDays.map((days) => ({
          value: String(days),
          label: t("filters.days", { number: format.number(days) }),
        }))}
        onChange={(value) => onChange({ quiet: quietDays.find((days) => String(days) === value) })}
      />
      <DayPills days={view} onClear={(filter) => onChange({ [filter]: undefined })} />
    </div>
  );
}
