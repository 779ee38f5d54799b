import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { listTickets, type TicketStatus } from "#shared/contract/tickets.ts";
import { useRead } from "#web/api/use-read.ts";
import { KeyboardShortcuts } from "#web/components/list/KeyboardShortcuts.tsx";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { SearchField } from "#web/components/list/SearchField.tsx";
import { useRowKeys } from "#web/components/list/row-keys.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { TicketTable } from "#web/components/ticket/TicketTable.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { ForwardIcon } from "#web/ui/site-icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TabLinks } from "#web/ui/Tabs.tsx";
import { NoTickets } from "./NoTickets.tsx";
import { useTicketGroups } from "./ticket-groups.ts";
import css from "./TicketsPage.module.css";

const views = ["deferred", "pending", "closed"] as const satisfies readonly TicketStatus[];

/** C204–C205: all tickets, those that wait for a person first. Filter, search and page live in the address (B35). */
export function TicketsPage() {
  const { t } = useTranslation(["tickets", "common"]);
  const [search, setSearch] = useSearchParams();
  const status = views.find((view) => view === search.get("status"));
  const q = search.get("q") ?? "";
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(
    listTickets,
    { query: { order: "waiting", page, status, q: q || undefined } },
    { keepPrevious: true },
  );
  const groupsOf = useTicketGroups();
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows, field);

  const list = read.data;
  const counts = list?.counts;
  // Nobody has written yet: there is nothing to filter.
  const isEmpty = counts && counts.deferred + counts.pending + counts.closed === 0;
  const oldest = list?.data.find((ticket) => ticket.status === "deferred");
  const go = (next: { q?: string; page?: number }) => {
    const fields = new URLSearchParams({ ...(status && { status }), ...(next.q && { q: next.q }) });
    if (next.page && next.page > 1) fields.set("page", String(next.page));
    setSearch(fields, { replace: next.page === undefined });
    if (next.page !== undefined) window.scrollTo(0, 0);
  };
  return (
    <Page full className={css.page ?? ""}>
      <PageHead
        title={t("common:titles.tickets")}
        note={
          counts &&
          !isEmpty &&
          (counts.deferred > 0 ? t("list.waitingNote", { count: counts.deferred }) : t("list.nobodyWaits"))
        }
        end={
          oldest &&
          page === 1 &&
          q === "" && (
            <LinkButton
              to={paths.ticket(oldest.id, { status: "deferred" })}
              look="main"
              size="small"
              className={css.start ?? ""}
            >
              {t("list.start")}
              <ForwardIcon size="small" />
            </LinkButton>
          )
        }
      />
      {!isEmpty && (
        <>
          <div className={css.tabs}>
            <TabLinks
              label={t("list.views")}
              items={[
                {
                  to: paths.tickets({ q }),
                  label: t("list.all"),
                  count: counts && counts.deferred + counts.pending + counts.closed,
                  current: status === undefined,
                },
                ...views.map((view) => ({
                  to: paths.tickets({ status: view, q }),
                  label: t(`list.${view}`),
                  count: counts?.[view],
                  current: status === view,
                })),
              ]}
            />
          </div>
          <div className={css.filters}>
            <SearchField
              ref={field}
              label={t("list.search")}
              value={q}
              onSearch={(text) => go({ q: text })}
            />
            {q && list && <p role="status">{t("list.found", { count: list.meta.total })}</p>}
          </div>
        </>
      )}
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && (
        <div className={css.loading}>
          <Skeleton rows={10} />
        </div>
      )}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => go({ q, page: 1 })} />}
      {list && list.meta.total === 0 && <NoTickets status={status} q={q} onClear={() => go({})} />}
      {list && list.data.length > 0 && (
        <>
          <div ref={rows} aria-busy={read.isPlaceholderData}>
            <TicketTable
              groups={groupsOf(list, { isSearch: q !== "" })}
              label={t("list.label")}
              list={{ status, q }}
            />
          </div>
          <ListFooter
            meta={list.meta}
            range={(values) => t("list.range", values)}
            onPage={(next) => go({ q, page: next })}
          >
            <KeyboardShortcuts
              label={t("keys.label")}
              keys={[
                { keys: ["J", "K"], does: t("keys.move") },
                { keys: ["Enter"], does: t("keys.open") },
                { keys: ["/"], does: t("keys.search") },
              ]}
            />
          </ListFooter>
        </>
      )}
    </Page>
  );
}
