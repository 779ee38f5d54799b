import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { normalise } from "#server/answers/text/normalise.ts";
import { visible } from "./hidden.ts";
import { sentencesOf } from "./sentences.ts";
import { answerCacheLimits, memoise } from "#server/answers/text/memoise.ts";

const injectionCues = findCues("injections");
const injectionPattern = (source: string): RegExp => cuePattern(injectionCues, source);

/** Where an order begins: at the start of a clause, or after what makes it one. */
const order = String.raw`(?:^\W*|[.,:;!?–-] |\b{makes_order} )`;
const orderArabic = "(?:^|[:،.؛] |ثم |و)";
const tell = `${order}{tell}`;
const tellArabic = String.raw`(?:^|[^\p{L}])(?:و|ف|ثم )?{say_to} ?(?:ل|من |الي |علي )?`;
/** The rest of a command behind its verb: of the feminine and the plural too. */
const ending = "(?: |ي |وا )";
const toSomewhere = String.raw`[^.!؟?\n]{0,60}(?:\d{7,}|http|wa\.me|www\.)`;

/**
 * Sentences that speak to a machine instead of a customer: somebody wrote them into a document, a product row or a
 * name so that an agent says or does something. Nothing here obeys them; they are not read out either. Patterns are
 * over normalised text (see text/normalise.ts), so spelling tricks with marks, widths and hidden letters are gone.
 */
const plantedPatterns: readonly RegExp[] = [
  // Forget what you were told.
  String.raw`\b{override}\b[^.!?\n]{0,60}\b{earlier}\b[^.!?\n]{0,40}\b{rules}\b`,
  String.raw`\b{forget}\b[^.!?\n]{0,20}\b{all_before}\b`,
  String.raw`{leave}${ending}[^.!؟\n]{0,40}(?:ال)?{commands}(?:ك|كم)?`,
  "{ignore} (?:كل )?{what} {came_before}",
  // New role, new rules.
  String.raw`\b{be} {as_other}\b[^.!?\n]{0,60}\b{role}`,
  String.raw`\b{new_or_secret} (?:system )?{orders} (?:for|to|from|:)? ?(?:the |all |any |this |an? )?{machine_given}?\b`,
  String.raw`\b{mode} mode\b`,
  String.raw`\b{secret} ?{prompt}\b|\bprompt injection\b|\bjailbreak`,
  "{from_now_on} {you_will}",
  String.raw`(?:^|[^\p{L}]){become}[^.!؟\n]{0,50}{role_taken}`,
  "{message} (?:ال)?(?:{of_system}|خاصه ب?ال?{for_machine})",
  "وضع {of_mode}",
  "{prompt_itself}",
  // Addressed to a machine.
  String.raw`\b{addresses} (?:to |for )?(?:the |all |any |every |this |our )*{machine_addressed}\b`,
  String.raw`\b{machine}s? (?:{reads_or_must}|(?:is|are) (?:now )?{instructed})\b`,
  String.raw`^\W*(?:if|when|as|since) you(?: are|re)? (?:an? )?{machine_that_you_are}\b`,
  String.raw`\bas an? {as_machine}\b`,
  String.raw`(?:ايها|يا|الي|للـ?|ل)\s?(?:ال)?{machine_called}[^.!؟\n]{0,80}{asked_to}`,
  "{must} (?:ال)?{machine_bound}",
  "{if} (?:كنت|انت) {you_as_machine}",
  String.raw`\b(?:if|when|should) (?:a|an|any|the|this|some) (?:\w+ ){0,2}{some_machine}\b`,
  String.raw`(?:^|[.:;!?] ){machine_spoken_to}\s?[,:] ?(?:please )?{spoken_order}\b`,
  String.raw`\b{hidden_text}\b|{hidden}`,
  // What to tell people. A handbook says "tell the customer that …" too: only what it must not say is planted then.
  String.raw`${tell} (?:(?:all|any|every|each) (?:the |of the |your |our )?(?:\w+ )?|the |your |our )?{customers}\b[^.!?\n]{0,80}\b{told_to_customers}\b`,
  String.raw`${tell} (?:the |your |our |this |each |every |any )?{customer}\b[^.!?\n]{0,80}\b{told_to_customer}\b`,
  String.raw`\b{only} (?:always |only |just )?{say}\b[^.!?\n]{0,60}\b{said_always}\b`,
  String.raw`^\W*(?:please |now |then |instead |and )*{write}\b(?: only| exactly| always| with| every| each| all| your){1,4}\b[^.!?\n]{0,40}\b{written_always}\b`,
  String.raw`\bwhen(?:ever)? {asked}\b[^.!?\n]{0,80}\b{say_when_asked}\b`,
  `${tellArabic}{every}?(?: ?)(?:ال)?{everybody}`,
  String.raw`${tellArabic}(?:كل |اي |هذا )?(?:ال|لل|ل)?{one_customer}(?: [^.!؟\n]{0,80})?(?:{said_to_one}|حول )`,
  "{answer_always} {always}",
  String.raw`{whenever} {is_asked}(?:ك)? ?(?:ال)?{by_whom}?[^.!؟\n]{0,60}{then_say}`,
  // Give away what is not to be given; "we never ask for your password" is no order.
  String.raw`${order}{reveal}\b[^.!?\n]{0,40}\b{revealed}\b`,
  String.raw`${orderArabic}{give_away}${ending}[^.!؟\n]{0,40}{given_away}`,
  String.raw`${order}{demand}\b[^.!?\n]{0,40}\b{demanded}\b`,
  String.raw`${orderArabic}{take}${ending}[^.!؟\n]{0,50}{taken}`,
  // "Send a photo of your ID to 05…": no shop's agent reads that out.
  String.raw`{send}${ending}[^.!؟?\n]{0,40}{sent}${toSomewhere}`,
  // The same said of the customer: "the customer has to send the code to 05…".
  String.raw`{sends}[^.!؟?\n]{0,40}{sent_by_customer}${toSomewhere}`,
  String.raw`{card_number}[^.!؟?\n]{0,40}{card_secret}`,
  // The furniture of prompts.
  String.raw`<\|?{mark}\|?>|\[\/?inst\]|<<\/?sys>>|<\/?(?:system|instructions?|prompt|assistant)>|#{2,} ?(?:system|instructions?|new instructions?|user|assistant)\s*(?:prompt|message|override|:|$)`,
  String.raw`^\W*{speaker}\s*[:>»\]]`,
  String.raw`\b(?:begin|end|start) (?:of )?{part_of_prompt}?\s?(?:instructions?|prompt|override|message)\b`,
].map(injectionPattern);

