import { useState } from "react";
import i18next from "i18next";
import type { InternalMessage } from "#shared/contract/internal-messages.ts";
import { askInternal, forwardInternal, rateInternalAnswer } from "#web/api/endpoints/internal-messages.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { randomId } from "#web/random-id.ts";

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
  const [sending, setSending] = useState<Sending>();
  const asking = useAction(
    ({ id, question }: Sending) => call(askInternal, { body: { question, client_id: id } }),
    {
      refreshes: ["internal"],
      failed: null,
      onFailed: (error, { id, question }) =>
        setSending({ id, question, problem: messageOf(error, i18next.t("agents:ask.failed")) }),
    },
  );
  const send = async ({ id, question: text }: Sending) => {
    setSending({ id, question: text });
    // Taken away only when the list has it, or it would vanish for a moment.
    if (await asking.run({ id, question: text })) setSending(undefined);
  };
  const rate = useAction(rateInternalAnswer, { refreshes: ["internal"] });
  const forward = useAction(forwardInternal, { refreshes: ["internal"] });
  return {
    sending,
    ask: (question) => void send({ id: randomId(22), question }),
    again: () => sending && void send(sending),
    judge: ({ id }, feedback) => void rate.run({ params: { id }, body: { feedback } }),
    forward: ({ id }) => void forward.run({ params: { id } }),
  };
}
