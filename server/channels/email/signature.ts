/** Lines that mail programs add by themselves. */
const mailProgramPattern =
  /^(sent (from|via) |get outlook for |sent with |enviado |تم الإرسال (من|بواسطة|عبر) |أ?ُ?رسلت? (من|بواسطة|عبر) |مرسلة? من |احصل على outlook|الحصول على outlook)/i;
const maxProgramLength = 90;

const closingPattern =
  /^((best|kind|warm|kindest|warmest|many)? ?regards|sincerely( yours)?|yours (sincerely|faithfully|truly)|best wishes|all the best|cheers|best|مع (خالص |أطيب |فائق |وافر )?(التحية|التحيات|تحياتي|الاحترام|الشكر|التقدير)( والتقدير| والاحترام)?|(خالص |أطيب )?تحيات?ي( لكم)?|(و?تفضلوا|وتقبلوا) (بقبول )?(فائق |وافر |خالص )?(الاحترام|التحية|التقدير|تحياتي)( والتقدير| والاحترام)?|دمتم (بخير|بود)|المخلص)\s*[,،.!]*$/i;
/** A signature has at most this many lines and contains no question. */
const maxSignatureLines = 10;
const maxSignatureLineLength = 90;

const disclaimerPattern =
  /^(this (e-?mail|message|communication)\b.{0,80}\b(confidential|intended|privileged)|confidentiality notice|disclaimer:|إخلاء (طرف|مسؤولية)|(هذه|هذا) (الرسالة|البريد).{0,80}(سري|سرية|مخصص|مخصصة|موجهة|خصوصية))/i;

const bareLine = (line: string): string =>
  line.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069*]/g, "").trim();

/** Removes the signature from a text. A mail that consists only of a signature is returned unchanged. */
export function removeSignature(text: string): string {
  const lines = text.split("\n").filter((line) => !isProgram(bareLine(line)));
  const end = lines.findIndex((line, index) => index > 0 && startsSignature(lines, index, bareLine(line)));
  const textBefore = (end === -1 ? lines : lines.slice(0, end)).join("\n").trim();
  return textBefore === "" ? text.trim() : textBefore;
}

const isProgram = (line: string): boolean =>
  line.length <= maxProgramLength && mailProgramPattern.test(line) && !/[?؟]/.test(line);

function startsSignature(lines: string[], index: number, line: string): boolean {
  if (/^(--|—|__)$/.test(line) || disclaimerPattern.test(line))
    return lines.slice(0, index).some((above) => bareLine(above) !== "");
  if (!closingPattern.test(line)) return false;
  const below = lines
    .slice(index + 1)
    .map(bareLine)
    .filter((next) => next !== "");
  const notice = below.findIndex((next) => disclaimerPattern.test(next));
  const name = notice === -1 ? below : below.slice(0, notice);
  return (
    name.length <= maxSignatureLines &&
    name.every((next) => next.length <= maxSignatureLineLength && !/[?؟]/.test(next))
  );
}
