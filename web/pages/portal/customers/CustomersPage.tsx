import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import { listCustomers } from "#web/api/endpoints/customers.ts";
import { useRead } from "#web/api/use-read.ts";
import { CustomerTable } from "#web/components/customer/CustomerTable.tsx";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { useRowKeys } from "#web/components/list/row-keys.ts";
import { SearchField } from "#web/components/list/SearchField.tsx";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { EmptyPicture } from "#web/components/pictures/EmptyPicture.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { groupByLastSeen } from "./by-last-seen.ts";
import { CustomerFilters } from "./CustomerFilters.tsx";
import { type CustomerView, queryOfView, readCustomerView } from "./customer-view.ts";
import css from "./CustomersPage.module.css";
import { ExportCustomers } from "./ExportCustomers.tsx";
import { SavedSegments } from "./SavedSegments.tsx";

/** The customers, the last seen first (C210). The address contains the search and the page (B35). */
export function CustomersPage() {
  const { t } = useTranslation(["customers", "common"]);
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const view = readCustomerView(search);
  const { q, tag, quiet, since, before, wrote, channel, language } = view;
  const isFiltered = [tag, quiet, since, before, wrote, channel, language].some(
    (value) => value !== undefined,
  );
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(listCustomers, { query: { page, ...queryOfView(view) } }, { keepPrevious: true });
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows, field);
  const list = read.data;
  const total = list?.meta.total ?? 0;
  const isNarrowed = q !== "" || isFiltered;
  const showList = ({ page: next, ...change }: Partial<CustomerView> & { page?: number }) => {
    const shown = { ...view, ...change };
    const fields = new URLSearchParams();
    if (shown.q) fields.set("q", shown.q);
    if (shown.tag) fields.set("tag", shown.tag);
    if (shown.quiet) fields.set("quiet", String(shown.quiet));
    for (const name of ["since", "before", "wrote", "channel", "language"] as const) {
      const value = shown[name];
      if (value) fields.set(name, value);
    }
    if (next && next > 1) fields.set("page", String(next));
    setSearch(fields, { replace: next === undefined });
    if (next !== undefined) window.scrollTo(0, 0);
  };
  const clear = () => showList(readCustomerView(new URLSearchParams()));
  return (
    <Page full className={css.page ?? ""}>
      <PageHead
        title={t("common:titles.customers")}
        note={
          list && !isNarrowed && total > 0 && t("list.total", { count: total, number: format.number(total) })
        }
      />
      {!(list && total === 0 && !isNarrowed) && (
        <div className={css.filters}>
          <SearchField
            ref={field}
            label={t("list.search")}
            value={q}
            onSearch={(text) => showList({ q: text })}
          />
          <CustomerFilters view={view} onChange={showList} />
          {isNarrowed && list && (
            <p role="status" className={css.found}>
              {t("list.total", { count: total, number: format.number(total) })}
            </p>
          )}
          <SavedSegments view={view} onOpen={showList} />
          {list && total > 0 && <ExportCustomers view={view} total={total} />}
        </div>
      )}
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && (
        <div className={css.loading}>
          <Skeleton rows={10} />
        </div>
      )}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => showList({ page: 1 })} />}
      {list && total === 0 && (
        <EmptyState
          picture={<EmptyPicture kind="customers" />}
          title={isFiltered ? t("filters.none") : q ? t("list.searchNone", { q }) : t("common:noData")}
          action={
            isNarrowed ? (
              <Button onClick={clear}>{t(isFiltered ? "filters.clear" : "list.searchGo")}</Button>
            ) : (
              <LinkButton to={paths.chatbot()} look="main">
                {t("list.emptyGo")}
              </LinkButton>
            )
          }
        >
          {t(isFiltered ? "filters.noneText" : q ? "list.searchText" : "list.empty")}
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <>
          <div ref={rows} aria-busy={read.isPlaceholderData}>
            <CustomerTable
              label={t("list.label")}
              groups={groupByLastSeen(list.data).map(({ key, items }) => ({
                key,
                title: t(`list.group.${key}`),
                customers: items,
              }))}
            />
          </div>
          <ListFooter
            meta={list.meta}
            range={(values) => t("list.range", values)}
            onPage={(next) => showList({ page: next })}
          />
        </>
      )}
    </Page>
  );
}
