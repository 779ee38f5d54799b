import { useState } from "react";
import i18next from "i18next";
import {
  askInternal,
  forwardInternal,
  type InternalMessage,
  rateInternalAnswer,
} from "#shared/contract/internal-messages.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { randomId } from "#web/random-id.ts";
import { toast } from "#web/toast.ts";

/** A question on its way; `problem` when it did not get through. */
interface Sending {
  id: string;
  question: string;
  problem?: string;
}

export interface InternalAgent {
  sending: Sending | undefined;
  ask: (question: string) => void;
  /** Sends the question that failed once more, as the same question. */
  again: () => void;
  judge: (message: InternalMessage, feedback: InternalMessage["feedback"]) => void;
  forward: (message: InternalMessage) => void;
}

/** What a member can do in the internal chat. Answers come with the list that is fetched after each step. */
export function useInternalAgent(): InternalAgent {
  const refresh = useRefresh();
  const [sending, setSending] = useState<Sending>();
  const send = async ({ id, question }: Sending) => {
    setSending({ id, question });
    try {
      await call(askInternal, { body: { question, client_id: id } });
      // Taken away only when the list has it, or it would vanish for a moment.
      await refresh("internal");
      setSending(undefined);
    } catch (error) {
      setSending({ id, question, problem: messageOf(error, i18next.t("agents:ask.failed")) });
    }
  };
  const step = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      toast.error(messageOf(error, i18next.t("common:errors.generic")));
    }
    await refresh("internal");
  };
  return {
    sending,
    ask: (question) => void send({ id: randomId(22), question }),
    again: () => sending && void send(sending),
    judge: ({ id }, feedback) =>
      void step(() => call(rateInternalAnswer, { params: { id }, body: { feedback } })),
    forward: ({ id }) => void step(() => call(forwardInternal, { params: { id } })),
  };
}
