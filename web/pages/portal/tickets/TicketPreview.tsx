import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { getTicket } from "#web/api/endpoints/tickets.ts";
import { useRead } from "#web/api/use-read.ts";
import { CloseReason } from "#web/components/ticket/CloseReason.tsx";
import { fieldsOfView, type TicketView } from "#web/components/ticket/ticket-view.ts";
import { useShortcuts } from "#web/shortcuts.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import type { Writing } from "./ComposerChoice.tsx";
import type { Ticket } from "./data.ts";
import { TicketConversation } from "./TicketConversation.tsx";
import { TicketHead } from "./TicketHead.tsx";
import css from "./TicketPreview.module.css";
import { useMerge } from "./use-merge.ts";
import { useTicketActions } from "./use-ticket-actions.ts";

interface TicketPreviewProps {
  id: string;
  view: TicketView;
  /** Whether tickets of the list are selected, to which the key C then applies. */
  hasSelection: boolean;
  /** Returns the focus to the list. */
  onLeave: () => void;
}

/**
 * A ticket beside the list: the conversation, the reply box and the button that closes it. Its page has the other
 * details.
 */
export function TicketPreview(props: TicketPreviewProps) {
  const { t } = useTranslation("tickets");
  const read = useRead(getTicket, { params: { id: props.id } }, { keepPrevious: true });
  const ticket = read.data?.data;
  return (
    <section
      className={css.preview}
      aria-label={t("preview.label")}
      aria-busy={read.isPlaceholderData}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        if (event.target instanceof Element && event.target.closest("[role=dialog], [role=menu]")) return;
        props.onLeave();
      }}
    >
      {ticket ? (
        <Desk key={ticket.id} ticket={ticket} {...props} />
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <div className={css.loading}>
          <Skeleton rows={6} height="4rem" />
        </div>
      )}
    </section>
  );
}

function Desk({ ticket, view, hasSelection }: TicketPreviewProps & { ticket: Ticket }) {
  const list = fieldsOfView(view);
  const actions = useTicketActions(ticket);
  const shown = actions.ticket;
  const merging = useMerge(ticket.id, list);
  const box = useRef<HTMLTextAreaElement>(null);
  const [writing, setWriting] = useState<Writing>("reply");
  const [isClosing, setClosing] = useState(false);
  const write = (what: Writing) => {
    setWriting(what);
    requestAnimationFrame(() => box.current?.focus());
  };
  useShortcuts({
    KeyR: () => write("reply"),
    KeyN: () => write("note"),
    // The key is registered only when it has an effect here, because a registered key has no effect elsewhere.
    ...(!hasSelection && shown.status !== "closed" && { KeyC: () => setClosing(true) }),
  });
  return (
    <>
      <TicketHead ticket={shown} list={list} actions={actions} onClose={() => setClosing(true)} isPreview />
      <TicketConversation
        ticket={shown}
        next={undefined}
        writing={writing}
        onWriting={setWriting}
        merging={merging}
        ref={box}
      />
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
    </>
  );
}
