import { requestLines, requestTitle } from "#server/answers/flows/say/say-request.ts";
import type { Captured } from "#server/answers/entry.ts";
import type { FlowRequest } from "#server/answers/flows/take-turn.ts";
import type { AgentState, StoredReply } from "#server/modules/agents/index.ts";
import { text } from "#server/texts/texts.ts";
import type { Language } from "#shared/language.ts";
import { subjectOf } from "./reply-rules.ts";
import type { ReplyContextRow } from "./store/replies.ts";

const maxSubjectLength = 90;

/** Returns the subject of a ticket with a request: "Order request: 2 × Latte". */
function requestSubject({ kind, details }: FlowRequest, language: Language): string {
  const what = requestTitle(details, language);
  const subject =
    what === ""
      ? text(language, `agent:request.${kind}`)
      : `${text(language, `agent:request.${kind}`)}: ${what}`;
  const signs = [...subject];
  return signs.length <= maxSubjectLength
    ? subject
    : `${signs
        .slice(0, maxSubjectLength - 1)
        .join("")
        .trimEnd()}…`;
}

/** Returns the details in lines, for the mail to staff. */
export const requestText = ({ details }: FlowRequest, language: Language): string =>
  requestLines(details, language).join("\n");

/** Returns the new subject of the ticket; null when the ticket keeps its own. */
export function subjectFor(open: ReplyContextRow, agent: AgentState, reply: StoredReply): string | null {
  if (reply.request?.isComplete) return requestSubject(reply.request, agent.supportLanguage);
  if (open.subjectStands || reply.decision === "smalltalk") return null;
  return subjectOf(open.message.text) || null;
}

/** Returns the contact data from a reply and its request, which are stored with the customer. */
export function readCapturedFields({ captured, request }: StoredReply): Captured {
  const { name, phone } = request?.details ?? {};
  return { ...(name !== undefined && { name }), ...(phone !== undefined && { phone }), ...captured };
}

/**
 * Returns the context of a flow; undefined for a comment, because customers are not asked for their name and number
 * in public.
 */
export const requestContextOf = ({ message, flow, customer }: ReplyContextRow) =>
  message.kind === "comment"
    ? undefined
    : {
        state: flow,
        known: {
          ...(customer.name !== null && { name: customer.name }),
          ...(customer.phone !== null && { phone: customer.phone }),
        },
      };
