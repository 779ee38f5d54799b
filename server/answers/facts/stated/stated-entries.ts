import type { FactTopic, StatedFact } from "#shared/rules/business-facts.ts";
import type { FaqEntry, Language } from "#server/answers/entry.ts";
import { tellContacts } from "#server/answers/facts/answer/tell-contacts.ts";
import { tellDelivery } from "#server/answers/facts/answer/tell-delivery.ts";
import { tellHours } from "#server/answers/facts/answer/opening-hours.ts";
import { tellPayments } from "#server/answers/facts/answer/tell-payments.ts";
import { tellPlaces } from "#server/answers/facts/answer/tell-places.ts";
import type { Question } from "#server/answers/facts/answer/fact-answer.ts";
import type { FactAsk, FactFrame } from "#server/answers/facts/ask/frame.ts";
import type { BusinessFacts } from "#server/answers/facts/facts.ts";
import { readStatedFacts } from "./facts-stated.ts";
import { noDelivery, statedQuestions } from "./stated-texts.ts";

/** Stands for the source of stated facts; there is no such row in the table of sources. */
export const statedSource = "facts";

/** The entry that stated facts cite, one for each topic. */
export function statedEntries(stated: readonly StatedFact[]): FaqEntry[] {
  return stated.flatMap((states) => {
    const answer = answerOf(states);
    if (Object.keys(answer).length === 0) return [];
    return [
      {
        kind: "faq",
        id: `${statedSource}:${states.topic}`,
        phrasings: [...statedQuestions[states.topic]],
        answer,
        states,
        origin: { sourceId: statedSource, sourceName: "Wakil" },
      },
    ];
  });
}

function answerOf(states: StatedFact): Partial<Record<Language, string>> {
  if (states.topic === "returns") {
    const { ar, en } = states.value;
    return { ...(ar !== "" && { ar }), ...(en !== "" && { en }) };
  }
  if (states.topic === "delivery" && !states.value.delivers) return { ...noDelivery };
  const facts = readStatedFacts(states, { entry: 0, quote: "", stated: true });
  const [ar, en] = [textOf(states.topic, facts, "ar"), textOf(states.topic, facts, "en")];
  return { ...(ar !== "" && { ar }), ...(en !== "" && { en }) };
}

function asking(asks: readonly FactAsk[], isRamadan = false): FactFrame {
  return {
    asks: new Set(asks),
    branches: [],
    places: [],
    zones: [],
    departments: [],
    methods: [],
    people: [],
    isAboutPeople: false,
    days: [],
    isNow: false,
    isRamadan,
    unexplained: [],
    length: 0,
    leans: false,
  };
}

/** All stated facts of a topic, as the answer to a general question about it. */
function textOf(topic: Exclude<FactTopic, "returns">, facts: BusinessFacts, language: Language): string {
  const question = (frame: FactFrame): Question => ({ frame, facts, language, now: undefined });
  switch (topic) {
    case "hours": {
      const season = tellHours(question(asking(["hours"], true)));
      return [tellHours(question(asking(["hours"]))), season]
        .flatMap((answer) => answer?.text ?? [])
        .join("\n");
    }
    case "branches":
      return tellPlaces(question(asking(["where"])))?.text ?? "";
    case "contacts":
      return tellContacts(question(asking(["contact", "website", "social"])))?.text ?? "";
    case "payments":
      return tellPayments(question(asking(["payment"])))?.text ?? "";
    case "delivery":
      return tellDelivery(question(asking(["delivery"])))?.text ?? "";
  }
}