/** Letters and digits without a break, as encoded orders come; links have dots and slashes early. */
const encodedPattern =
  /(?<![\p{L}\p{N}/.=_-])(?:(?=[A-Za-z0-9+/]*[g-wyz])(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{40,}={0,2}|(?:[0-9a-fA-F]{2}[\s:]?){32,})(?![\p{L}\p{N}.])/u;
/** A run of hidden letters inside a sentence was put there by somebody; flags of regions are written with some. */
const hiddenRunPattern =
  /(?<![\u{1f3f4}\u{e0000}-\u{e0fff}])[\u{e0000}-\u{e0fff}]{2}|[\u200b-\u200d\u2060-\u2064\ufeff]{8,}/u;
/** "i g n o r e": letters spaced out are read together. */
const spacedOutPattern = /(?:\b\p{L}[ .\-_*]){5,}\p{L}\b/gu;
const lookalikes: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ԁ: "d",
  ɡ: "g",
  ո: "n",
  ν: "v",
  ο: "o",
  α: "a",
  ι: "i",
  ρ: "p",
  ѵ: "v",
  ⅰ: "i",
};
const lookalikePattern = new RegExp(`[${Object.keys(lookalikes).join("")}]`, "gu");

/** As the patterns expect it: normal form, hidden letters, look-alikes and spacing undone. */
function plain(sentence: string): string {
  return normalise(visible(sentence))
    .replace(lookalikePattern, (letter) => lookalikes[letter] ?? letter)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "")
    .replace(spacedOutPattern, (run) => run.replace(/[ .\-_*]/g, ""))
    .replace(/[*_`~"“”«»]/gu, "")
    .replace(/[ \u00a0]+/gu, " ")
    .trim();
}

/** Every pattern above has one of these: most sentences need not be tried against them. */
const signPattern = injectionPattern(String.raw`{sign}|mode\b|\bl?lm|\ba ?i\b|act |\bask|\bsay\b|[<[#:!=]`);

/** Whether a sentence gives orders to a machine or carries what is hidden from people. */
export function isPromptInjection(sentence: string): boolean {
  if (hiddenRunPattern.test(sentence) || encodedPattern.test(sentence)) return true;
  const text = plain(sentence);
  return signPattern.test(text) && plantedPatterns.some((pattern) => pattern.test(text));
}

/** The text without its planted sentences; the very same text when it has none. */
export const removePromptInjections = memoise((text: string): string => {
  const lines = text.split("\n");
  const kept = lines.map((line) => {
    const sentences = sentencesOf(line);
    const honest = sentences.filter((sentence) => !isPromptInjection(sentence));
    if (honest.length < sentences.length) return honest.join(" ");
    return sentences.length > 1 && isPromptInjection(line) ? "" : line;
  });
  if (kept.every((line, at) => line === lines[at])) return text;
  return kept
    .filter((line, at) => line.trim() !== "" || lines[at] === "")
    .join("\n")
    .trim();
}, answerCacheLimits);
