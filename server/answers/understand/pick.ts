import type { Turn } from "#server/answers/entry.ts";
import { phraseWords } from "./phrases.ts";

const lastIndex = -1;

/** Patterns of messages that only choose: "2", "الثاني", "ثاني واحد", "the second one please". */
const wholeMessagePatterns: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:ابي |ابغى |اريد |خلها |اقصد |هو )?(?:رقم )?(?:1|واحد|الاول|الاولى|الاولي|اول واحد|اول وحده|اول خيار|الخيار الاول|first|the first|the first one|first one|one|number 1|number one|option 1|option one|1st|the 1st)(?: لو سمحت| please| pls)?$/u,
    1,
  ],
  [
    /^(?:ابي |ابغى |اريد |خلها |اقصد |هو )?(?:رقم )?(?:2|اثنين|الثاني|الثانيه|التاني|التانيه|ثاني واحد|ثاني وحده|ثاني خيار|الخيار الثاني|second|the second|the second one|second one|two|number 2|number two|option 2|option two|2nd|the 2nd)(?: لو سمحت| please| pls)?$/u,
    2,
  ],
  [
    /^(?:ابي |ابغى |اريد |خلها |اقصد |هو )?(?:رقم )?(?:3|ثلاثه|الثالث|الثالثه|التالت|التالته|ثالث واحد|ثالث وحده|ثالث خيار|الخيار الثالث|third|the third|the third one|third one|three|number 3|number three|option 3|option three|3rd|the 3rd)(?: لو سمحت| please| pls)?$/u,
    3,
  ],
  [
    /^(?:ابي |ابغى |اريد )?(?:الاخير|الاخيره|اخر واحد|اخر وحده|last|the last|the last one|last one)(?: لو سمحت| please| pls)?$/u,
    lastIndex,
  ],
];

/** Patterns of questions with a position in the list: "الثانية بكم؟", "how much is the second one". */
const ordinalPatterns: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})و?(?:الاول|الأول|الاولى|الأولى|اول واحد|أول واحد|اول وحده)(?!\p{L})|\bthe first(?: one)?\b/iu, 1],
  [
    /(?<!\p{L})و?(?:الثاني|الثانيه|الثانية|التاني|التانية|ثاني واحد|ثاني وحده)(?!\p{L})|\bthe (?:second|2nd)(?: one)?\b/iu,
    2,
  ],
  [
    /(?<!\p{L})و?(?:الثالث|الثالثه|الثالثة|التالت|التالتة|ثالث واحد)(?!\p{L})|\bthe (?:third|3rd)(?: one)?\b/iu,
    3,
  ],
  [/(?<!\p{L})و?(?:الاخير|الأخير|الاخيره|الأخيرة|اخر واحد|آخر واحد)(?!\p{L})|\bthe last(?: one)?\b/iu, lastIndex],
];

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
