import { isPromptInjection } from "#server/answers/compose/prompt-injection.ts";
import { safeName } from "#server/answers/compose/safe-text.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { isGivenName } from "#server/answers/understand/given-names.ts";
import { captureFrom } from "#server/answers/understand/captured.ts";
import { isJailbreakAttempt } from "#server/answers/understand/jailbreak-attempt.ts";

const contactCues = findCues("contact-data");
const introducedPattern = cuePattern(contactCues, String.raw`^(?:\s*{introduces_name}\s*[:：]?\s+)+`, "iu");
const namePattern = /^[\p{L}\p{M}][\p{L}\p{M}'’.-]*(?:\s+[\p{L}\p{M}][\p{L}\p{M}'’.-]*){0,4}$/u;
const maxValueLength = 120;

/** A customer's answer in a form that may be repeated and stored; undefined where it may not. */
export function freeValue(text: string): string | undefined {
  const value = text
    .replace(/\p{C}+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const isLink = /:\/\/|www\.|[<>{}[\]]/iu.test(value);
  if (value.length < 2 || value.length > maxValueLength || isLink) return undefined;
  return isPromptInjection(value) || isJailbreakAttempt(value) ? undefined : safeName(value) || undefined;
}

const notOfNamePattern = cuePattern(contactCues, String.raw`^(?:و?{not_of_name_stem}\p{L}*|{not_of_name})$`);
const numberFollowsPattern = cuePattern(contactCues, String.raw`\s*و?{number_follows}.*$`, "iu");
const onBehalfPattern = /(?:^|\s)ب[اإ]سم\s+((?:\p{L}[\p{L}\p{M}'’-]*(?:\s+|$)){1,3})/u;

/** A name introduced by a word: "احجزوا باسم ام خالد". */
function behalfOf(message: string): string | undefined {
  const said = onBehalfPattern.exec(message)?.[1]?.trim().split(/\s+/u) ?? [];
  const end = said.findIndex((word) => notOfNamePattern.test(word));
  return freeValue((end === -1 ? said : said.slice(0, end)).join(" "));
}

const afterNumberPattern = /\p{Nd}{7,}[\s،,]+((?:\p{L}[\p{L}\p{M}'’-]*\s*){1,3})$/u;

/** "… 0551239876 عمر": a given name at the end, after the number. */
function signedBy(message: string): string | undefined {
  const said = afterNumberPattern.exec(message.trim())?.[1]?.trim();
  return said !== undefined && isGivenName(said.split(/\s+/u)[0]!) ? freeValue(said) : undefined;
}

/** The name in a message: introduced by a word, or the whole answer to "what is your name?". */
export function nameIn(message: string, isAsked: boolean): string | undefined {
  const { name } = captureFrom(message);
  if (name !== undefined) return name;
  const behalf = behalfOf(message) ?? signedBy(message);
  if (behalf !== undefined || !isAsked) return behalf;
  const [first = ""] = message
    .split(/[\n،,;؛]|(?:\s*(?:\+|00)?\p{Nd}[\p{Nd}\s().-]{6,})/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const bare = first.replace(introducedPattern, "").replace(numberFollowsPattern, "");
  return namePattern.test(bare) ? freeValue(bare) : undefined;
}
