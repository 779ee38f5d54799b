import { checkGrounding } from "./check/check-grounding.ts";
import type { CheckProblem } from "./check/check-sentence.ts";
import { compose, type ModelTimeouts } from "./compose.ts";
import type { ModelAccess, Usage } from "./model.ts";
import { type ModelProblemKind, problemOf } from "./problem.ts";
import { composeRequest, type Draft } from "./prompt.ts";

export interface RewrittenReply {
  /** The reworded text; null when it did not pass the check or there is none. */
  text: string | null;
  problem: ModelProblemKind | CheckProblem | null;
  /** Whether the provider itself is failing. A model that wrote a wrong text, or refused a key, is not down. */
  outage: boolean;
  /** The usage of all attempts together. */
  usage: Pick<Usage, "input" | "output">;
}

/**
 * Has a model reword a draft and checks every sentence before anyone sees it. `onText` receives the sentences that
 * passed as they arrive. Never throws: after a problem the draft itself must be sent, whatever `onText` received
 * before.
 */
export async function rewriteDraft(
  access: ModelAccess,
  draft: Draft,
  how: { timeouts: ModelTimeouts; onText?: ((text: string) => void) | undefined },
): Promise<RewrittenReply> {
  const usage = { input: 0, output: 0 };
  const check = checkGrounding({
    language: draft.language,
    question: draft.question,
    quotes: draft.quotes,
    draft: draft.text,
    names: Object.values(draft.brand),
  });
  let text = "";
  const pass = (passed: ReturnType<typeof check.add>): RewrittenReply | null => {
    if ("problem" in passed) return { text: null, problem: passed.problem, outage: false, usage };
    text += passed.said;
    if (passed.said !== "") how.onText?.(passed.said);
    return null;
  };
  try {
    const pieces = compose(access, composeRequest(draft), {
      timeouts: how.timeouts,
      onUsage: (used) => {
        usage.input += used.input;
        usage.output += used.output;
      },
    });
    for await (const piece of pieces) {
      const refused = pass(check.add(piece));
      if (refused) return refused;
    }
    return pass(check.end()) ?? { text: text.trim(), problem: null, outage: false, usage };
  } catch (error) {
    const { kind, isOutage } = problemOf(error);
    return { text: null, problem: kind, outage: isOutage, usage };
  }
}
