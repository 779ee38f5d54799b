import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import { listOrganizations } from "#web/api/endpoints/operator-organizations.ts";
import { listSubscriptions } from "#web/api/endpoints/subscriptions.ts";
import { useRead } from "#web/api/use-read.ts";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { useRowKeys } from "#web/components/list/row-keys.ts";
import { SearchField } from "#web/components/list/SearchField.tsx";
import { OrganizationTable } from "#web/components/operator/OrganizationTable.tsx";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { ShieldIcon } from "#web/ui/icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./OrganizationsPage.module.css";
import { useIndustryName } from "./use-industry-name.ts";

/** The organisations, the newest first. The address contains the search and the page. */
export function OrganizationsPage() {
  const { t } = useTranslation("operator");
  const format = useFormat();
  const industryName = useIndustryName();
  const [search, setSearch] = useSearchParams();
  const q = search.get("q") ?? "";
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const query = { page, q: q || undefined };
  const read = useRead(listOrganizations, { query }, { keepPrevious: true });
  // The same organisations in the same order, with the subscriptions that billing has.
  const subscriptions = useRead(listSubscriptions, { query }, { keepPrevious: true }).data?.data ?? [];
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows, field);
  const list = read.data;
  const total = list?.meta.total ?? 0;
  const count = t("organizations.total", { count: total, number: format.number(total) });
  const showList = (next: { q?: string; page?: number }) => {
    const fields = new URLSearchParams(next.q ? { q: next.q } : {});
    if (next.page && next.page > 1) fields.set("page", String(next.page));
    setSearch(fields, { replace: next.page === undefined });
    if (next.page !== undefined) window.scrollTo(0, 0);
  };
  return (
    <Page full className={css.page ?? ""}>
      <PageHead title={t("organizations.title")} note={list && !q && total > 0 && count} />
      {search.has("ended") && (
        <p role="status" className={css.ended}>
          {t("organizations.access.ended")}
        </p>
      )}
      <div className={css.filters}>
        <SearchField
          ref={field}
          label={t("organizations.find")}
          value={q}
          onSearch={(text) => showList({ q: text })}
        />
        {q && list && <p role="status">{count}</p>}
      </div>
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && (
        <div className={css.loading}>
          <Skeleton rows={6} height="3.5rem" />
        </div>
      )}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => showList({ q, page: 1 })} />}
      {list && total === 0 && (
        <EmptyState
          title={t("organizations.none")}
          action={q && <Button onClick={() => showList({})}>{t("organizations.showAll")}</Button>}
        >
          {q ? t("organizations.noneFound", { q }) : t("organizations.noneText")}
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <>
          <div ref={rows} aria-busy={read.isPlaceholderData}>
            <OrganizationTable
              organizations={list.data}
              subscriptions={new Map(subscriptions.map((one) => [one.organization.id, one]))}
              industryName={industryName}
            />
          </div>
          <p className={css.privacy}>
            <ShieldIcon size="small" />
            {t("organizations.privacy")}
          </p>
          <ListFooter
            meta={list.meta}
            range={(values) => t("organizations.range", values)}
            onPage={(next) => showList({ q, page: next })}
          />
        </>
      )}
    </Page>
  );
}
