import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { DeliveryZone } from "#server/answers/facts/facts.ts";
import { findPlaces } from "#server/answers/facts/places.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { zoneFor } from "./delivery-zone.ts";
import type { Section, Sentence } from "./sections.ts";

/** Fewer places with a fee than this are no list of zones. */
const minZones = 2;
/** A longer remark behind a fee is a sentence of its own. */
const maxRemarkLength = 40;
const maxAreaWords = 4;

const introductionPattern = /^[^:：]{0,40}[:：]\s*/u;
const itemPattern = factPattern(
  String.raw`^(?:و(?=\p{L}{3}))?(?:to\s+|(?:الى|إلى|داخل|في)\s+)?(\D{3,40}?)\s*[:：=–-]?\s*(?:ب|بـ)?\s*(\d+(?:\.\d+)?\s*(?:{currency_name}|{currency_code}|SR|riyals?))(?!\p{L})\s*(.*)$`,
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
