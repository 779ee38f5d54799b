import { sentencesFor } from "#server/answers/compose/catalogue.ts";
import type { ProductReply } from "#server/answers/products/row-reply.ts";
import { reply, type Asked } from "./asked.ts";
import type { Frame } from "./frame.ts";
import { isLesson } from "./lessons.ts";
import { baseOf } from "./row.ts";
import { cellText, listOf } from "./say.ts";
import { rowTexts } from "./texts.ts";

/** "How much is it?", "كم سعره": of something, not of everything. */
const pointsPattern =
  /^(it|its|this|that|these|those|they|them|هو|هي|هذا|هذي|هذه|.*(سعر|ثمن|قيمت|تكلفت|حق)(ه|ها|هم|هن))$/u;

/** Nothing but "how much?" or "what do you have?". */
export function isBare({ asks, words }: Frame): boolean {
  const only = [...asks].every((ask) => ["price", "list", "availability", "total"].includes(ask));
  const points = words.some((word) => pointsPattern.test(word));
  return only && !points && (asks.has("price") || asks.has("list")) && words.length <= 5;
}

/** A short list is told whole; of a long one what its parts are called. */
export function overview({ catalogue, frame, voice }: Asked): ProductReply | undefined {
  const texts = rowTexts(voice.language);
  const rows = catalogue.rows.filter((row) => !isLesson(row));
  const groups = Map.groupBy(
    rows,
    ({ entry }) => entry.category ?? entry.origin.heading ?? entry.origin.sheet ?? "",
  );
  const [first] = [...groups.values()];
  if (first === undefined) return undefined;
  const titles = [...groups.keys()]
    .filter((title) => title !== "")
    .map((title) => cellText(baseOf(title).base, voice));
  const few = groups.size <= 3 && first.length <= 8 ? first : undefined;
  if (few !== undefined) return reply(few, listOf(few, sentencesFor(voice).found, voice).text, 0.85);
  if (titles.length < 2) return undefined;
  const say = frame.asks.has("price") ? texts.whichPrice : texts.groups;
  return reply([first[0]!], say(titles.slice(0, 8).join(texts.comma)), 0.85);
}
