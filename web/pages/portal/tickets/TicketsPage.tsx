import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSearchParams } from "#web/use-search-params.ts";
import type { TicketStatus } from "#shared/contract/tickets.ts";
import { listTickets } from "#web/api/endpoints/tickets.ts";
import { useRead } from "#web/api/use-read.ts";
import { KeyboardShortcuts } from "#web/components/list/KeyboardShortcuts.tsx";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { useRowKeys } from "#web/components/list/row-keys.ts";
import { useSelection } from "#web/components/list/use-selection.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { TicketTable } from "#web/components/ticket/TicketTable.tsx";
import {
  fieldsOfView,
  isNarrowedView,
  queryOfView,
  readTicketView,
  type TicketView,
} from "#web/components/ticket/ticket-view.ts";
import { useIsTeam } from "#web/components/ticket/use-is-team.ts";
import { loadTexts } from "#web/i18n/i18n.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { lazyPart } from "#web/lazy-part.tsx";
import { paths } from "#web/paths.ts";
import { useShortcuts } from "#web/shortcuts.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { LoadBoundary } from "#web/ui/LoadBoundary.tsx";
import { ForwardIcon } from "#web/ui/site-icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TabLinks } from "#web/ui/TabLinks.tsx";
import { BulkBar } from "./BulkBar.tsx";
import { NoTickets } from "./NoTickets.tsx";
import { PreviewSwitch } from "./PreviewSwitch.tsx";
import { TicketFilters } from "./TicketFilters.tsx";
import { useTicketGroups } from "./ticket-groups.ts";
import { useBulkActions } from "./use-bulk-actions.ts";
import { useShownTicket } from "./use-shown-ticket.ts";
import { useSplitView } from "./use-split-view.ts";
import { WhoseTickets } from "./WhoseTickets.tsx";
import css from "./TicketsPage.module.css";

/** The preview is loaded with its texts when it is first used. */
const TicketPreview = lazyPart(async () => {
  const [module] = await Promise.all([
    import("./TicketPreview.tsx"),
    loadTexts(["ticketNotes", "corrections", "faqs", "reminders", "templates"]),
  ]);
  return module.TicketPreview;
});

type TicketCounts = Record<(typeof views)[number], number>;
const views = ["deferred", "pending", "closed"] as const satisfies readonly TicketStatus[];

/**
 * The ticket list, waiting tickets first (C204–C205). The address contains the filters, the search and the page
 * (B35).
 */
export function TicketsPage() {
  const { t } = useTranslation(["tickets", "common"]);
  const format = useFormat();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = readTicketView(search);
  const { q, assignee, sort } = view;
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(listTickets, { query: { ...queryOfView(view), page } }, { keepPrevious: true });
  const isTeam = useIsTeam(assignee !== undefined);
  const groupsOf = useTicketGroups();
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows, field);
  const ids = read.data?.data.map(({ id }) => id) ?? [];
  const selection = useSelection(ids);
  const split = useSplitView();
  const shown = useShownTicket(ids);
  const isSplit = split.isOn && shown.id !== undefined;
  const actions = useBulkActions(selection.clear);
  const column = useRef<HTMLDivElement>(null);
  useSelectionKeys(selection.toggle);
  const showFocused = ({ target }: React.FocusEvent) => {
    const id = target instanceof HTMLAnchorElement && ticketIdOfRow(target);
    if (id) shown.showSoon(id);
  };

  const list = read.data;
  const counts = list?.counts;
  const isNarrowed = isNarrowedView(view);
  // Without any ticket there is nothing to filter.
  const isEmpty = counts && !isNarrowed && counts.deferred + counts.pending + counts.closed === 0;
  const oldest = list?.data.find((ticket) => ticket.status === "deferred");
  const show = (change: Partial<TicketView>) =>
    void navigate(paths.tickets(fieldsOfView({ ...view, ...change })), { replace: "q" in change });
  const turnTo = (next: number) => {
    void navigate(paths.tickets({ ...fieldsOfView(view), page: next > 1 ? next : undefined }));
    window.scrollTo(0, 0);
    column.current?.scrollTo(0, 0);
  };
  return (
    <Page full className={classes(css.page, isSplit && css.isSplit)}>
      <PageHead
        title={t("common:titles.tickets")}
        note={
          counts &&
          !isEmpty &&
          !isNarrowed &&
          (counts.deferred > 0 ? t("list.waitingNote", { count: counts.deferred }) : t("list.nobodyWaits"))
        }
        end={
          oldest && page === 1 && q === "" && sort === "waiting" && <StartLink id={oldest.id} view={view} />
        }
      />
      {!isEmpty && (
        <>
          <div className={css.tabs}>
            <StatusTabs view={view} counts={counts} />
            {isTeam && <WhoseTickets assignee={assignee} assigned={list?.assigned} onChange={show} />}
            {split.isPossible && <PreviewSwitch isOn={split.isOn} onChange={split.choose} />}
          </div>
          <TicketFilters view={view} onChange={show} total={list?.meta.total} field={field} />
        </>
      )}
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && (
        <div className={css.loading}>
          <Skeleton rows={10} />
        </div>
      )}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => turnTo(1)} />}
      {list && list.meta.total === 0 && <NoTickets view={view} onChange={show} />}
      {list && list.data.length > 0 && (
        <div className={css.work}>
          <div ref={column} className={css.list}>
            <div ref={rows} aria-busy={read.isPlaceholderData} onFocus={isSplit ? showFocused : undefined}>
              <TicketTable
                groups={groupsOf(list, view)}
                label={t("list.label")}
                list={fieldsOfView(view)}
                isTeam={isTeam}
                selection={selection}
                preview={isSplit ? shown : undefined}
              />
            </div>
            {selection.ids.length > 0 && (
              <BulkBar selection={selection} tickets={list.data} actions={actions} isTeam={isTeam} />
            )}
            <ListFooter
              meta={list.meta}
              range={(values) => t("list.range", { ...values, total: format.count(values.total) })}
              onPage={turnTo}
            >
              <ListShortcuts />
            </ListFooter>
          </div>
          {isSplit && shown.id && (
            <LoadedPreview
              id={shown.id}
              view={view}
              hasSelection={selection.ids.length > 0}
              onLeave={() => rows.current?.querySelector<HTMLElement>("a[aria-current]")?.focus()}
            />
          )}
        </div>
      )}
    </Page>
  );
}

