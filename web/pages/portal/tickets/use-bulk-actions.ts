import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { TicketsChange } from "#shared/contract/ticket-changes.ts";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { changeTickets, undoTicketChanges } from "#web/api/endpoints/ticket-changes.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { toast } from "#web/toast.ts";

type Outcome = ResultOf<EndpointOf<typeof changeTickets>>["data"];

/** Changes the selected tickets in one call, reports those that were not changed, and offers to undo it. */
export function useBulkActions(onDone: () => void) {
  const { t } = useTranslation("tickets");
  const refusedText = ({ refused }: Outcome) =>
    (["ticket_closed", "ticket_changed", "not_found", "too_many_ticket_tags"] as const)
      .map((code) => ({ code, count: refused.filter((one) => one.code === code).length }))
      .filter(({ count }) => count > 0)
      .map(({ code, count }) => t(`bulk.refused.${code}`, { count }))
      .join(" ");
  const say = (outcome: Outcome, text: string, onUndo?: () => void) => {
    const refused = refusedText(outcome);
    if (outcome.changed.length === 0) toast.error(t("bulk.nothing"), refused);
    else toast.success(text, refused || undefined, onUndo && { label: t("bulk.undo"), onClick: onUndo });
  };
  const refreshes = ["tickets", "dashboard", "customers", "tags"];
  const undo = useAction(undoTicketChanges, {
    refreshes,
    onDone: ({ data }) => say(data, t("bulk.undone", { count: data.changed.length })),
  });
  const change = useAction(
    (ids: readonly string[], to: TicketsChange) =>
      call(changeTickets, { body: { ids: [...ids], change: to } }),
    {
      refreshes,
      onDone: ({ data }, _ids, to) => {
        say(
          data,
          t(`bulk.done.${to.kind}`, { count: data.changed.length }),
          () => void undo.run({ body: { change: to, tickets: data.changed } }),
        );
        onDone();
      },
    },
  );
  return { isRunning: change.isPending, run: change.run };
}
