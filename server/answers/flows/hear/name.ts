import { isPlanted } from "#server/answers/compose/planted.ts";
import { safeName } from "#server/answers/compose/safe-text.ts";
import { captureFrom } from "#server/answers/understand/captured.ts";
import { isProbing } from "#server/answers/understand/probing.ts";

const INTRODUCED =
  /^(?:\s*(?:اسمي|إسمي|الاسم|باسم|انا|أنا|معك|معاك|my name is|my name's|name is|i am|i'm|im|it's|its|this is|name)\s*[:：]?\s+)+/iu;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.-]*(?:\s+[\p{L}\p{M}][\p{L}\p{M}'’.-]*){0,4}$/u;
const maxValueLength = 120;

/** What a customer wrote as the answer to a question, as it may be repeated and stored; undefined when it may not. */
export function freeValue(text: string): string | undefined {
  const value = text
    .replace(/\p{C}+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const isLink = /:\/\/|www\.|[<>{}[\]]/iu.test(value);
  if (value.length < 2 || value.length > maxValueLength || isLink) return undefined;
  return isPlanted(value) || isProbing(value) ? undefined : safeName(value) || undefined;
}

/** The name in a message: introduced, or all there is of the answer to "what is your name?". */
export function nameIn(message: string, isAsked: boolean): string | undefined {
  const { name } = captureFrom(message);
  if (name !== undefined) return name;
  if (!isAsked) return undefined;
  const [first = ""] = message
    .split(/[\n،,;؛]|(?:\s*(?:\+|00)?\p{Nd}[\p{Nd}\s().-]{6,})/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const bare = first.replace(INTRODUCED, "").replace(/\s*(?:و?(?:جوالي|رقمي|my number|phone)).*$/iu, "");
  return NAME.test(bare) ? freeValue(bare) : undefined;
}
