import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { Outcome } from "#shared/contract/quality.ts";
import { answer, type AnswerIndex } from "#server/answers/answers.ts";
import type { Answer, KnowledgeEntry } from "#server/answers/entry.ts";
import { sameText } from "#server/answers/text/same-text.ts";
import { titleOf, wordsOf } from "./entry-words.ts";
import { isNearDuplicate, containsExpected, restatesExpected } from "./near-text.ts";
import type { KnowledgeScope, Expected, TestedQuestion } from "./question.ts";
import type { Thresholds } from "./thresholds.ts";

/** The indexes of a knowledge base for each kind of question. */
export interface Knowledge {
  indexes: Record<KnowledgeScope, AnswerIndex>;
  byId: ReadonlyMap<string, KnowledgeEntry>;
}

/** The same knowledge with `apply` applied to each index. */
export function withCorrected(knowledge: Knowledge, apply: (index: AnswerIndex) => AnswerIndex): Knowledge {
  const { whole, held_out, other_language } = knowledge.indexes;
  return {
    ...knowledge,
    indexes: { whole: apply(whole), held_out: apply(held_out), other_language: apply(other_language) },
  };
}

/** Result of one question. */
export interface QuestionResult {
  tested: TestedQuestion;
  outcome: Outcome;
  /** The agent answered from the knowledge. */
  isAnswered: boolean;
  /** The answer was computed and not found in a text. */
  isComputed: boolean;
  confidence: number;
  said: string;
  /** The entry that was used, or the best one. */
  found: KnowledgeEntry | null;
}

/** Maximum length of an answer in characters, because it is shown beside the expected one. */
export const maxTextCharacters = 600;

/** Asks a question as the first message of a conversation. */
export function askQuestion(
  knowledge: Knowledge,
  tested: TestedQuestion,
  thresholds: Thresholds,
): QuestionResult {
  const said = answer(knowledge.indexes[tested.asked], {
    question: tested.question,
    history: [],
    settings: { brand: {}, ...thresholds },
  });
  const cited = said.citations.find((citation) => citation.used) ?? said.citations[0];
  return {
    tested,
    outcome: outcomeOf(tested, said, knowledge),
    isAnswered: said.decision === "answer",
    isComputed: said.isComputed === true,
    confidence: said.decision === "smalltalk" ? 0 : said.confidence,
    said: (said.choices.length > 0 ? [said.text, ...said.choices].join("\n") : said.text).slice(
      0,
      maxTextCharacters,
    ),
    found: (cited && knowledge.byId.get(cited.entryId)) ?? null,
  };
}

function outcomeOf({ expected }: TestedQuestion, said: Answer, knowledge: Knowledge): Outcome {
  const left = said.decision === "handover" || said.decision === "clarify";
  if (!expected) return left ? "right" : "wrong";
  if (left) return said.decision === "handover" ? "handed_over" : "asked_back";
  // Small talk does not answer a question.
  if (said.decision === "smalltalk") return "wrong";
  const isRight = said.citations.some(
    ({ used, entryId }) =>
      used && (expected.entries.has(entryId) || saysSame(knowledge.byId.get(entryId), expected)),
  );
  const isSaid =
    (expected.words !== null && containsExpected(said.text, expected.words)) ||
    restatesExpected(said.text, expected.answer);
  return isRight || isSaid ? "right" : "wrong";
}

/**
 * Whether an entry is right: it has the same answer, is the same entry of another version, or is the product that the
 * answer names.
 */
function saysSame(entry: KnowledgeEntry | undefined, { answer: expected }: Expected): boolean {
  if (!entry) return false;
  const language = mainLanguageOf(expected);
  const text = wordsOf(entry, language);
  if (sameText(text) === sameText(expected) || isNearDuplicate(text, expected)) return true;
  // "Do you have blond coffee?" is answered by an FAQ that names the product and by the product's row.
  return entry.kind === "product" && containsExpected(expected, entry.name[language] ?? titleOf(entry));
}
