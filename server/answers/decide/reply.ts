import { CATALOGUE } from "../compose/catalogue.ts";
import { smallTalkReply } from "../compose/small-talk-reply.ts";
import type { Answer, AnswerSettings, HandoverReason, Language, Turn } from "../entry.ts";
import type { AnswerIndex } from "../index/answer-index.ts";
import { questionsOf } from "../understand/questions.ts";
import { hearSmallTalk } from "../understand/small-talk.ts";
import type { Wishes } from "../understand/wishes.ts";
import { clarification } from "./clarification.ts";
import type { Finding } from "./finding.ts";
import { findings } from "./follow-up.ts";

/** An answer before what does not depend on the knowledge (language, captured data) is added. */
export type Reply = Omit<Answer, "language" | "captured" | "urgent">;

interface Heard {
  /** Without contact data. */
  question: string;
  /** The message gives contact data or an order number and says nothing else. */
  onlyContactData: boolean;
  history: readonly Turn[];
  settings: AnswerSettings;
}

function handover(reason: HandoverReason, found: readonly Finding[]): Reply {
  return {
    decision: "handover",
    text: "",
    confidence: Math.max(0, ...found.map((finding) => finding.probability)),
    citations: found.flatMap((finding) =>
      finding.citations.map((citation) => ({ ...citation, used: false })),
    ),
    choices: [],
    reason,
  };
}

function justClarified(history: readonly Turn[], language: Language): boolean {
  const last = history.findLast((turn) => turn.role !== "customer");
  return last?.text.startsWith(CATALOGUE[language].whichOne) ?? false;
}

/** Why a person takes over when the knowledge does not answer. */
function reasonFor(wishes: Wishes, confidence: number, settings: AnswerSettings): HandoverReason {
  if (wishes.human || wishes.contact) return "asked_for_human";
  if (wishes.problem || wishes.complaint) return "complaint";
  return confidence >= settings.clarifyFrom ? "low_confidence" : "no_answer";
}

export function replyTo(index: AnswerIndex, heard: Heard, language: Language, wishes: Wishes): Reply {
  const { question, history, settings } = heard;
  if (wishes.human) return handover("asked_for_human", []);
  // A number to call or an order to look up is for somebody who can do that.
  if (heard.onlyContactData) return handover(reasonFor(wishes, 0, settings), []);
  const talk = hearSmallTalk(question);
  if (talk.kinds.length > 0 && talk.rest === "") {
    const text = smallTalkReply(talk.kinds, question, language, settings);
    return { decision: "smalltalk", text, confidence: 1, citations: [], choices: [] };
  }
  const found = questionsOf(question).map((each) => {
    const main = findings(index, each.main, history, language);
    const whole = each.values.every((value) => value.test(main.text ?? ""));
    return whole ? main : findings(index, each.text, history, language);
  });
  if (wishes.complaint && settings.complaintsToPerson !== false) return handover("complaint", found);
  const confidence = Math.min(...found.map((finding) => finding.probability));
  const spoken = found.flatMap((finding) => (finding.text === undefined ? [] : [finding.text]));
  const sure = confidence >= settings.answerFrom && !found.some((finding) => finding.tied);
  if (sure && spoken.length === found.length) {
    const text = [...new Set(spoken)].join("\n\n");
    return {
      decision: "answer",
      text,
      confidence,
      citations: found.flatMap((f) => f.citations),
      choices: [],
    };
  }
  const [only] = found;
  if (
    found.length === 1 &&
    only !== undefined &&
    confidence >= settings.clarifyFrom &&
    !justClarified(history, language)
  ) {
    const offer = clarification(only, language);
    if (offer !== undefined)
      return {
        decision: "clarify",
        confidence,
        citations: only.citations.map((c) => ({ ...c, used: false })),
        ...offer,
      };
  }
  return handover(reasonFor(wishes, confidence, settings), found);
}
