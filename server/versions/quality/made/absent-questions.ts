import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { KnowledgeEntry, Language, ProductEntry } from "#server/answers/entry.ts";
import { words } from "#server/answers/text/words.ts";
import { titleOf, wordsOf } from "#server/versions/quality/entry-words.ts";
import { hash, sampleEvenly, createSeededRandom } from "#server/versions/quality/seeded.ts";
import { listUnanswerableQuestions } from "#server/versions/quality/unanswerable.ts";
import type { MadeQuestion, Topic } from "./made-question.ts";
import { absentThings, type Form, phrasings } from "./phrasings.ts";
import { pick, wordFromMemory, wordQuestion } from "./worded.ts";

const topic: Topic = { subject: "absent", name: "" };
const maxOfKind = { goods: 8, detail: 6, foreign: 8 };

const withoutArticle = (word: string): string => word.replace(/^(?:و|ب|ل)?ال(?=\p{L}{3})/u, "");

/**
 * Makes questions that only a person can answer: about goods of other businesses, about details that no column has,
 * and for actions of people.
 */
export function askAbsent(entries: readonly KnowledgeEntry[], main: Language): MadeQuestion[] {
  const known = new Set(
    entries.flatMap((entry) => {
      const title = entry.kind === "faq" ? entry.phrasings.join(" ") : titleOf(entry);
      return words(`${title} ${wordsOf(entry, "ar")} ${wordsOf(entry, "en")}`).map(withoutArticle);
    }),
  );
  const isUnknown = ({ ar, en }: { ar: string; en: string }): boolean =>
    !words(`${ar} ${en}`).some((word) => word.length > 3 && known.has(withoutArticle(word)));
  const absentNouns = (kind: "goods" | "detail") => {
    const left = absentThings.filter((each) => each.kind === kind && isUnknown(each));
    return sampleEvenly(left, maxOfKind[kind]);
  };
  const rows = entries.filter((entry): entry is ProductEntry => entry.kind === "product" && !entry.slot);
  return [
    ...absentNouns("goods").map((thing) => makeAbsentQuestion("absent_goods", thing, main, {})),
    ...(rows.length === 0
      ? []
      : absentNouns("detail").flatMap((thing) => {
          const row = pick(rows, createSeededRandom(thing.en));
          const x = wordFromMemory(titleOf(row), titleOf(row), () => true);
          return x === null ? [] : [makeAbsentQuestion("absent_detail", thing, mainLanguageOf(x), { x })];
        })),
    ...(phrasings.get("act") ?? []).map(({ text, language }) => leftToPeople("act", text, language)),
    ...sampleEvenly(listUnanswerableQuestions(entries), maxOfKind.foreign).map((question) =>
      leftToPeople("foreign", question, mainLanguageOf(question)),
    ),
  ];
}

const leftToPeople = (form: Form, question: string, language: Language): MadeQuestion => ({
  form,
  kind: "absent",
  question,
  language,
  wanted: null,
  topic,
});

function makeAbsentQuestion(
  form: "absent_goods" | "absent_detail",
  thing: { ar: string; en: string },
  main: Language,
  places: Record<string, string>,
): MadeQuestion {
  const seed = String(hash(thing.en));
  const { language } = wordQuestion(form, main, seed, {});
  const { question } = wordQuestion(form, main, seed, { ...places, g: thing[language] });
  return leftToPeople(form, question, language);
}
