import type { Turn } from "../entry.ts";
import { tokens } from "../text/tokens.ts";
import { phraseWords } from "./phrases.ts";

/** Few words that lean on what was said: "وفي جدة؟", "كم سعره؟", "and in Jeddah?", "how much is it". */
const OPENERS =
  /^(?:و(?!ين|ش)\p{L}{2,}|طيب|زين|and|what about|how about|also|ماذا عن|وش عن|ايش عن|or)(?!\p{L})/u;
const POINTERS = new Set(
  phraseWords(
    "سعره سعرها ثمنه ثمنها بكمه وزنه وزنها حجمه حجمها لونه لونها الوانه الوانها مقاسه مقاسها مقاساته مقاساتها متوفره منه منها عنه عنها فيه فيها له لها هو هي هذا هذي هذه هاذا اياه اياها كلاهما واحد الثاني الثانيه الاول الاولى يوصل نفسه نفسها ترجيعه ارجاعه استبداله it its this that they them those these one ones same there",
  ),
);
const BARE = new Set(
  phraseWords(
    "متوفر متوفره موجود موجوده بكم كم السعر سعره متى وين ليش كيف الوزن الحجم price available when where why how much cost is sizes colors الالوان المقاسات",
  ),
);
const LONGEST = 6;

export function isFollowUp(message: string): boolean {
  const text = phraseWords(message);
  if (text.length === 0 || text.length > LONGEST) return false;
  if (OPENERS.test(text.join(" "))) return true;
  if (text.length <= 5 && text.some((word) => POINTERS.has(word))) return true;
  return text.length <= 2 && text.every((word) => BARE.has(word));
}

/** The customer's last message that stands on its own, with what the agent said to it. */
export interface Earlier {
  question: string;
  reply: string;
}

const LOOK_BACK = 8;

export function earlierQuestion(history: readonly Turn[]): Earlier | undefined {
  const recent = history.slice(-LOOK_BACK);
  for (let at = recent.length - 1; at >= 0; at--) {
    const turn = recent[at]!;
    if (turn.role !== "customer" || isFollowUp(turn.text)) continue;
    if (!tokens(turn.text).some((token) => !token.isFunction)) continue;
    const reply = recent.slice(at + 1).find((later) => later.role !== "customer")?.text ?? "";
    return { question: turn.text, reply };
  }
  return undefined;
}

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:1|الاول|الاولى|اول واحد|first|the first|the first one|first one|one)$/u, 1],
  [/^(?:2|الثاني|الثانيه|ثاني واحد|second|the second|the second one|two)$/u, 2],
  [/^(?:3|الثالث|الثالثه|ثالث واحد|third|the third|the third one|three)$/u, 3],
];

/** The choice a customer picked from the numbered list the agent offered last ("2", "الثاني"). */
export function pickedChoice(message: string, history: readonly Turn[]): string | undefined {
  const said = phraseWords(message).join(" ");
  const number = ORDINALS.find(([pattern]) => pattern.test(said))?.[1];
  if (number === undefined) return undefined;
  const offered = history.findLast((turn) => turn.role !== "customer")?.text ?? "";
  return new RegExp(`^${number}\\. (.+)$`, "mu").exec(offered)?.[1]?.trim();
}
