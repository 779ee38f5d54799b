import type { Turn } from "#server/answers/entry.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { phraseWords } from "./phrases.ts";

const lastIndex = -1;

const positionCues = findCues("positions");
const places = [1, 2, 3] as const;

const wholeMessagePattern = (source: string): RegExp =>
  cuePattern(positionCues, `^${source}(?: لو سمحت| please| pls)?$`);
/** Patterns of messages that only choose: "2", "الثاني", "ثاني واحد", "the second one please". */
const wholeMessagePatterns: readonly (readonly [RegExp, number])[] = [
  ...places.map(
    (place) =>
      [wholeMessagePattern(`(?:{choosing} )?(?:رقم )?(?:${place}|{choice:${place}})`), place] as const,
  ),
  [wholeMessagePattern("(?:{choosing_last} )?{choice:last}"), lastIndex],
];

/** Patterns of questions with a position in the list: "الثانية بكم؟", "how much is the second one". */
const ordinalPatterns: readonly (readonly [RegExp, number])[] = [...places, "last" as const].map((place) => [
  cuePattern(
    positionCues,
    String.raw`(?<!\p{L})و?{ordinal:${place}}(?!\p{L})|\bthe {the:${place}}(?: one)?\b`,
    "iu",
  ),
  place === "last" ? lastIndex : place,
]);

interface Listed {
  items: string[];
  /** Whether the list has numbered choices; otherwise it lists products. */
  offered: boolean;
}

/** The agent's last list: numbered choices, or products with bullets. */
function lastListed(history: readonly Turn[]): Listed | undefined {
  const said = history.findLast((turn) => turn.role !== "customer")?.text ?? "";
  const numbered = [...said.matchAll(/^\d\. (.+)$/gmu)].map(([, item = ""]) => item.trim());
  if (numbered.length > 0) return { items: numbered, offered: true };
  const bullets = [...said.matchAll(/^• (.+?)(?::\s.*)?$/gmu)].map(([, item = ""]) => item.trim());
  return bullets.length > 1 ? { items: bullets, offered: false } : undefined;
}

function itemAt({ items }: Listed, place: number): string | undefined {
  return place === lastIndex ? items.at(-1) : items[place - 1];
}

/**
 * Replaces the position in a message by the item of the agent's last list: a choice ("2", "الثاني") or a product
 * ("الثانية بكم؟"). Undefined when the message has no position.
 */
export function readChoice(message: string, history: readonly Turn[]): string | undefined {
  const listed = lastListed(history);
  if (listed === undefined) return undefined;
  const said = phraseWords(message).join(" ");
  const whole = wholeMessagePatterns.find(([pattern]) => pattern.test(said));
  if (whole !== undefined) return itemAt(listed, whole[1]);
  for (const [pattern, place] of ordinalPatterns) {
    const item = pattern.test(message) ? itemAt(listed, place) : undefined;
    if (item !== undefined) return message.replace(pattern, () => ` ${item} `).trim();
  }
  return undefined;
}
