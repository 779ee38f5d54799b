import type { Block } from "#server/documents/document.ts";
import { latinDigits } from "#server/documents/price.ts";
import { currencyNamed } from "./price-cell.ts";

/** A line of a menu: a name, a leader or a dash, a price. Prices of running text stand in sentences instead. */
const LINE =
  /^(?:[•●▪*◦–—-]\s*)?(?<name>\p{L}[^|]{1,70}?)\s*(?:\.{2,}|…+|_{2,}|\s[-–—:]\s|[:：]\s|\t|\s{2,}|\s)\s*(?<price>(?:(?:SAR|SR|AED|KWD|QAR|BHD|OMR|EGP|JOD|USD|\$|€|£)\s*)?\d[\d.,٬]*\s*(?:ر\.?س\.?|ريال(?:اً|ا)?|درهم|دينار|جنيه|SAR|SR|AED|KWD|QAR|BHD|OMR|EGP|JOD|USD|\$|€|£)?)$/iu;
/** Fewer lines of this kind under one title are no price list. */
const FEWEST = 3;
const LONGEST_DESCRIPTION = 120;

export interface PriceLine {
  name: string;
  price: string;
  description?: string;
}

function priceLine(text: string): PriceLine | undefined {
  const { name, price } = LINE.exec(latinDigits(text).trim())?.groups ?? {};
  if (name === undefined || price === undefined) return undefined;
  const words = name.trim().split(/\s+/).length;
  return words > 9 || /[.؟?!]\s/u.test(name) ? undefined : { name: name.trim(), price: price.trim() };
}

/** Whether a bare number may be a price here: some line names a currency, or there is a leader before the number. */
const SURE = /\.{2,}|…|_{2,}|[:：]\s|\s[-–—]\s/u;

/** The lines of blocks under one title as a list of names and prices; undefined where they are text. */
export function priceLines(blocks: readonly Block[], pricesAnnounced: boolean): PriceLine[] | undefined {
  const lines: PriceLine[] = [];
  let sure = 0;
  for (const { text } of blocks) {
    const line = priceLine(text);
    const last = lines.at(-1);
    if (line !== undefined) {
      lines.push(line);
      if (SURE.test(text) || currencyNamed(line.price) !== undefined) sure += 1;
    } else if (last !== undefined && last.description === undefined && text.length <= LONGEST_DESCRIPTION) {
      last.description = text;
    } else return undefined;
  }
  return lines.length >= FEWEST && (pricesAnnounced || sure >= lines.length / 2) ? lines : undefined;
}
