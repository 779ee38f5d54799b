/**
 * Marks of direction that mail programs put around names and dates; they would prevent the patterns below from
 * matching.
 */
const directionPattern = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

const originalMessagePattern =
  /^[-_ ]{2,}\s*(original message|original appointment|الرسالة الأصلية|الرسالة الاصلية|رسالة أصلية)\s*[-_ ]{2,}$/i;
/** Forwarded text counts as content, because the sender wants it to be read. */
const forwardedMessagePattern =
  /^(-{3,}\s*(forwarded message|رسالة (مُعاد|معاد) (توجيهها|إرسالها)|رسالة محو?ّ?لة|الرسالة المعاد توجيهها).*|begin forwarded message:|بداية الرسالة المعاد توجيهها:?|بدء الرسالة المُ?عاد توجيهها:?)$/i;

/** Patterns of the line that introduces a quote: "On … wrote:", "في … كتب …:". */
const attributions = [
  /^on\b.{4,300}\bwrote:$/i,
  /^.{0,120}<[^<>\s]+@[^<>\s]+>\s*(wrote|كتب|كتبت|كتب\/ت):$/i,
  /^(في|بتاريخ|يوم)\s.{4,300}(كتب|كتبت|كتب\/ت|تمت كتابة ما يلي بواسطة|جاء من).{0,200}:$/,
  /^(كتب|كتبت)\s.{2,200}\s(في|بتاريخ)\s.{4,200}:$/,
  /^(في|بتاريخ)\s.{4,200}<[^<>\s]+@[^<>\s]+>.{0,40}:$/,
];
/** Mail programs with narrow lines break the introduction of a quote over this many lines at most. */
const maxAttributionLines = 4;

const fromPattern = /^[*_]{0,2}\s*(from|من)\s*:[*_]{0,2}\s*\S/i;
const headerFieldsPattern =
  /^[*_]{0,2}\s*(sent|date|to|cc|subject|تم الإرسال|تاريخ الإرسال|أُرسلت|أرسلت|التاريخ|إلى|نسخة|الموضوع)\s*:/i;

const stripDirection = (line: string): string => line.replace(directionPattern, "").trim();

/**
 * Removes the earlier mails that mail programs quote below or between the sender's text. A mail that contains nothing
 * else is returned unchanged, so that no text is lost.
 */
export function removeQuotedHistory(text: string): string {
  const lines = text.split("\n");
  const newLines: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = stripDirection(lines[index] ?? "");
    if (forwardedMessagePattern.test(line)) {
      newLines.push(...lines.slice(index));
      break;
    }
    if (originalMessagePattern.test(line) || startsHeader(lines, index)) break;
    const attributed = attributionAt(lines, index);
    if (attributed > 0) {
      const next = lines.slice(index + attributed).find((below) => stripDirection(below) !== "");
      // When the quote is marked, the sender's text may be between and below it; when it is not, everything below is
      // history.
      if (next === undefined || !isQuoted(next)) break;
      index += attributed - 1;
      continue;
    }
    if (!isQuoted(line)) newLines.push(lines[index] ?? "");
  }
  const newText = tidy(newLines);
  return newText === "" ? text.trim() : newText;
}

const isQuoted = (line: string): boolean => /^\s*[>＞]/.test(stripDirection(line));

/** Returns how many lines from `at` introduce a quote; 0 when none do. */
function attributionAt(lines: string[], index: number): number {
  let joined = "";
  for (let count = 1; count <= maxAttributionLines; count++) {
    const line = stripDirection(lines[index + count - 1] ?? "");
    if (line === "" || isQuoted(line)) return 0;
    joined = `${joined} ${line}`.trim();
    if (joined.length > 600) return 0;
    if (attributions.some((pattern) => pattern.test(joined))) return count;
  }
  return 0;
}

/** Outlook writes the header fields of the earlier mail on lines of their own. */
function startsHeader(lines: string[], index: number): boolean {
  if (!fromPattern.test(stripDirection(lines[index] ?? ""))) return false;
  const below = lines.slice(index + 1, index + 8).map(stripDirection);
  return below.filter((line) => headerFieldsPattern.test(line)).length >= 2;
}

/** Removes the rule that Outlook draws above the earlier mail, and the empty lines that a removed quote leaves. */
const tidy = (lines: string[]): string =>
  lines
    .join("\n")
    .replace(/\n[ \t]*_{10,}[ \t]*\n*$/, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
