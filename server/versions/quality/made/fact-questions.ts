import type { AnswerIndex } from "#server/answers/answers.ts";
import type { Language } from "#server/answers/entry.ts";
import type { BusinessFacts, Fact, OpeningHours } from "#server/answers/facts/facts.ts";
import { wording } from "#server/answers/facts/answer/wording.ts";
import { hoursAt } from "#server/answers/facts/extract/hours-consistency.ts";
import type { TopicSubject } from "#shared/contract/quality.ts";
import { titleOf } from "#server/versions/quality/entry-words.ts";
import { sampleEvenly } from "#server/versions/quality/seeded.ts";
import { clockTimes, numbersIn, stemsOf } from "./judge.ts";
import type { MadeQuestion, Statement, Wanted } from "./made-question.ts";
import type { Form } from "./phrasings.ts";
import { wordQuestion } from "./worded.ts";

const languages: readonly Language[] = ["ar", "en"];
const dayNames: Record<Language, readonly string[]> = {
  ar: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
};
/** Days whose hours differ most often: Friday, Saturday, and Monday as an example of the others. */
const askedDays = [5, 6, 1];

/** Maximum number of each that are asked about, for example of forty delivery zones. */
const maxOfEach = 8;
/** A reply with this many of the first places or times is complete. */
const maxSaid = { hours: 6, places: 3, methods: 3 };

/** The expected answer to a question about a fact. */
interface Want {
  fact: Fact;
  all: Wanted["all"];
  polarity?: "yes" | "no";
}

interface AskedFact extends Want {
  form: Form;
  subject: TopicSubject;
  /** Values of the phrasing's placeholders, in the language of the question. */
  places?: (language: Language) => Record<string, string>;
  seed?: string;
}

const time = (minutes: number): Statement => ({ numbers: [clockTimes(minutes)], words: [], share: 1 });
const wordsIn = (text: string, share: number): Statement => ({ numbers: [], words: stemsOf(text), share });
const rangesOf = (some: readonly OpeningHours[]): Statement[][] =>
  some.flatMap(({ opens, closes }) => [[time(opens)], [time(closes)]]).slice(0, maxSaid.hours);

/** Makes questions about the business itself, as its files or its owner state its facts. */
export function askFacts({ facts, entries }: AnswerIndex, main: Language): MadeQuestion[] {
  const forms = [
    ...hoursAsked(facts),
    ...placesAsked(facts),
    ...contactsAsked(facts),
    ...paymentsAsked(facts),
    ...deliveryAsked(facts),
    ...peopleAsked(facts),
  ];
  return forms.flatMap(({ form, subject, places, seed = form, fact, all, polarity }): MadeQuestion[] => {
    const entry = entries.at(fact.entry);
    if (!entry) return [];
    const statedText = `${seed} ${fact.quote}`;
    const { language } = wordQuestion(form, main, statedText, {});
    const { question } = wordQuestion(form, main, statedText, places?.(language) ?? {});
    const wanted: Wanted = {
      all,
      answer: fact.quote,
      title: titleOf(entry),
      entryId: entry.id,
      sourceId: entry.origin.sourceId,
      ...(polarity && { polarity }),
    };
    return [{ form, kind: "fact", question, language, wanted, topic: { subject, name: "" } }];
  });
}

function hoursAsked({ hours, branches }: BusinessFacts): AskedFact[] {
  const usual = hours.filter(({ season, service }) => season === undefined && service === "premises");
  const open = usual.filter(({ closes }) => closes > 0);
  const [first] = open;
  if (!first) return [];
  const days = askedDays.flatMap((day): AskedFact[] => {
    const [firstHours, ...more] = usual.filter(({ dayOfWeek }) => dayOfWeek.includes(day));
    if (!firstHours) return [];
    const ranges = rangesOf([firstHours, ...more].filter(({ closes }) => closes > 0));
    const closed = [[wordsIn("مغلق", 1), wordsIn("closed", 1), wordsIn("مقفل", 1)]];
    const places = (language: Language) => ({ d: dayNames[language][day]! });
    return [
      {
        form: "hours_day",
        subject: "hours",
        places,
        seed: String(day),
        fact: firstHours,
        all: ranges.length > 0 ? ranges : closed,
      },
    ];
  });
  const named = branches.length > 1 ? sampleEvenly(branches, maxOfEach) : [];
  const ofBranches = named.flatMap((branch): AskedFact[] => {
    const at = branches.indexOf(branch);
    const openHours = hoursAt(at, usual).filter(({ closes }) => closes > 0);
    const [fact] = openHours;
    const places = () => ({ b: branch.name });
    return fact
      ? [
          {
            form: "hours_branch",
            subject: "hours",
            places,
            seed: branch.name,
            fact,
            all: rangesOf(openHours),
          },
        ]
      : [];
  });
  const general = languages.map((seed): AskedFact => ({
    form: "hours",
    subject: "hours",
    seed,
    fact: first,
    all: rangesOf([first]),
  }));
  return [...general, ...days, ...ofBranches];
}

