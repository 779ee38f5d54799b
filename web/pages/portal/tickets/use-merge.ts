import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { mergeTicket, undoTicketMerge } from "#web/api/endpoints/ticket-merges.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { paths, type TicketListFields } from "#web/paths.ts";

/** Merges a ticket into another, opens that one, and offers to undo the merge. */
export function useMerge(ticketId: string, list: TicketListFields) {
  const { t } = useTranslation("tickets");
  const navigate = useNavigate();
  const refreshes = ["tickets", "dashboard", "customers"];
  const params = { id: ticketId };
  const undo = useAction(undoTicketMerge, { refreshes, done: t("merge.undone") });
  const merge = useAction(
    (into: { id: string; number: number }) => call(mergeTicket, { params, body: { into_id: into.id } }),
    {
      refreshes,
      done: (_, { number }) => ({
        text: t("merge.done", { number }),
        action: { label: t("merge.undo"), onClick: () => void undo.run({ params }) },
      }),
      onDone: (_, into) => void navigate(paths.ticket(into.id, list)),
    },
  );
  return {
    isMerging: merge.isPending,
    merge: merge.run,
    isUndoing: undo.isPending,
    undo: () => undo.run({ params }),
  };
}
