/** Marks of direction that mail programs put around names and dates; they are in the way of every pattern below. */
const directionPattern = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

const originalMessagePattern =
  /^[-_ ]{2,}\s*(original message|original appointment|الرسالة الأصلية|الرسالة الاصلية|رسالة أصلية)\s*[-_ ]{2,}$/i;
/** Forwarded words are what the sender wants read, not history. */
const forwardedMessagePattern =
  /^(-{3,}\s*(forwarded message|رسالة (مُعاد|معاد) (توجيهها|إرسالها)|رسالة محو?ّ?لة|الرسالة المعاد توجيهها).*|begin forwarded message:|بداية الرسالة المعاد توجيهها:?|بدء الرسالة المُ?عاد توجيهها:?)$/i;

/** The line with which programs introduce what they quote: "On … wrote:", "في … كتب …:". */
const attributions = [
  /^on\b.{4,300}\bwrote:$/i,
  /^.{0,120}<[^<>\s]+@[^<>\s]+>\s*(wrote|كتب|كتبت|كتب\/ت):$/i,
  /^(في|بتاريخ|يوم)\s.{4,300}(كتب|كتبت|كتب\/ت|تمت كتابة ما يلي بواسطة|جاء من).{0,200}:$/,
  /^(كتب|كتبت)\s.{2,200}\s(في|بتاريخ)\s.{4,200}:$/,
  /^(في|بتاريخ)\s.{4,200}<[^<>\s]+@[^<>\s]+>.{0,40}:$/,
];
/** Such a line is broken over several by narrow mail programs. */
const maxAttributionLines = 4;

const fromPattern = /^[*_]{0,2}\s*(from|من)\s*:[*_]{0,2}\s*\S/i;
const headerFieldsPattern =
  /^[*_]{0,2}\s*(sent|date|to|cc|subject|تم الإرسال|تاريخ الإرسال|أُرسلت|أرسلت|التاريخ|إلى|نسخة|الموضوع)\s*:/i;

const bare = (line: string): string => line.replace(directionPattern, "").trim();

/**
 * What the sender wrote now: the text without the earlier mails that programs put below it, or between it. When
 * nothing else is there, the text as it is, so that no word is lost.
 */
export function removeQuotedHistory(text: string): string {
  const lines = text.split("\n");
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = bare(lines[at] ?? "");
    if (forwardedMessagePattern.test(line)) {
      kept.push(...lines.slice(at));
      break;
    }
    if (originalMessagePattern.test(line) || startsHeader(lines, at)) break;
    const attributed = attributionAt(lines, at);
    if (attributed > 0) {
      const next = lines.slice(at + attributed).find((below) => bare(below) !== "");
      // With its quote marked, the sender's answers may stand between and below; without, all below is history.
      if (next === undefined || !isQuoted(next)) break;
      at += attributed - 1;
      continue;
    }
    if (!isQuoted(line)) kept.push(lines[at] ?? "");
  }
  const own = tidy(kept);
  return own === "" ? text.trim() : own;
}

const isQuoted = (line: string): boolean => /^\s*[>＞]/.test(bare(line));

/** How many lines from here introduce a quote; 0 when none do. */
function attributionAt(lines: string[], at: number): number {
  let joined = "";
  for (let count = 1; count <= maxAttributionLines; count++) {
    const line = bare(lines[at + count - 1] ?? "");
    if (line === "" || isQuoted(line)) return 0;
    joined = `${joined} ${line}`.trim();
    if (joined.length > 600) return 0;
    if (attributions.some((pattern) => pattern.test(joined))) return count;
  }
  return 0;
}

/** Outlook writes the fields of the earlier mail's header, each on a line of its own. */
function startsHeader(lines: string[], at: number): boolean {
  if (!fromPattern.test(bare(lines[at] ?? ""))) return false;
  const below = lines.slice(at + 1, at + 8).map(bare);
  return below.filter((line) => headerFieldsPattern.test(line)).length >= 2;
}

/** Without the rule that Outlook draws above the earlier mail, and without a hole where a quote stood. */
const tidy = (lines: string[]): string =>
  lines
    .join("\n")
    .replace(/\n[ \t]*_{10,}[ \t]*\n*$/, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
