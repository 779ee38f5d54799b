import { replyToTicket } from "#shared/contract/tickets.ts";
import { track } from "../../../analytics/track.ts";
import { call } from "../../../api/call.ts";
import { useRefresh } from "../../../api/use-read.ts";
import { randomId } from "../../../random-id.ts";
import { toast } from "../../../toast.ts";
import { changeDesk, useDesk } from "./desk.ts";

/** Replies as a person. The words are on screen at once, and stay there with a way to try again when it failed. */
export function useReply(ticketId: string, customerId: string) {
  const desk = useDesk(ticketId);
  const refresh = useRefresh();
  const send = async (text: string, clientId: string) => {
    changeDesk(ticketId, { sending: { text, clientId, failed: false } });
    try {
      const { data } = await call(replyToTicket, {
        params: { id: ticketId },
        body: { text, client_id: clientId },
      });
      changeDesk(ticketId, { sending: undefined, sent: data });
      void track("customer_interaction", { customer_id: customerId, interaction_type: "reply" });
      void refresh("tickets", "dashboard", "customers");
    } catch (error) {
      changeDesk(ticketId, { sending: { text, clientId, failed: true } });
      toast.failure(error);
    }
  };
  const { draft, sending, sent } = desk;
  return {
    draft,
    sent,
    sending: sending && {
      text: sending.text,
      failed: sending.failed,
      onRetry: () => void send(sending.text, sending.clientId),
    },
    setDraft: (text: string) => changeDesk(ticketId, { draft: text }),
    sendDraft: () => {
      changeDesk(ticketId, { draft: "" });
      void send(draft.trim(), randomId(22));
    },
  };
}
