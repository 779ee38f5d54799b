/** What mail programs put before a subject, in the languages that our customers' programs speak. */
const replyPrefixPattern =
  /^\s*(re|aw|sv|vs|antw|ref|r|fw|fwd|tr|رد|ردّ|الرد|إعادة توجيه|اعادة توجيه)\s*(\[\d+\])?\s*[:：]\s*/i;

/** `Re: ` once before the bare subject, as programs expect that group mails by it. */
export function replySubject(subject: string): string {
  let bare = subject.replace(/[\s\p{Cc}]+/gu, " ").trim();
  while (replyPrefixPattern.test(bare)) bare = bare.replace(replyPrefixPattern, "");
  return bare === "" ? "Re:" : `Re: ${bare}`;
}
