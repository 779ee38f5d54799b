import type { UnansweredQuestion } from "#shared/contract/unanswered-questions.ts";
import type { ChannelKind } from "#shared/contract/tickets.ts";
import { faqLimits } from "#shared/rules/faq.ts";
import type { Language, Origin } from "#server/answers/entry.ts";
import type { GroupedQuestions } from "#server/answers/question-groups/group.ts";
import { isFollowUp } from "#server/answers/understand/follow-up.ts";
import { originLabel } from "#server/modules/agents/index.ts";
import { sameText } from "#server/answers/text/same-text.ts";

/** Time and maximum number of questions that are grouped, the newest first. */
export const lookBackDays = 90;
export const maxQuestions = 2000;
/** Maximum number of groups that are kept. */
export const maxGroups = 100;
/** Number of questions that are not about the business and are compared with the open ones, the newest first. */
export const maxOffTopicQuestions = 500;
const shownExamples = 5;
const maxPhrasings = 10;
const dayMs = 24 * 3600 * 1000;
/** Time after which a customer's question counts half. */
const halfLifeDays = 30;

/** A question that the agent did not answer. */
export interface OpenQuestion {
  id: string;
  /** Text without contact data. */
  text: string;
  language: Language;
  channel: string;
  customerId: string;
  ticketId: string;
  ticketNumber: number;
  at: Date;
  /** Whether the agent answered and staff judged the answer wrong. */
  wrong: boolean;
}

export type Group = GroupedQuestions<OpenQuestion>;

/** The answer that is most similar to the questions. */
export interface Suggestion {
  entry_id: string;
  question: string;
  answer: string;
  origin: Origin;
}

export interface QuestionGroupRow {
  id: string;
  question: string;
  message_ids: string[];
  customers: number;
  channels: string[];
  first_at: Date;
  last_at: Date;
  phrasings: string[];
  examples: UnansweredQuestion["examples"];
  suggestion: Suggestion | null;
  weight: number;
}

/**
 * Whether a question can be understood without its conversation; "والدمام؟" cannot, so no answer can be written for it.
 */
export function isSelfContained(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 3 || (words.length > 0 && !isFollowUp(text));
}

/**
 * Returns the weight of a group. Each of its customers counts once by their newest question, and recent questions
 * count more.
 */
export function groupWeight(questions: readonly OpenQuestion[], now: Date): number {
  const newest = new Map<string, number>();
  for (const { customerId, at } of questions)
    newest.set(customerId, Math.max(newest.get(customerId) ?? 0, at.getTime()));
  let weight = 0;
  for (const at of newest.values())
    weight += 0.5 ** (Math.max(0, now.getTime() - at) / (halfLifeDays * dayMs));
  return weight;
}

/** Returns the groups without a question that is not about the business. */
export const onTopic = (groups: readonly Group[], offTopic: ReadonlySet<OpenQuestion>): Group[] =>
  groups.filter(({ questions }) => !questions.some((question) => offTopic.has(question)));

/** Orders groups by weight, then by the latest question. */
export function rankGroups(groups: readonly Group[], now: Date): Group[] {
  const weighed = groups.map((group) => ({ group, weight: groupWeight(group.questions, now) }));
  const last = ({ questions }: Group) => questions.at(-1)?.at.getTime() ?? 0;
  return weighed
    .sort((a, b) => b.weight - a.weight || last(b.group) - last(a.group))
    .map(({ group }) => group);
}

/** Builds the row of a group. The questions are ordered oldest first, and the first one gives the group its id. */
export function questionGroupRow(
  { questions, central }: Group,
  suggestion: Suggestion | null,
  now: Date,
): QuestionGroupRow {
  const [oldest] = questions as [OpenQuestion];
  const texts = [central, ...questions.toReversed()].map((question) => question.text);
  const phrasings = [...new Map(texts.map((text) => [sameText(text), text])).values()];
  return {
    id: oldest.id,
    question: central.text,
    message_ids: questions.map((question) => question.id),
    customers: new Set(questions.map((question) => question.customerId)).size,
    channels: [...new Set(questions.map((question) => question.channel))].sort(),
    first_at: oldest.at,
    last_at: (questions.at(-1) ?? oldest).at,
    phrasings: phrasings.filter((text) => [...text].length <= faqLimits.phrasing).slice(0, maxPhrasings),
    examples: questions
      .toReversed()
      .slice(0, shownExamples)
      .map((question) => ({
        message_id: question.id,
        text: question.text,
        language: question.language,
        channel: question.channel as ChannelKind,
        ticket: { id: question.ticketId, number: question.ticketNumber },
        at: question.at.toISOString(),
      })),
    suggestion,
    weight: groupWeight(questions, now),
  };
}

export function questionGroupView(row: QuestionGroupRow, language: Language): UnansweredQuestion {
  return {
    id: row.id,
    question: row.question,
    questions: row.message_ids.length,
    customers: row.customers,
    channels: row.channels as ChannelKind[],
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
    phrasings: row.phrasings,
    examples: row.examples,
    suggestion: row.suggestion && suggestionView(row.suggestion, language),
  };
}

function suggestionView(
  { origin, ...suggestion }: Suggestion,
  language: Language,
): UnansweredQuestion["suggestion"] {
  return { ...suggestion, label: originLabel(origin, language) };
}
