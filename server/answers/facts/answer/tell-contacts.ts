import type { ContactPoint, ContactType } from "#server/answers/facts/facts.ts";
import type { FactAsk } from "#server/answers/facts/ask/frame.ts";
import type { Question, FactAnswer } from "./fact-answer.ts";
import { wording } from "./wording.ts";

const maxPoints = 8;
const pointTypes: readonly (readonly [ask: FactAsk, types: readonly ContactType[]])[] = [
  ["phone", ["telephone", "whatsapp"]],
  ["whatsapp", ["whatsapp"]],
  ["email", ["email"]],
  ["website", ["url"]],
  ["social", ["social"]],
  ["contact", ["telephone", "whatsapp", "email"]],
];

/** The main website of the business, without pages and services. */
function isHome({ value }: ContactPoint): boolean {
  return (
    value
      .replace(/^https?:\/\//u, "")
      .replace(/^www\./u, "")
      .replace(/\/$/u, "")
      .split(/[./]/u).length <= 3
  );
}

/** Answers with the contacts of the requested kind; undefined where none is known. */
export function tellContacts({ frame, facts, language }: Question): FactAnswer | undefined {
  const texts = wording(language);
  const types = new Set(pointTypes.flatMap(([ask, own]) => (frame.asks.has(ask) ? own : [])));
  const general = facts.contacts.filter(
    (point) =>
      point.purpose === undefined &&
      types.has(point.contactType) &&
      (point.contactType !== "url" || isHome(point)),
  );
  const ofBranch = (point: ContactPoint): boolean =>
    point.branches.some((branch) => frame.branches.includes(branch));
  const asked = frame.branches.length === 0 ? general : general.filter(ofBranch);
  const forAll = general.filter(({ branches }) => branches.length === 0);
  const known = asked.length > 0 ? asked : forAll;
  // Without a branch in the question the number of each branch is given, and the only number of a single place.
  const shown = known.slice(0, maxPoints);
  if (shown.length === 0) return undefined;
  const lines = shown.map(({ contactType, value, branches, condition }) => {
    const names = branches.map((at) => facts.branches[at]?.name ?? "").filter((name) => name !== "");
    const label =
      names.length === 0
        ? texts.contact[contactType]
        : `${texts.contact[contactType]} (${names.join(texts.comma)})`;
    return condition === undefined || condition.length > 160
      ? `${label}: ${value}`
      : `${label}: ${value} (${condition.replace(/\.$/u, "")})`;
  });
  return { text: lines.join("\n"), facts: shown };
}
