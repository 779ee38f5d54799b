import { visible } from "./hidden.ts";
import { withAllowedLinks } from "./links.ts";
import { removePromptInjections } from "./prompt-injection.ts";
import { answerCacheLimits, memoise } from "#server/answers/text/memoise.ts";

const commentPattern = /<!--[^]*?(?:-->|$)/gu;
const programPattern =
  /<\s*(script|style|iframe|object|svg|math|template|noscript)\b[^]*?(?:<\s*\/\s*\1\s*>|$)/giu;
/** Written to be unseen: what such an element holds is not for readers. */
const unseenPattern =
  /<\s*([a-z]+)\b[^<>]*(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])|\shidden\b)[^<>]*>[^]*?(?:<\s*\/\s*\1\s*>|$)/giu;
const tagPattern =
  /<\s*\/?\s*[a-z!?][^<>]*>|<\s*\/?\s*(?:img|a|script|style|iframe|svg|object|embed|form|input|link|meta|base|video|audio|source|body|div|span)\b[^<>]*$/giu;
/** "![alt](address)", "![alt][name]": the address may be cut off. */
const imagePattern = /!\s?\[[^\]\n]*\]\s?(?:\([^)\n]*(?:\)|$)|\[[^\]\n]*(?:\]|$))?/gmu;
const linkPattern = /\[([^\]\n]*)\]\s?\(\s*<?([^()\s>]*(?:\([^()\s]*\)[^()\s]*)?)>?[^)\n]*\)/gu;
const referencePattern = /\[([^\]\n]+)\]\s?\[[^\]\n]*\]/gu;
const definitionPattern = /^ {0,3}\[[^\]\n]+\]:\s*\S.*$/gmu;
/** A formula of a spreadsheet, as a cell's text. */
const formulaPattern = /[=+@-]\s?[A-Z][A-Z.]{2,}\([^()\n]*\)/gu;
const emptyPattern = /\(\s*\)|\[\s*\]|<\s*>|«\s*»|“\s*”/gu;

function tidied(text: string): string {
  return text
    .replace(emptyPattern, "")
    .replace(/[^\S\n]{2,}/gu, " ")
    .replace(/[^\S\n]+(?=[.,،;؛!?؟\n]|$)/gu, "")
    .replace(/^[^\S\n]+/gmu, "")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}

/** Taking one thing out can join two others into a new one ("<im<b>g"), so it is done until nothing changes. */
const maxRounds = 5;

function plainText(text: string): string {
  return text
    .replace(commentPattern, "")
    .replace(programPattern, "")
    .replace(unseenPattern, "")
    .replace(tagPattern, (tag) =>
      /^<\s*(?:https?:\/\/|[\w.+-]+@)[^\s<>]+>$/iu.test(tag) ? ` ${tag.slice(1, -1)} ` : "",
    )
    .replace(imagePattern, "")
    .replace(definitionPattern, "")
    .replace(linkPattern, (_, label: string, address: string) =>
      label.trim() === address ? address : `${label} ${address}`,
    )
    .replace(referencePattern, "$1")
    .replace(formulaPattern, "");
}

/**
 * What may be said to a customer of a text that others wrote, a source or a language model: plain text without images,
 * tags, hidden characters and orders to machines, and without any link or address that `allowedSources` (the texts of
 * the cited sources) do not hold in plain sight. Safe text comes back as it is.
 */
export function safeReply(text: string, allowedSources: readonly string[]): string {
  let safe = removePromptInjections(text);
  for (let round = 0; round < maxRounds; round++) {
    const next = tidied(withAllowedLinks(plainText(visible(safe)), allowedSources));
    if (next === safe) break;
    safe = next;
  }
  return safe;
}

const maxNameLength = 120;

/** A name (a product's, the business's) as it may stand in a sentence of the engine's own; "" when it is no name. */
export const safeName = memoise((name: string): string => {
  const line = visible(name).replace(/\s+/gu, " ");
  return safeReply(line, []).slice(0, maxNameLength).trim();
}, answerCacheLimits);
