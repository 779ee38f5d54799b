import { useTranslation } from "react-i18next";
import type { TicketBefore } from "#shared/contract/ticket-before.ts";
import type { CloseReason, Priority } from "#shared/contract/tickets.ts";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { undoTicketChanges } from "#web/api/endpoints/ticket-changes.ts";
import { closeTicket, reopenTicket, resolveTicket, setPriority } from "#web/api/endpoints/tickets.ts";
import { track } from "#web/analytics/track.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";
import type { Ticket } from "./data.ts";

/**
 * Returns the actions on a ticket (C206, C207), and the ticket as it is after the running one: a closing and a
 * priority are shown before the server confirms them, and disappear again when it refuses. An action that is chosen
 * while another one runs waits for it. All refresh the lists.
 */
export function useTicketActions(ticket: Ticket) {
  const { t } = useTranslation(["tickets", "portal"]);
  const caller = useRead(getCurrentUser, {}).data?.data.user;
  const params = { id: ticket.id };
  const options = { refreshes: ["tickets", "dashboard", "customers"], subject: `ticket ${ticket.id}` };
  const undo = useAction(undoTicketChanges, {
    ...options,
    onDone: ({ data }) =>
      data.changed.length > 0
        ? toast.success(t("ticket.reopened"))
        : toast.error(t("bulk.nothing"), t("ticket.undoRefused")),
  });
  const closedToast = (note: string, reason: CloseReason, before: TicketBefore) => ({
    text: t("ticket.processed"),
    note,
    action: {
      label: t("bulk.undo"),
      onClick: () => void undo.run({ body: { change: { kind: "close", reason }, tickets: [before] } }),
    },
  });
  const close = useAction(
    (reason: CloseReason, note: string, _at: string) =>
      call(closeTicket, { params, body: { reason, ...(note && { note }) } }),
    {
      ...options,
      done: ({ data }, reason) => {
        const text = t("ticket.processedReason", { reason: t(`portal:close.reasons.${reason}`) });
        return closedToast(text, reason, data.before);
      },
    },
  );
  const resolve = useAction((_at: string) => call(resolveTicket, { params }), {
    ...options,
    done: ({ data }) => closedToast(t("ticket.processedResolved"), "resolved", data.before),
    onDone: ({ data }) => {
      const closed = Date.parse(data.closed_at ?? data.updated_at);
      void track("ticket_resolved", {
        ticket_id: data.id,
        resolution_time: Math.round((closed - Date.parse(data.created_at)) / 1000),
      });
    },
  });
  const reopen = useAction(reopenTicket, { ...options, done: t("ticket.reopened") });
  const priority = useAction(
    (to: Priority, _before: Priority, _isUndo?: boolean) =>
      call(setPriority, { params, body: { priority: to } }),
    {
      ...options,
      done: (_, to, before, isUndo) => ({
        text: t("ticket.prioritySet", { priority: t(`portal:priority.${to}`) }),
        action: isUndo
          ? undefined
          : { label: t("bulk.undo"), onClick: () => void priority.run(before, to, true) },
      }),
    },
  );
  const [reason, note, at] = close.pending ?? (resolve.pending ? ["resolved", "", ...resolve.pending] : []);
  const shown: Ticket = {
    ...ticket,
    ...(priority.pending && { priority: priority.pending[0] }),
    ...(reason &&
      at && {
        status: "closed",
        close_reason: reason,
        close_note: note || null,
        closed_by: caller?.name ?? null,
        closed_at: at,
      }),
  };
  const now = () => new Date().toISOString();
  return {
    ticket: shown,
    isReopening: reopen.isPending,
    close: async (why: CloseReason, details: string) =>
      shown.status !== "closed" && (await close.run(why, details, now())),
    resolve: async () => shown.status !== "closed" && (await resolve.run(now())),
    reopen: async () => !reopen.isPending && (await reopen.run({ params })),
    setPriority: (to: Priority) => priority.run(to, shown.priority),
  };
}
