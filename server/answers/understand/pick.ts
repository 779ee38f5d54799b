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

/** A list stays open while the customer picks from it: "the first one? … and the second?" */
const maxPicks = 4;

/** The list that a position refers to: the agent's last one, also behind replies about what was picked from it. */
function lastListed(history: readonly Turn[], picks = 0): Listed | undefined {
  const at = history.findLastIndex((turn) => turn.role !== "customer");
  const own = listIn(history[at]?.text ?? "");
  if (own !== undefined || at < 2 || picks === maxPicks) return own;
  const asked = history.slice(0, at).findLastIndex(({ role }) => role === "customer");
  const before = history.slice(0, asked);
  const list = asked < 1 ? undefined : lastListed(before, picks + 1);
  return list !== undefined && positionIn(history[asked]!.text) !== undefined ? list : undefined;
}

/** Numbered choices, or products with bullets. */
function listIn(said: string): Listed | undefined {
  const numbered = [...said.matchAll(/^\d\. (.+)$/gmu)].map(([, item = ""]) => item.trim());
  if (numbered.length > 0) return { items: numbered, offered: true };
  const bullets = [...said.matchAll(/^• (.+?)(?::\s.*)?$/gmu)].map(([, item = ""]) => item.trim());
  return bullets.length > 1 ? { items: bullets, offered: false } : undefined;
}

function itemAt({ items }: Listed, place: number): string | undefined {
  return place === lastIndex ? items.at(-1) : items[place - 1];
}

/** The position that a message names, and the pattern of its words; without a pattern the message is nothing else. */
function positionIn(message: string): { place: number; pattern?: RegExp } | undefined {
  const said = phraseWords(message).join(" ");
  const whole = wholeMessagePatterns.find(([pattern]) => pattern.test(said));
  if (whole !== undefined) return { place: whole[1] };
  const found = ordinalPatterns.find(([pattern]) => pattern.test(message));
  return found && { place: found[1], pattern: found[0] };
}

/**
 * Replaces the position in a message by the item of the agent's last list: a choice ("2", "الثاني") or a product
 * ("الثانية بكم؟"). Undefined when the message has no position.
 */
export function readChoice(message: string, history: readonly Turn[]): string | undefined {
  const listed = lastListed(history);
  if (listed === undefined) return undefined;
  const position = positionIn(message);
  const item = position && itemAt(listed, position.place);
  if (position?.pattern === undefined || item === undefined) return item;
  return message.replace(position.pattern, () => ` ${item} `).trim();
}
