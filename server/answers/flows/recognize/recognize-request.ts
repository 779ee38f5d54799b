import type { FlowKind } from "#server/answers/flows/flow.ts";
import { captureFrom } from "#server/answers/understand/captured.ts";
import type { CueMatch } from "#server/answers/language/cue-index.ts";
import type { RecognizedMessage } from "./request-cues.ts";

/** Maximum number of words between a wish and its verb: "I would like very much to book". */
const maxWordsBetween = 3;

/** A mention of an order and no order: "لو الطلب 250". Orders have "طلب" or "اطلب". */
const isNoun = ({ words }: RecognizedMessage, { at, cue }: Pick<CueMatch, "at" | "cue">): boolean =>
  /^و?ال/u.test(words[at] ?? "") && !cue.words[0]?.startsWith("ال");

/**
 * Kind of request of a message. "Can I order online?" is a question, "can I book for six on Friday?" a request, because it has
 * details. A message about an existing order is no new request.
 */
export function recognizeRequest(message: RecognizedMessage): FlowKind | undefined {
  if (message.has("not") || message.has("own")) return undefined;
  if (captureFrom(message.text).orderNumber !== undefined) return undefined;
  const done = message.valueOf("do");
  if (done !== undefined && !(done === "lead" && message.isQuestion)) return done as FlowKind;
  for (const { at, cue } of message.of("start:")) {
    const kind = cue.kind.slice("start:".length) as FlowKind;
    const isAfter = (wish: string): boolean =>
      message.of(wish).some((match) => {
        const between = at - (match.at + match.length);
        return between >= 0 && between <= maxWordsBetween;
      });
    if (isAfter("want")) return kind;
    if (isAfter("may") && (message.hasDetail || kind === "lead")) return kind;
    const isFirst = [...Array(at).keys()].every((before) => message.spoken.has(before));
    const isBegun = isFirst && !(kind === "order" && isNoun(message, { at, cue }));
    if (isBegun && !message.isQuestion && (message.hasDetail || kind === "lead")) return kind;
  }
  return undefined;
}
