import type { PriceOption } from "#server/answers/entry.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { periodIn } from "./period.ts";
import type { Row } from "./row.ts";

/** How many pieces a price is for, both ends included. */
interface Tier {
  option: PriceOption;
  from: number;
  to: number;
}

const boundCues = findCues("bounds");
const boundPattern = (source: string): RegExp => cuePattern(boundCues, source, "iu");
const spanPattern = cuePattern(boundCues, String.raw`(\d+)\s*(?:[-–—]|{tier_to})\s*(\d+)`);
const fromPattern = boundPattern(String.raw`(\d+)\s*(?:{tier_or_more}|\+)`);
const underPattern = boundPattern(String.raw`{tier_under}\s*(\d+)`);
const upToPattern = boundPattern(String.raw`{tier_up_to}\s*(\d+)`);
/** "5 - 11 years" says whom a price is for, "120 - 160 cm" of what size. */
const otherUnitPattern = boundPattern("{no_tier}|%");

function tierOf(option: PriceOption): Tier | undefined {
  const label = withAsciiDigits(option.label);
  if (otherUnitPattern.test(label) || periodIn(label) !== undefined) return undefined;
  const [, from, to] = spanPattern.exec(label) ?? [];
  if (from !== undefined && to !== undefined) return { option, from: Number(from), to: Number(to) };
  const [, least] = fromPattern.exec(label) ?? [];
  if (least !== undefined) return { option, from: Number(least), to: Infinity };
  const [, under] = underPattern.exec(label) ?? [];
  if (under !== undefined) return { option, from: 1, to: Number(under) - 1 };
  const [, most] = upToPattern.exec(label) ?? [];
  return most === undefined ? undefined : { option, from: 1, to: Number(most) };
}

/** The prices of a row by how many are taken ("10 - 29", "300 or more"), the fewest first; none where it has others. */
function tiersOf({ options }: Row): Tier[] {
  const tiers = options.flatMap((option) => tierOf(option) ?? []).sort((a, b) => a.from - b.from);
  const isApart = tiers.every(({ from }, at) => at === 0 || from > tiers[at - 1]!.from);
  return tiers.length >= 2 && tiers.length === options.length && isApart ? tiers : [];
}

/** Whether a row's prices are for one piece each: the more are taken, the less one costs. */
export function hasPieceTiers(row: Row): boolean {
  const tiers = tiersOf(row);
  return tiers.length > 0 && tiers.at(-1)!.option.amount <= tiers[0]!.option.amount;
}

/** The price that holds for so many pieces of a row. */
export const tierFor = (row: Row, count: number): PriceOption | undefined =>
  tiersOf(row).find(({ from, to }) => count >= from && count <= to)?.option;
