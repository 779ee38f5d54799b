import { useTranslation } from "react-i18next";
import { listTags } from "#web/api/endpoints/tags.ts";
import { languages } from "#shared/language.ts";
import { channelKinds } from "#shared/values/tickets.ts";
import { quietDays } from "#shared/values/customers.ts";
import { useRead } from "#web/api/use-read.ts";
import { DayPills } from "#web/components/customer/DayPills.tsx";
import { FilterPill } from "#web/components/list/FilterPill.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import css from "./CustomersPage.module.css";
import type { CustomerView } from "./customer-view.ts";

/** The filters of the customer list: tags, the time since the last message, the channel,
 * the language, and the days from the dashboard's links. */
export function CustomerFilters({
  view,
  onChange,
}: {
  view: CustomerView;
  onChange: (change: Partial<CustomerView>) => void;
}) {
  const { t } = useTranslation(["customers", "portal"]);
  const format = useFormat();
  const { tag, quiet, channel, language } = view;
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
      <FilterPill
        name={t("filters.channel")}
        value={channel}
        options={channelKinds.map((kind) => ({ value: kind, label: t(`portal:channel.${kind}`) }))}
        onChange={(value) => onChange({ channel: channelKinds.find((kind) => kind === value) })}
      />
      <FilterPill
        name={t("filters.language")}
        value={language}
        options={languages.map((value) => ({ value, label: t(`customer.languages.${value}`) }))}
        onChange={(value) => onChange({ language: languages.find((each) => each === value) })}
      />
      <DayPills days={view} onClear={(filter) => onChange({ [filter]: undefined })} />
    </div>
  );
}
