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

const withoutScheme = (value: string): string => value.replace(/^https?:\/\//u, "").replace(/\/$/u, "");
const hostOf = (value: string): string => withoutScheme(value).split("/")[0] ?? "";

/** Pages of services that the business uses have longer addresses than its own. */
const maxAddressParts = 3;

/**
 * The websites of the business, without pages and services. Of one that only stands in addresses of its pages ("…/track",
 * "…/classes") the part is told that all of them share.
 */
function homesOf(urls: readonly ContactPoint[]): ContactPoint[] {
  const homes = urls.filter(({ value }) => !withoutScheme(value).includes("/"));
  if (homes.length > 0) return homes;
  const pages = urls.filter(
    ({ value }) =>
      withoutScheme(value)
        .replace(/^www\./u, "")
        .split(/[./]/u).length <= maxAddressParts,
  );
  const [first] = pages;
  const host = hostOf(first?.value ?? "");
  const isShared = pages.length > 1 && pages.every(({ value }) => hostOf(value) === host);
  return first !== undefined && isShared ? [{ ...first, value: host, quote: host, branches: [] }] : pages;
}

/** Answers with the contacts of the requested kind; undefined where none is known. */
export function tellContacts({ frame, facts, language }: Question): FactAnswer | undefined {
  const texts = wording(language);
  const types = new Set(pointTypes.flatMap(([ask, own]) => (frame.asks.has(ask) ? own : [])));
  const ofTypes = facts.contacts.filter(
    ({ purpose, contactType }) => purpose === undefined && types.has(contactType),
  );
  const isUrl = ({ contactType }: ContactPoint): boolean => contactType === "url";
  const general = [...ofTypes.filter((point) => !isUrl(point)), ...homesOf(ofTypes.filter(isUrl))];
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
    // A sentence that states the number itself says nothing more.
    const isKnown = condition === undefined || condition.length > 160 || condition.includes(value);
    return isKnown ? `${label}: ${value}` : `${label}: ${value} (${condition.replace(/\.$/u, "")})`;
  });
  return { text: lines.join("\n"), facts: shown };
}
