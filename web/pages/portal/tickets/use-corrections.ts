import { useTranslation } from "react-i18next";
import type { Correction } from "#shared/contract/corrections.ts";
import { rateReply, listTicketCorrections, undoCorrection } from "#web/api/endpoints/corrections.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";

/** Returns the corrections and the feedback of a ticket, with the actions that change them. */
export function useCorrections(ticketId: string) {
  const { t } = useTranslation("corrections");
  const { data } = useRead(listTicketCorrections, { params: { id: ticketId } });
  const refreshes = ["lessons", "faqs", "gaps", "knowledge"];
  const judge = useAction(
    (id: string, right: boolean | null) => call(rateReply, { params: { id }, body: { right } }),
    {
      refreshes,
      done: (_, _id, right) =>
        right ? { text: t("verdict.thanks"), note: t("verdict.thanksNote") } : undefined,
    },
  );
  const undo = useAction(undoCorrection, { refreshes, done: t("taught.undone") });
  return {
    /** The corrections by the customer's message. */
    corrections: new Map<string, Correction>(
      data?.data.lessons.map((correction) => [correction.message_id, correction]),
    ),
    /** The feedback by the agent's message. */
    feedback: new Map<string, boolean>(
      data?.data.verdicts.map(({ message_id, right }) => [message_id, right]),
    ),
    isRead: data !== undefined,
    judge: judge.run,
    undo: ({ id }: Correction) => undo.run({ params: { id } }),
  };
}
