import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { AnswerIndex } from "#server/answers/answers.ts";
import type { FaqEntry, Language, PassageEntry, ProductEntry } from "#server/answers/entry.ts";
import { titleOf, wordsOf } from "#server/versions/quality/entry-words.ts";
import { hash, sampleEvenly } from "#server/versions/quality/seeded.ts";
import { askAbsent } from "./absent-questions.ts";
import { askFacts } from "./fact-questions.ts";
import type { MadeQuestion, Wanted } from "./made-question.ts";
import { askRows } from "./row-questions.ts";
import { askFaqs, askPassages } from "./text-questions.ts";
import { wordQuestion } from "./worded.ts";

/**
 * Maximum number of questions of one form: more give little information, and every question takes time at every
 * training.
 */
const maxOfForm = 6;
/** The maximum is higher for sentences and answers, because they differ more from each other than rows. */
const maxTexts = 20;
/** Maximum number of long messages, which few customers write. */
const maxLong = 3;

function mainLanguage(index: AnswerIndex): Language {
  const sample = sampleEvenly([...index.entries], 100).map(
    (entry) => `${titleOf(entry)} ${wordsOf(entry, "ar")}`,
  );
  return mainLanguageOf(sample.join(" "));
}

/** Combines two questions in one message, and puts one into a long message. */
function combineQuestions(simple: readonly MadeQuestion[]): MadeQuestion[] {
  const some = simple
    .filter(({ wanted }) => wanted !== null)
    .toSorted((a, b) => hash(a.question) - hash(b.question));
  const both = [...Map.groupBy(some, ({ language }) => language).values()].flatMap((questions) =>
    sampleEvenly(questions, 2 * maxOfForm),
  );
  const several = both.flatMap((first, index): MadeQuestion[] => {
    const second = both[index + 1];
    if (index % 2 === 1 || !first.wanted || !second?.wanted || second.language !== first.language) return [];
    const places = { a: withoutPunctuation(first.question), b: withoutPunctuation(second.question) };
    const { question } = wordQuestion("several", first.language, first.question, places);
    const wanted: Wanted = { ...first.wanted, all: [...first.wanted.all, ...second.wanted.all] };
    delete wanted.polarity;
    return [
      {
        ...first,
        form: "several",
        question,
        wanted: { ...wanted, answer: `${first.wanted.answer}\n${second.wanted.answer}` },
      },
    ];
  });
  const long = sampleEvenly(some.slice(1), maxLong).map((one): MadeQuestion => ({
    ...one,
    form: "long",
    question: wordQuestion("long", one.language, one.question, { a: withoutPunctuation(one.question) })
      .question,
  }));
  return [...several, ...long];
}

const withoutPunctuation = (question: string): string => question.replace(/[؟?.!]+$/u, "").trim();

/**
 * Generates questions as customers ask them, from the knowledge: its rows, facts, texts and answers, several at once,
 * and absent things. The result depends only on the entries.
 */
export function makeQuestions(index: AnswerIndex): MadeQuestion[] {
  const entries = [...index.entries];
  const main = mainLanguage(index);
  const products = entries.filter((entry): entry is ProductEntry => entry.kind === "product");
  const passages = entries.filter((entry): entry is PassageEntry => entry.kind === "passage");
  const faqs = entries.filter((entry): entry is FaqEntry => entry.kind === "faq");
  const rows = askRows(products);
  const facts = askFacts(index, main);
  const texts = [...askPassages(passages), ...askFaqs(faqs)];
  const simple = [
    ...rows.filter(({ form }) => form === "price" || form === "stock"),
    ...facts.filter(({ form }) => form === "hours" || form === "where" || form === "payments"),
    ...sampleEvenly(
      texts.filter(({ form }) => form === "faq"),
      maxOfForm,
    ),
  ];
  const known = [...rows, ...facts, ...texts, ...combineQuestions(simple)];
  const all = known.length === 0 ? [] : [...known, ...askAbsent(entries, main)];
  return [...Map.groupBy(all, ({ form }) => form)].flatMap(([form, questions]) =>
    sampleEvenly(questions, form === "text" || form === "faq" ? maxTexts : maxOfForm),
  );
}
