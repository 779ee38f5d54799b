import { useEffect, useEffectEvent } from "react";
import type { MessageView } from "#shared/contract/tickets.ts";
import { replyToTicket, sendPicture } from "#web/api/endpoints/tickets.ts";
import { track } from "#web/analytics/track.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { randomId } from "#web/random-id.ts";
import { storeReplyText, updateReplyDraft, useReplyDraft } from "./reply-draft.ts";

const refreshes = ["tickets", "dashboard", "customers"];

/** Sends staff replies. The text is shown at once, and kept with a retry button after a failure. */
export function useReply(ticketId: string, customerId: string) {
  const desk = useReplyDraft(ticketId);
  const refresh = useRefresh();
  const reply = useAction(
    (text: string, picture: File | undefined, clientId: string) =>
      picture
        ? call(sendPicture, { params: { id: ticketId }, form: createFormData(picture, text, clientId) })
        : call(replyToTicket, { params: { id: ticketId }, body: { text, client_id: clientId } }),
    {
      refreshes,
      onDone: ({ data }) => {
        updateReplyDraft(ticketId, { sending: undefined, sent: data });
        void track("customer_interaction", { customer_id: customerId, interaction_type: "reply" });
      },
      onFailed: (_, text, picture, clientId) => {
        // The text is stored, so that a reload instead of a retry restores it.
        storeReplyText(ticketId, text);
        const isOffline = !navigator.onLine;
        updateReplyDraft(ticketId, { sending: { text, picture, clientId, failed: true, isOffline } });
      },
    },
  );
  const send = (text: string, picture: File | undefined, clientId: string) => {
    updateReplyDraft(ticketId, { sending: { text, picture, clientId, failed: false } });
    storeReplyText(ticketId, "");
    void reply.run(text, picture, clientId);
  };
  const { draft, picture, sending, sent } = desk;
  // A reply that failed without a connection was meant to go out, and its id keeps it from being sent twice.
  const sendAgain = useEffectEvent(() => {
    if (sending?.failed) send(sending.text, sending.picture, sending.clientId);
  });
  const isWaitingForLine = sending?.failed === true && sending.isOffline === true;
  useEffect(() => {
    if (!isWaitingForLine) return;
    const onOnline = () => sendAgain();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [isWaitingForLine]);
  return {
    draft,
    picture,
    sent,
    sending: sending && {
      text: sending.text,
      picture: sending.picture,
      failed: sending.failed,
      onRetry: () => send(sending.text, sending.picture, sending.clientId),
    },
    setDraft: (text: string) => {
      updateReplyDraft(ticketId, { draft: text });
      storeReplyText(ticketId, text);
    },
    setPicture: (file: File | undefined) => updateReplyDraft(ticketId, { picture: file }),
    sendDraft: () => {
      updateReplyDraft(ticketId, { draft: "", picture: undefined });
      send(draft.trim(), picture, randomId(22));
    },
    /** Adds a message that was sent as a template or in another way. */
    addMessage: (message: MessageView) => {
      updateReplyDraft(ticketId, { sent: message });
      void refresh(...refreshes);
    },
  };
}

function createFormData(picture: File, text: string, clientId: string): FormData {
  const form = new FormData();
  form.append("text", text);
  form.append("client_id", clientId);
  form.append("file", picture);
  return form;
}
