import { useTranslation } from "react-i18next";
import type { CloseReason, Priority } from "#shared/contract/tickets.ts";
import { closeTicket, resolveTicket, setPriority } from "#web/api/endpoints/tickets.ts";
import { track } from "#web/analytics/track.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";

/** Returns the actions on a ticket (C206, C207). They run one at a time and refresh the lists. */
export function useTicketActions(ticketId: string) {
  const { t } = useTranslation(["tickets", "portal"]);
  const params = { id: ticketId };
  const options = { refreshes: ["tickets", "dashboard", "customers"] };
  const processed = (note: string) => ({ text: t("ticket.processed"), note });
  const close = useAction(
    (reason: CloseReason, note: string) =>
      call(closeTicket, { params, body: { reason, ...(note && { note }) } }),
    {
      ...options,
      done: (_, reason) =>
        processed(t("ticket.processedReason", { reason: t(`portal:close.reasons.${reason}`) })),
    },
  );
  const resolve = useAction(resolveTicket, {
    ...options,
    done: processed(t("ticket.processedResolved")),
    onDone: ({ data }) => {
      const closed = Date.parse(data.closed_at ?? data.updated_at);
      void track("ticket_resolved", {
        ticket_id: data.id,
        resolution_time: Math.round((closed - Date.parse(data.created_at)) / 1000),
      });
    },
  });
  const priority = useAction(
    (to: Priority) => call(setPriority, { params, body: { priority: to } }),
    options,
  );
  const running = close.isPending
    ? "close"
    : resolve.isPending
      ? "resolve"
      : priority.isPending
        ? "priority"
        : undefined;
  const alone = async (run: () => Promise<boolean>) => (running ? false : run());
  return {
    running,
    close: (reason: CloseReason, note: string) => alone(() => close.run(reason, note)),
    resolve: () => alone(() => resolve.run({ params })),
    setPriority: (to: Priority) => alone(() => priority.run(to)),
  };
}
