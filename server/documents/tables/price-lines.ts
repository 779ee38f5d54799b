import type { Block } from "#server/documents/document.ts";
import { latinDigits } from "#server/documents/price.ts";
import { currencyNamed } from "./price-cell.ts";

/** A line of a menu: a name, a leader or a dash, a price. In running text, prices are part of sentences instead. */
const linePattern =
  /^(?:[•●▪*◦–—-]\s*)?(?<name>\p{L}[^|]{1,70}?)\s*(?:\.{2,}|…+|_{2,}|\s[-–—:=]\s|[:：]\s|\t|\s{2,}|\s)\s*(?<price>(?:(?:SAR|SR|AED|KWD|QAR|BHD|OMR|EGP|JOD|USD|\$|€|£)\s*)?\d[\d.,٬]*\s*(?:ر\.?س\.?|ريال(?:اً|ا)?|درهم|دينار|جنيه|SAR|SR|AED|KWD|QAR|BHD|OMR|EGP|JOD|USD|\$|€|£)?)$/iu;
/**
 * A line with more text: its content before the price ("Family box: 6 pieces, 2 sauces - 159 SAR"), or what the price
 * is for after it.
 */
const fullerPattern =
  /^(?:[•●▪*◦–—-]\s*)?(?<name>\p{L}[^|:：=]{1,60}?)(?:\s*[:：]\s+(?<holds>(?!\d[\d.,]*\s*(?:ر|د|S|A))[^|:：]{4,110}?))?\s*(?:[:：=]\s|\s[-–—=]\s)\s*(?:ب\s?ـ?\s?)?(?<price>(?:(?:SAR|SR|AED|KWD|QAR|BHD|OMR)\s*)?\d[\d.,٬]*\s*(?:ر\.?س\.?|ريال(?:اً|ا)?|درهم|دينار|SAR|SR|AED|KWD|QAR|BHD|OMR)?(?:\s*(?:\([^()]{2,40}\)|(?:لل|لكل |per |an? |each|for )[^.،,|]{2,25}))?)[.]?$/iu;
/** Fewer such lines under one title are no price list. */
const minLines = 3;
/** Two lines suffice when both name a currency after a dash or colon. */
const minSureLines = 2;
const maxDescriptionLength = 120;
const maxNameWords = 9;

export interface PriceLine {
  name: string;
  price: string;
  description?: string;
}

function priceLine(text: string): PriceLine | undefined {
  const { name, price } = linePattern.exec(latinDigits(text).trim())?.groups ?? {};
  if (name === undefined || price === undefined) return undefined;
  const words = name.trim().split(/\s+/).length;
  return words > maxNameWords || /[.؟?!]\s/u.test(name)
    ? undefined
    : { name: name.trim(), price: price.trim() };
}

/** Parses a line that names a currency, with the offer's content and what its price is for. */
function fullerLine(text: string): PriceLine | undefined {
  const { name, holds, price } = fullerPattern.exec(latinDigits(text).trim())?.groups ?? {};
  if (name === undefined || price === undefined || currencyNamed(price) === undefined) return undefined;
  const trimmedName = name.trim();
  if (trimmedName.split(/\s+/).length > maxNameWords || notOfferedPattern.test(trimmedName)) return undefined;
  return {
    name: trimmedName,
    price: price.trim(),
    ...(holds !== undefined && { description: holds.trim() }),
  };
}

/** Amounts that are paid in addition to an offer. */
const notOfferedPattern =
  /^(?:ال)?(?:حد|اقل|أقل|الحد|رسوم|عربون|غرامة|تأمين|توصيل|شحن|خصم|مجاني|فوق|أكثر|من)(?!\p{L})|^(?:minimum|fee|fees|deposit|fine|delivery|shipping|discount|free|over|above|up to)\b/iu;

/** Whether a bare number may be a price: some line names a currency, or there is a leader before the number. */
const surePattern = /\.{2,}|…|_{2,}|[:：]\s|\s[-–—]\s/u;

/** Returns the lines of blocks under one title as a list of names and prices; undefined for other text. */
export function priceLines(blocks: readonly Block[], pricesAnnounced: boolean): PriceLine[] | undefined {
  const lines: PriceLine[] = [];
  let sure = 0;
  for (const { text } of blocks) {
    const line = priceLine(text);
    const last = lines.at(-1);
    if (line !== undefined) {
      lines.push(line);
      if (surePattern.test(text) || currencyNamed(line.price) !== undefined) sure += 1;
    } else if (last !== undefined && last.description === undefined && text.length <= maxDescriptionLength) {
      last.description = text;
    } else return undefined;
  }
  return lines.length >= minLines && (pricesAnnounced || sure >= lines.length / 2) ? lines : undefined;
}

/** Neighbouring lines within a text that form a list of prices, each with its currency. */
export interface PricedRun {
  from: number;
  lines: PriceLine[];
}

export function readPricedRuns(blocks: readonly Block[]): PricedRun[] {
  const runs: PricedRun[] = [];
  blocks.forEach(({ text }, index) => {
    const line = fullerLine(text);
    const last = runs.at(-1);
    if (line === undefined) return;
    if (last !== undefined && last.from + last.lines.length === index) last.lines.push(line);
    else runs.push({ from: index, lines: [line] });
  });
  return runs.filter(({ lines }) => lines.length >= minSureLines);
}
