import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { AnswerIndex } from "#server/answers/answers.ts";
import type { Language } from "#server/answers/entry.ts";
import { sameText } from "#server/answers/text/same-text.ts";
import { inDialect } from "./dialect-variant.ts";
import { titleOf, wordsOf } from "./entry-words.ts";
import { findExpected } from "./expected.ts";
import { holdOut, type HeldOut } from "./held-out.ts";
import type { HiddenKnowledge } from "./hidden.ts";
import { holdOutLanguages } from "./other-language.ts";
import type { KnowledgeScope, Expected, OwnQuestion, TestedQuestion } from "./question.ts";
import { sampleEvenly } from "./seeded.ts";
import { withTypos } from "./typo-variant.ts";
import { listUnanswerableQuestions } from "./unanswerable.ts";

/** Maximum number of questions of each kind; more take time and add hardly any precision. */
const maxOfKind = { held_out: 200, dialect: 100, typo: 100, other_language: 100 };

/** Maximum number of questions of other businesses; a few dozen suffice for a small knowledge base. */
const mostForeign = (entries: number): number => Math.min(80, 24 + entries);

export interface Plan {
  questions: TestedQuestion[];
  /** What is removed from the knowledge base of each scope. */
  hidden: Record<KnowledgeScope, HiddenKnowledge>;
}

/** Returns all questions for a version. The result depends only on its entries and the organisation's questions. */
export function planQuestions(index: AnswerIndex, ownQuestions: readonly OwnQuestion[]): Plan {
  const find = findExpected(index);
  const heldOut = holdOut([...index.entries], maxOfKind.held_out);
  const languages = holdOutLanguages([...index.entries], maxOfKind.other_language);
  const expect = ({ entry, language }: HeldOut): Expected =>
    find({ entryId: entry.id, title: titleOf(entry), answer: wordsOf(entry, language) });
  const madeQuestion = (
    kind: "held_out" | "dialect" | "typo" | "other_language",
    heldOutEntry: HeldOut,
    question = heldOutEntry.phrasing,
  ): TestedQuestion => ({
    kind,
    id: null,
    question,
    language: heldOutEntry.language,
    asked: kind === "other_language" ? "other_language" : "held_out",
    expected: expect(heldOutEntry),
    group: sameText(titleOf(heldOutEntry.entry)),
  });
  const variants = (kind: "dialect" | "typo", change: (question: string) => string | null) =>
    sampleEvenly(
      heldOut.flatMap((heldOutEntry) => {
        const question = change(heldOutEntry.phrasing);
        return question === null ? [] : [madeQuestion(kind, heldOutEntry, question)];
      }),
      maxOfKind[kind],
    );
  const questions: TestedQuestion[] = [
    ...ownQuestions.map((each): TestedQuestion => ({
      ...each,
      asked: "whole",
      expected: each.expected && find(each.expected),
      group: sameText(each.question),
    })),
    ...heldOut.map((heldOutEntry) => madeQuestion("held_out", heldOutEntry)),
    ...variants("dialect", inDialect),
    ...variants("typo", withTypos),
    ...languages.map((heldOutEntry) => madeQuestion("other_language", heldOutEntry)),
    ...sampleEvenly(listUnanswerableQuestions([...index.entries]), mostForeign(index.entries.length)).map(
      (question): TestedQuestion => ({
        kind: "unanswerable",
        id: null,
        question,
        language: mainLanguageOf(question),
        asked: "whole",
        expected: null,
        group: question,
      }),
    ),
  ];
  return {
    questions,
    hidden: {
      whole: { phrasings: new Set(), languages: new Map() },
      held_out: {
        phrasings: new Set(heldOut.map((heldOutEntry) => sameText(heldOutEntry.phrasing))),
        languages: new Map(),
      },
      other_language: {
        phrasings: new Set(),
        languages: new Map(
          languages.map((heldOutEntry): [string, Language] => [
            sameText(heldOutEntry.phrasing),
            heldOutEntry.language,
          ]),
        ),
      },
    },
  };
}
