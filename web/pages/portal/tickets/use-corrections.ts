import { useTranslation } from "react-i18next";
import {
  rateReply,
  type Correction,
  listTicketCorrections,
  undoCorrection,
} from "#shared/contract/corrections.ts";
import { call } from "#web/api/call.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";

/** What was taught from a ticket and how its answers were judged, with what changes that. */
export function useCorrections(ticketId: string) {
  const { t } = useTranslation("lessons");
  const refresh = useRefresh();
  const { data } = useRead(listTicketCorrections, { params: { id: ticketId } });
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      toast.failure(error);
    }
    await refresh("lessons", "faqs", "gaps", "knowledge");
  };
  return {
    /** By the customer's message. */
    lessons: new Map<string, Correction>(data?.data.lessons.map((lesson) => [lesson.message_id, lesson])),
    /** By the agent's message. */
    verdicts: new Map<string, boolean>(
      data?.data.verdicts.map(({ message_id, right }) => [message_id, right]),
    ),
    isRead: data !== undefined,
    judge: (id: string, right: boolean | null) =>
      run(async () => {
        await call(rateReply, { params: { id }, body: { right } });
        if (right) toast.success(t("verdict.thanks"), t("verdict.thanksNote"));
      }),
    undo: ({ id }: Correction) =>
      run(async () => {
        await call(undoCorrection, { params: { id } });
        toast.success(t("taught.undone"));
      }),
  };
}