const ticketIdOfRow = (element: Element | null) =>
  element?.closest<HTMLElement>("tr[data-id]")?.dataset["id"];

/** X selects the focused row, Shift+X the rows from the last selected one to it. */
function useSelectionKeys(toggle: (id: string, isRange: boolean) => void) {
  const toggleFocusedRow = (isRange: boolean) => {
    const id = ticketIdOfRow(document.activeElement);
    if (id) toggle(id, isRange);
  };
  useShortcuts({ KeyX: () => toggleFocusedRow(false), "Shift+KeyX": () => toggleFocusedRow(true) });
}

/** Opens the ticket that has waited longest. */
function StartLink({ id, view }: { id: string; view: TicketView }) {
  const { t } = useTranslation("tickets");
  return (
    <LinkButton
      to={paths.ticket(id, fieldsOfView({ ...view, status: "deferred" }))}
      look="main"
      size="small"
      className={css.start ?? ""}
    >
      {t("list.start")}
      <ForwardIcon size="small" />
    </LinkButton>
  );
}

/** The preview, with a placeholder until its code and texts are loaded. */
function LoadedPreview(props: React.ComponentProps<typeof TicketPreview>) {
  return (
    <LoadBoundary
      fallback={
        <div className={css.loading} aria-busy>
          <Skeleton rows={6} height="4rem" />
        </div>
      }
    >
      <TicketPreview {...props} />
    </LoadBoundary>
  );
}

function StatusTabs({ view, counts }: { view: TicketView; counts: TicketCounts | undefined }) {
  const { t } = useTranslation("tickets");
  const format = useFormat();
  const linkTo = (status: TicketStatus | undefined) => paths.tickets(fieldsOfView({ ...view, status }));
  return (
    <TabLinks
      label={t("list.views")}
      items={[
        {
          to: linkTo(undefined),
          label: t("list.all"),
          count: counts && format.count(counts.deferred + counts.pending + counts.closed),
          current: view.status === undefined,
        },
        ...views.map((one) => ({
          to: linkTo(one),
          label: t(`list.${one}`),
          count: counts && format.count(counts[one]),
          current: view.status === one,
        })),
      ]}
    />
  );
}

function ListShortcuts() {
  const { t } = useTranslation("tickets");
  return (
    <KeyboardShortcuts
      label={t("keys.label")}
      keys={[
        { keys: ["J", "K"], does: t("keys.move") },
        { keys: ["Enter"], does: t("keys.open") },
        { keys: ["X"], does: t("keys.select") },
        { keys: ["/"], does: t("keys.search") },
      ]}
    />
  );
}
