import { isPromptInjection } from "#server/answers/compose/prompt-injection.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { normalise } from "#server/answers/text/normalise.ts";

const probeCues = findCues("probes");
const probePattern = (source: string): RegExp => cuePattern(probeCues, source);

/**
 * Attempts to get the agent's instructions, other people's data, the shop's secrets, or dictated promises. Patterns match
 * normalised text.
 */
const probes: readonly RegExp[] = [
  // Its instructions.
  String.raw`\b{hidden} {instructions}\b|\b{secret} {configuration}\b`,
  String.raw`\byour {your_instructions}\b(?! (?:for|on|about|to|of|when)\b)`,
  String.raw`\b{show} (?:\w+ ){0,4}{shown}\b`,
  "{instructions_of_agent}",
  // Roles and dictation.
  String.raw`\b{pretend}\b`,
  "{play_role}",
  String.raw`\b{say}(?: {say_how})*\s*[:"“«']?\s*{dictated}\b`,
  String.raw`\b(?:just|only) say {dictated_alone}\b|\bsay yes\b|\brepeat after me\b|\bsay that (?:everything|all|it|the \w+)(?: is| are)? {dictated_state}\b`,
  // "النقل مجاني؟" does not say "say: free".
  String.raw`(?<!\p{L})[وف]?{say_it}(?: {say_it_how})*\s*[:"“«']?\s*{dictated_word}`,
  String.raw`\b{trick}\b`,
  String.raw`\b(?:as|i am|im|this is) (?:the |your |a |an )?{owner}\b[^.!?]{0,80}\b{demand}\b`,
  "(?:انا|معك|معاك) (?:ال)?{person_in_charge}[^.!؟]{0,80}{demands}",
].map(probePattern);

/** Nouns for other people's data and the shop's secrets; a business may also write about these. */
const secretPatterns: readonly RegExp[] = [
  String.raw`\b{other} {others}(?: s|s)? ?(?:\w+ ){0,3}{their_data}\b`,
  String.raw`\b{data} (?:of|for|from|about) (?:(?:the |your )?(?:{of_all} )+(?:of )?(?:the |your )?{people}|(?:the |your ){your_people})\b`,
  String.raw`\b{customer} {records}\b`,
  String.raw`\b{secrets}\b`,
  String.raw`{data_of_people}(?: ال\p{L}+)? ?(?:ال)?{people_named}(?:كم|ء|ك)?(?: ?(?:ال)?{other_people})?(?!\p{L})`,
  "(?:{secret_things}|باسورد (?:ال)?{password_of})",
].map(probePattern);

const plain = (message: string): string =>
  normalise(message)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "")
    .replace(/\s+/gu, " ");

/** Possessives for the customer's own data: "our client list", "my database". */
const ownPattern = cuePattern(probeCues, String.raw`\b(?:my|our) (?:own )?(?:\w+ )?{own_records}\b`, "gu");

/** Whether a message names protected data; it is refused unless the knowledge answers it. */
export function asksForSecrets(message: string): boolean {
  const text = plain(message).replace(ownPattern, " ");
  return secretPatterns.some((pattern) => pattern.test(text));
}

/** Whether a customer's message tries to make the agent disclose protected data or say a dictated text. */
export function isJailbreakAttempt(message: string): boolean {
  if (isPromptInjection(message)) return true;
  const text = plain(message);
  return probes.some((pattern) => pattern.test(text));
}
