import { useState } from "react";
import i18next from "i18next";
import type { InternalMessage } from "#shared/contract/internal-messages.ts";
import { askInternal, forwardInternal, rateInternalAnswer } from "#web/api/endpoints/internal-messages.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { randomId } from "#web/random-id.ts";

/** A question that is being sent. `problem` is set when sending failed. */
interface Sending {
  id: string;
  question: string;
  problem?: string;
}

export interface InternalAgent {
  sending: Sending | undefined;
  ask: (question: string) => void;
  /** Sends the failed question again under the same id. */
  retry: () => void;
  judge: (message: InternalMessage, feedback: InternalMessage["feedback"]) => void;
  forward: (message: InternalMessage) => void;
}

/**
 * Manages the member's conversation with the internal agent. Answers come with the list, which is fetched after each
 * step.
 */
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
    // The pending question is removed only when the list contains it, because it would disappear for a moment
    // otherwise.
    if (await asking.run({ id, question: text })) setSending(undefined);
  };
  const rate = useAction(rateInternalAnswer, { refreshes: ["internal"] });
  const forward = useAction(forwardInternal, { refreshes: ["internal"] });
  return {
    sending,
    ask: (question) => void send({ id: randomId(22), question }),
    retry: () => sending && void send(sending),
    judge: ({ id }, feedback) => void rate.run({ params: { id }, body: { feedback } }),
    forward: ({ id }) => void forward.run({ params: { id } }),
  };
}
