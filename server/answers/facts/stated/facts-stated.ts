import { weekRanges } from "#shared/rules/team-hours.ts";
import {
  type FactValues,
  paymentMethods,
  type PaymentMethodName,
  type StatedFact,
  type WeekHours,
} from "#shared/rules/business-facts.ts";
import { branchOf } from "#server/answers/facts/extract/branches.ts";
import { zoneFor } from "#server/answers/facts/extract/delivery-zone.ts";
import type {
  Branch,
  BusinessFacts,
  ContactPoint,
  DeliveryZone,
  Fact,
  OpeningHours,
  PaymentMethod,
} from "#server/answers/facts/facts.ts";
import { words } from "#server/answers/text/words.ts";

type Stated = Fact & { stated: true };

export const noFacts: BusinessFacts = {
  hours: [],
  branches: [],
  contacts: [],
  payments: [],
  zones: [],
  people: [],
  notes: [],
};

/** Methods that stand for several others; not choosing one of them refuses nothing. */
const general: ReadonlySet<PaymentMethodName> = new Set(["credit_card", "pos", "cash_on_delivery"]);
const cards: ReadonlySet<PaymentMethodName> = new Set(["visa", "mastercard", "amex"]);
const inParts: ReadonlySet<PaymentMethodName> = new Set(["tabby", "tamara"]);

/** Position of the branch with this name; -1 where there is none. */
export const findBranch = (name: string, branches: readonly Branch[]): number =>
  branches.findIndex((branch) => words(branch.name).join(" ") === words(name).join(" "));

function weekOf(week: WeekHours, more: Omit<OpeningHours, "dayOfWeek" | "opens" | "closes">): OpeningHours[] {
  const open = weekRanges({ week, holidays: [] });
  const byRange = Map.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`);
  const openDays = [...byRange.values()].map((same): OpeningHours => {
    const { opens, closes } = same[0]!;
    return { ...more, dayOfWeek: same.map(({ weekday }) => weekday), opens, closes };
  });
  const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => !open.some(({ weekday }) => weekday === day));
  return days.length === 0 ? openDays : [...openDays, { ...more, dayOfWeek: days, opens: 0, closes: 0 }];
}

/** Opening hours of the branches, without those of branches that no longer exist. */
export function hoursFromStatement(
  { places }: FactValues["hours"],
  branches: readonly Branch[],
  fact: Stated,
): OpeningHours[] {
  return places.flatMap(({ branch, week, ramadan }) => {
    const at = branch === "" ? -1 : findBranch(branch, branches);
    if (branch !== "" && at === -1) return [];
    const shared = { ...fact, service: "premises" as const, branches: at === -1 ? [] : [at] };
    const season = ramadan === null ? [] : weekOf(ramadan, { ...shared, season: "ramadan" });
    return [...weekOf(week, shared), ...season];
  });
}

export function branchesFromStatement({ places }: FactValues["branches"], fact: Stated): Branch[] {
  return places.map(({ name, city, address, map }) => {
    const hasCity = city === "" || words(address).join(" ").includes(words(city).join(" "));
    const place = hasCity ? address : `${city}، ${address}`;
    const called = name.replace(/^فرع\s+/u, "").replace(/\s+branch$/iu, "");
    const branch = { ...branchOf(called, place, "open", fact), stated: true as const };
    return map === "" ? branch : { ...branch, map };
  });
}

/** The telephone of each branch that has one. */
export function branchPhones({ places }: FactValues["branches"], fact: Stated): ContactPoint[] {
  return places.flatMap(({ name, phone }, at): ContactPoint[] =>
    phone === ""
      ? []
      : [{ ...fact, contactType: "telephone", value: phone, branches: name === "" ? [] : [at] }],
  );
}

export function contactsFromStatement({ points }: FactValues["contacts"], fact: Stated): ContactPoint[] {
  return points.map(({ type, value }) => ({ ...fact, contactType: type, value: value.trim(), branches: [] }));
}

/** Chosen methods are accepted; offered methods that were not chosen are refused. */
export function paymentsFromStatement({ methods }: FactValues["payments"], fact: Stated): PaymentMethod[] {
  const accepted = new Set<string>(methods);
  const has = (kinds: ReadonlySet<PaymentMethodName>): boolean => methods.some((method) => kinds.has(method));
  if (has(cards)) accepted.add("credit_card");
  if (has(cards) || accepted.has("mada")) accepted.add("pos");
  if (has(inParts)) accepted.add("instalments");
  const refused = paymentMethods.filter((method) => !accepted.has(method) && !general.has(method));
  return [
    ...[...accepted].map((method): PaymentMethod => {
      const isChosen = methods.some((each) => each === method);
      return { ...fact, method, accepted: true, ...(!isChosen && { implied: true }) };
    }),
    ...[...refused, ...(has(inParts) ? [] : ["instalments"])].map((method) => ({
      ...fact,
      method,
      accepted: false,
    })),
  ];
}

export function zonesFromStatement(
  { delivers, zones }: FactValues["delivery"],
  fact: Stated,
): DeliveryZone[] {
  if (!delivers) return [];
  return zones.map(({ area, fee, time, minimum, free_from }) => ({
    ...zoneFor(area, [area], fact),
    stated: true,
    ...(fee !== "" && { fee: withCurrency(fee) }),
    ...(time !== "" && { time }),
    ...(minimum !== "" && { minimum: withCurrency(minimum) }),
    ...(free_from !== "" && { freeFrom: withCurrency(free_from) }),
  }));
}

/** A bare number is an amount in riyals, and 0 means free. */
function withCurrency(amount: string): string {
  const plain = amount.trim();
  if (/^[0٠]+$/u.test(plain)) return "مجانًا";
  return /^[\d٠-٩.,٫]+$/u.test(plain) ? `${plain} ريال` : plain;
}

/** The facts of one topic, for the text of its entry. */
export function readStatedFacts(given: StatedFact, fact: Stated): BusinessFacts {
  switch (given.topic) {
    case "hours": {
      const names = given.value.places.map(({ branch }) => branch).filter((name) => name !== "");
      const branches = names.map((name) => branchOf(name, "", "open", fact));
      return { ...noFacts, branches, hours: hoursFromStatement(given.value, branches, fact) };
    }
    case "branches":
      return {
        ...noFacts,
        branches: branchesFromStatement(given.value, fact),
        contacts: branchPhones(given.value, fact),
      };
    case "contacts":
      return { ...noFacts, contacts: contactsFromStatement(given.value, fact) };
    case "payments":
      return { ...noFacts, payments: paymentsFromStatement(given.value, fact) };
    case "delivery":
      return { ...noFacts, zones: zonesFromStatement(given.value, fact) };
    case "returns":
      return noFacts;
  }
}