function placesAsked({ branches }: BusinessFacts): AskedFact[] {
  const open = branches.filter(({ status, address }) => status === "open" && address !== "");
  const [first] = open;
  if (!first) return [];
  const subject = "branches";
  const all = open.slice(0, maxSaid.places).map(({ address }) => [wordsIn(address, 0.5)]);
  const general = languages.map((seed): AskedFact => ({ form: "where", subject, seed, fact: first, all }));
  const dayQuestions = (open.length > 1 ? sampleEvenly(open, maxOfEach) : []).map((fact): AskedFact => ({
    form: "where_branch",
    subject,
    places: () => ({ b: fact.name }),
    seed: fact.name,
    fact,
    all: [[wordsIn(fact.address, 0.5)]],
  }));
  return [...general, ...dayQuestions];
}

function contactsAsked({ contacts }: BusinessFacts): AskedFact[] {
  return (["telephone", "whatsapp", "email"] as const).flatMap((type): AskedFact[] => {
    const contactsOfType = contacts.filter((each) => each.contactType === type && each.purpose === undefined);
    const [fact] = contactsOfType;
    if (!fact) return [];
    const statements = contactsOfType.map(({ value }): Statement =>
      type === "email"
        ? wordsIn(value, 1)
        : { numbers: numbersIn(value).map((each) => [each]), words: [], share: 1 },
    );
    return [{ form: type, subject: "contacts", fact, all: [statements] }];
  });
}

function paymentsAsked({ payments }: BusinessFacts): AskedFact[] {
  const stated = payments.filter(({ implied }) => !implied);
  const accepted = stated.filter((each) => each.accepted);
  const [first] = accepted;
  if (!first) return [];
  const nameOfMethod = (method: string, language: Language): string => {
    const names: Record<string, string> = wording(language).method;
    return names[method] ?? method;
  };
  const statementsOfMethod = (method: string): Statement[] =>
    languages.map((language) => wordsIn(nameOfMethod(method, language), 0.5));
  const all = accepted.slice(0, maxSaid.methods).map(({ method }) => statementsOfMethod(method));
  const methodQuestions = sampleEvenly(stated, maxOfEach).map((fact): AskedFact => ({
    form: "pays_with",
    subject: "payments",
    places: (language) => ({ m: nameOfMethod(fact.method, language) }),
    seed: fact.method,
    fact,
    all: [statementsOfMethod(fact.method)],
    polarity: fact.accepted ? "yes" : "no",
  }));
  return [{ form: "payments", subject: "payments", fact: first, all }, ...methodQuestions];
}

function deliveryAsked({ zones }: BusinessFacts): AskedFact[] {
  return sampleEvenly(zones, maxOfEach).flatMap((fact): AskedFact[] => {
    const { fee = "", time: takes = "" } = fact;
    const stated = numbersIn(fee).length > 0 ? fee : fee === "" ? takes : "";
    const numbers = numbersIn(stated).map((each): Statement[] => [
      { numbers: [[each]], words: [], share: 1 },
    ]);
    // "Free" has no number to compare.
    const all =
      numbers.length > 0 || fee === "" ? numbers : [[wordsIn(fee, 0.5), wordsIn("مجاني free", 0.5)]];
    const p = fact.districts?.at(-1) ?? fact.places.at(-1) ?? fact.area;
    return all.length === 0
      ? []
      : [{ form: "delivers", subject: "delivery", places: () => ({ p }), seed: fact.area, fact, all }];
  });
}

function peopleAsked({ people }: BusinessFacts): AskedFact[] {
  return sampleEvenly(people, maxOfEach).map((fact): AskedFact => {
    const times = fact.hours.flatMap(({ opens, closes }) => [[time(opens)], [time(closes)]]);
    const all = times.length > 0 ? times : [[wordsIn(fact.jobTitle, 0.5)]];
    const p = `${fact.title} ${fact.names.at(-1) ?? fact.name}`.trim();
    return { form: "person", subject: "people", places: () => ({ p }), seed: fact.name, fact, all };
  });
}
