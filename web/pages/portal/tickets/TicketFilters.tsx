import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ticketOrders } from "#shared/values/tickets.ts";
import { maxCounted } from "#shared/rules/pagination.ts";
import { FilterPill } from "#web/components/list/FilterPill.tsx";
import { MoreFilters } from "#web/components/list/MoreFilters.tsx";
import { SearchField } from "#web/components/list/SearchField.tsx";
import { hasFilters, noFilters, type TicketView } from "#web/components/ticket/ticket-view.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { lazyPart } from "#web/lazy-part.tsx";
import { Button } from "#web/ui/Button.tsx";
import { SortIcon } from "#web/ui/icons.tsx";
import { LoadBoundary } from "#web/ui/LoadBoundary.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import { CheckIcon } from "#web/ui/site-icons.tsx";
import { ExportButton } from "./ExportButton.tsx";
import css from "./TicketFilters.module.css";
import { SavedViews } from "./SavedViews.tsx";
import { useFilters } from "./use-filters.ts";

/** Fetched with the calendar when it is first opened. */
const DateRangeDialog = lazyPart(async () => (await import("./DateRangeDialog.tsx")).DateRangeDialog);

/** The filters that are always visible; the others are in a menu until they are used. */
const firstFilters: ReadonlySet<string> = new Set(["assignee", "channel", "priority", "waiting", "opened"]);

export interface TicketFiltersProps {
  view: TicketView;
  onChange: (change: Partial<TicketView>) => void;
  /** The number of tickets, shown for a search or with filters. */
  total: number | undefined;
  field: React.Ref<HTMLInputElement>;
}

/** The search, filters and order of the ticket list. On a phone the filters scroll sideways. */
export function TicketFilters({ view, onChange, total, field }: TicketFiltersProps) {
  const { t } = useTranslation("tickets");
  const format = useFormat();
  const [isChoosingDays, setChoosingDays] = useState(false);
  const filters = useFilters(view, { onChange, onOwnDays: () => setChoosingDays(true) });
  const isShown = ({ key, value }: (typeof filters)[number]) => firstFilters.has(key) || value !== undefined;
  // Waiting tickets are ordered by waiting time, which equals the order by activity.
  const orders = ticketOrders.filter((order) => order !== "newest" || view.status !== "deferred");
  return (
    <div className={css.filters}>
      <SearchField ref={field} label={t("list.search")} value={view.q} onSearch={(q) => onChange({ q })} />
      <div className={css.pills} role="group" aria-label={t("filters.label")}>
        {filters.filter(isShown).map(({ key, ...filter }) => (
          <FilterPill key={key} {...filter} />
        ))}
        <MoreFilters filters={filters.filter((filter) => !isShown(filter))} />
        {hasFilters(view) && (
          <Button look="quiet" size="small" className={css.clear} onClick={() => onChange(noFilters)}>
            {t("filters.clearAll")}
          </Button>
        )}
      </div>
      <SavedViews view={view} className={css.views} />
      <Menu
        label={t("sort.label", { order: t(`sort.${view.sort}`) })}
        className={css.sort ?? ""}
        trigger={
          <span>
            <SortIcon size="small" />
            <span>{t(`sort.${view.sort}`)}</span>
          </span>
        }
        entries={orders.map((order) => ({
          id: order,
          label: t(`sort.${order}`),
          icon: order === view.sort ? <CheckIcon size="small" /> : <span className={css.noIcon} />,
          onSelect: () => onChange({ sort: order }),
        }))}
      />
      <ExportButton view={view} className={css.export} />
      {(view.q !== "" || hasFilters(view)) && total !== undefined && (
        <p role="status" className={css.found}>
          {total > maxCounted
            ? t("list.foundMany", { number: format.number(maxCounted) })
            : t("list.found", { count: total })}
        </p>
      )}
      {isChoosingDays && (
        <LoadBoundary fallback={null} onClose={() => setChoosingDays(false)}>
          <DateRangeDialog
            from={view.from}
            to={view.to}
            onChange={onChange}
            onClose={() => setChoosingDays(false)}
          />
        </LoadBoundary>
      )}
    </div>
  );
}
