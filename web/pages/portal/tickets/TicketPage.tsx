import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { useSearchParams } from "#web/use-search-params.ts";
import { getTicket } from "#web/api/endpoints/tickets.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRead } from "#web/api/use-read.ts";
import { useDocumentTitle } from "#web/page-title.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { MergeDialog } from "./MergeDialog.tsx";
import { CloseReason } from "#web/components/ticket/CloseReason.tsx";
import { fieldsOfView, readTicketView } from "#web/components/ticket/ticket-view.ts";
import { useTicketSubject } from "#web/components/ticket/ticket-subject.ts";
import { paths } from "#web/paths.ts";
import { useShortcuts } from "#web/shortcuts.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import type { Writing } from "./ComposerChoice.tsx";
import type { Ticket } from "./data.ts";
import { TicketConversation } from "./TicketConversation.tsx";
import { TicketHead } from "./TicketHead.tsx";
import { TicketInfo } from "./TicketInfo.tsx";
import css from "./TicketPage.module.css";
import { useAdjacentTickets } from "./use-adjacent-tickets.ts";
import { useMerge } from "./use-merge.ts";
import { useTicketActions } from "./use-ticket-actions.ts";

/** The page of a ticket (C207, B42): conversation, customer, sources, reason and reply on one screen. */
export function TicketPage() {
  const { t } = useTranslation(["tickets", "common"]);
  const { ticketId = "" } = useParams();
  const read = useRead(getTicket, { params: { id: ticketId } });
  const ticket = read.data?.data;
  const subjectOf = useTicketSubject();
  useDocumentTitle(ticket && subjectOf(ticket));
  if (ticket) return <TicketDesk key={ticket.id} ticket={ticket} />;
  if (read.error instanceof ApiError && read.error.final) {
    return (
      <Page>
        <PageHead title={t("common:titles.ticket")} />
        <EmptyState
          title={t("ticket.missing")}
          action={<LinkButton to={paths.tickets()}>{t("ticket.back")}</LinkButton>}
        >
          {t("ticket.missingText")}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <h1 className="vh">{t("common:titles.ticket")}</h1>
      {read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton rows={8} height="4.5rem" />
      )}
    </Page>
  );
}

function TicketDesk({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation("tickets");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const listView = readTicketView(search);
  const list = fieldsOfView(listView);
  const neighbours = useAdjacentTickets(ticket.id, listView);
  const actions = useTicketActions(ticket);
  const shown = actions.ticket;
  const box = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<"talk" | "info">("talk");
  const [writing, setWriting] = useState<Writing>("reply");
  const [isClosing, setClosing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const merging = useMerge(ticket.id, list);
  const canMerge = ticket.merged_into === null && ticket.previous.length > 0;
  const isOpen = shown.status !== "closed";
  const open = (id: string | undefined) => {
    if (id) void navigate(paths.ticket(id, list), { replace: true });
  };
  const write = (what: Writing) => {
    setView("talk");
    setWriting(what);
    // The box is focused after it is rendered and, on a phone with a keyboard, after the conversation is shown again.
    requestAnimationFrame(() => box.current?.focus());
  };
  useShortcuts({
    KeyJ: () => open(neighbours?.next),
    KeyK: () => open(neighbours?.previous),
    KeyR: () => write("reply"),
    KeyN: () => write("note"),
    KeyC: () => isOpen && setClosing(true),
    KeyM: () => canMerge && setChoosing(true),
  });
  return (
    <div className={classes(css.desk, css[view])}>
      <TicketHead
        ticket={shown}
        list={list}
        neighbours={neighbours}
        actions={actions}
        onClose={() => setClosing(true)}
      />
      <div className={css.views}>
        <Segment
          label={t("ticket.views")}
          value={view}
          onChange={setView}
          options={[
            { value: "talk", label: t("ticket.talk") },
            { value: "info", label: t("ticket.info") },
          ]}
        />
      </div>
      <TicketConversation
        ticket={shown}
        next={neighbours?.next && paths.ticket(neighbours.next, list)}
        writing={writing}
        onWriting={setWriting}
        merging={merging}
        ref={box}
      />
      <TicketInfo ticket={shown} onMerge={canMerge ? () => setChoosing(true) : undefined} />
      {isChoosing && (
        <MergeDialog
          ticket={ticket}
          isPending={merging.isMerging}
          onMerge={(into) => void merging.merge(into)}
          onClose={() => setChoosing(false)}
        />
      )}
      {/* The dialog keeps its reason and note until the ticket is closed, so that they survive a failure. */}
      <CloseReason
        key={ticket.closed_at ?? "open"}
        isOpen={isClosing}
        onClose={() => setClosing(false)}
        onConfirm={(reason, note) => {
          setClosing(false);
          void actions.close(reason, note);
        }}
      />
    </div>
  );
}
