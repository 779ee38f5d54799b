import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { changeTickets, type TicketsChange, undoTicketChanges } from "#shared/contract/ticket-changes.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";

type Outcome = ResultOf<typeof changeTickets>["data"];

/** Changes the chosen tickets in one call, says which were left as they are, and offers to undo it. */
export function useBulkActions(onDone: () => void) {
  const { t } = useTranslation("tickets");
  const refresh = useRefresh();
  const [isRunning, setRunning] = useState(false);
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
  const undo = async (change: TicketsChange, { changed }: Outcome) => {
    try {
      const { data } = await call(undoTicketChanges, { body: { change, tickets: changed } });
      say(data, t("bulk.undone", { count: data.changed.length }));
    } catch (error) {
      toast.failure(error);
    } finally {
      await refresh("tickets", "dashboard", "customers", "tags");
    }
  };
  const run = async (ids: readonly string[], change: TicketsChange): Promise<void> => {
    setRunning(true);
    try {
      const { data } = await call(changeTickets, { body: { ids: [...ids], change } });
      say(data, t(`bulk.done.${change.kind}`, { count: data.changed.length }), () => void undo(change, data));
      onDone();
    } catch (error) {
      toast.failure(error);
    } finally {
      await refresh("tickets", "dashboard", "customers", "tags");
      setRunning(false);
    }
  };
  return { isRunning, run };
}
