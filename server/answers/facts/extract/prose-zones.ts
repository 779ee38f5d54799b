import { factPattern } from "#server/answers/facts/fact-texts.ts";
import { freePattern, moneyPattern } from "#server/answers/facts/fees.ts";
import type { DeliveryZone } from "#server/answers/facts/facts.ts";
import { findPlaces, isListOfPlaces } from "#server/answers/facts/places.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { zoneFor } from "./delivery-zone.ts";
import type { Section, Sentence } from "./sections.ts";

/** Fewer places with a fee than this are no list of zones. */
const minZones = 2;
/** A longer remark behind a fee is a sentence of its own. */
const maxRemarkLength = 40;
const maxAreaWords = 4;

/** An amount behind a place, in a group of its own. */
const feeSource = String.raw`(?:ب|بـ)?\s*(\d+(?:\.\d+)?\s*(?:{currency_name}|{currency_code}|SR|riyals?))(?!\p{L})`;
const introductionPattern = /^[^:：]{0,40}[:：]\s*/u;
const itemPattern = factPattern(
  String.raw`^(?:و(?=\p{L}{3}))?(?:to\s+|(?:الى|إلى|داخل|في)\s+)?(\D{3,40}?)\s*[:：=–-]?\s*${feeSource}\s*(.*)$`,
  "iu",
);
const districtPattern = factPattern(String.raw`^(?:حي|{direction})\s+\p{L}`, "iu");

interface Item {
  area: string;
  fee: string;
  remark: string;
}

/** The places of a sentence, each with the amount behind it: "الخبر 20 ريال، الدمام 25 ريال". */
function itemsIn({ text }: Sentence): Item[] {
  const pieces = withAsciiDigits(text)
    .replace(introductionPattern, "")
    .replace(/[.؛;]\s*$/u, "")
    .split(/[،,؛;]\s*/u);
  const items = pieces.map((piece) => itemPattern.exec(piece.trim()));
  return items.flatMap((match): Item[] => {
    const [, area = "", fee = "", rest = ""] = match ?? [];
    const remark = rest.trim();
    const isShort = words(area).length <= maxAreaWords && remark.length <= maxRemarkLength;
    return area === "" || !isShort ? [] : [{ area: area.trim(), fee, remark }];
  });
}

const isPlace = ({ area }: Item): boolean => findPlaces(words(area)).length > 0 || districtPattern.test(area);

/** One sentence for each zone: "الدمام والخبر: 20 ريال، نفس اليوم." "باقي المدن: 35 ريال من 2 إلى 4 أيام." */
const sentencePattern = factPattern(
  String.raw`^(?:(?:ال)?{delivery}\s+)?(?:to\s+|(?:الى|إلى|داخل|في)\s+)?(\D{3,60}?)\s*[:：=–-]?\s*${feeSource}[\s،,]*(.*?)[.؛;]?\s*$`,
  "iu",
);
/** A longer rest of such a sentence says more than how soon and when. */
const maxRestLength = 80;

const amountsOf = (text: string): string[] => [...text.matchAll(moneyPattern)].map(([amount]) => amount);

/** "فوق 500 ريال" of a part that says from which amount the delivery is free. */
function freeFromIn(part: string): string | undefined {
  const [amount, ...others] = amountsOf(part);
  if (amount === undefined || others.length > 0 || !freePattern.test(part)) return undefined;
  const [above] = /(?<!\p{L})(?:فوق|over)\s*$/iu.exec(part.slice(0, part.indexOf(amount))) ?? [];
  return above === undefined ? amount : `${above.trim()} ${amount}`;
}

function zoneOfSentence({ text, entry }: Sentence): DeliveryZone | undefined {
  const [, area = "", fee = "", rest = ""] = sentencePattern.exec(withAsciiDigits(text)) ?? [];
  const name = area.trim();
  if (name === "" || rest.length > maxRestLength) return undefined;
  const zone = zoneFor(name, [name], { entry, quote: text });
  if (zone.rest === undefined && !isListOfPlaces(name)) return undefined;
  const parts = rest
    .split(/[،,؛;]\s*/u)
    .flatMap((part) => (part === "" ? [] : [{ part, freeFrom: freeFromIn(part) }]));
  const freeFrom = parts.find((each) => each.freeFrom !== undefined)?.freeFrom;
  const remark = parts.flatMap((each) => (each.freeFrom === undefined ? [each.part] : [])).join("، ");
  return {
    ...zone,
    fee,
    ...(freeFrom !== undefined && { freeFrom }),
    ...(remark !== "" && { remark }),
  };
}

/** Zones of a section that states each of them in a sentence of its own. */
export function readSentenceZones({ sentences }: Section): DeliveryZone[] {
  const zones = sentences.flatMap((sentence) => zoneOfSentence(sentence) ?? []);
  return zones.length < minZones ? [] : zones;
}

/** Zones with their fees in running text; a sentence with one more place may follow the list. */
export function readProseZones({ sentences }: Section, isAbout: (text: string) => boolean): DeliveryZone[] {
  const zones: DeliveryZone[] = [];
  for (const sentence of sentences) {
    const items = itemsIn(sentence);
    const known = items.filter(isPlace).length;
    const isList = isAbout(sentence.text) && known >= minZones && known * 2 >= items.length;
    if (!isList && !(zones.length > 0 && items.length === 1 && known === 1)) continue;
    for (const { area, fee, remark } of items)
      zones.push({
        ...zoneFor(area, [area], { entry: sentence.entry, quote: sentence.text }),
        fee,
        ...(remark !== "" && { remark }),
      });
  }
  return zones;
}
