import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  closeTicket,
  resolveTicket,
  setPriority,
  type CloseReason,
  type Priority,
} from "#shared/contract/tickets.ts";
import { track } from "#web/analytics/track.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";

type Act = "close" | "resolve" | "priority";

/** C206, C207: what can be done to a ticket; one at a time, each told to the lists when it is done. */
export function useTicketActions(ticketId: string) {
  const { t } = useTranslation(["tickets", "portal"]);
  const refresh = useRefresh();
  const [running, setRunning] = useState<Act>();
  const run = async (act: Act, work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    if (running) return false;
    setRunning(act);
    try {
      await work();
      if (done !== undefined) toast.success(t("ticket.processed"), done);
      return true;
    } catch (error) {
      toast.failure(error);
      return false;
    } finally {
      await refresh("tickets", "dashboard", "customers");
      setRunning(undefined);
    }
  };
  const params = { id: ticketId };
  return {
    running,
    close: (reason: CloseReason, note: string) =>
      run(
        "close",
        () => call(closeTicket, { params, body: { reason, ...(note && { note }) } }),
        t("ticket.processedReason", { reason: t(`portal:close.reasons.${reason}`) }),
      ),
    resolve: () =>
      run(
        "resolve",
        async () => {
          const { data } = await call(resolveTicket, { params });
          const closed = Date.parse(data.closed_at ?? data.updated_at);
          void track("ticket_resolved", {
            ticket_id: data.id,
            resolution_time: Math.round((closed - Date.parse(data.created_at)) / 1000),
          });
        },
        t("ticket.processedResolved"),
      ),
    setPriority: (priority: Priority) =>
      run("priority", () => call(setPriority, { params, body: { priority } })),
  };
}
