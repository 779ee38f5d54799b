/** Reply prefixes that mail programs put before a subject, in our customers' languages. */
const replyPrefixPattern =
  /^\s*(re|aw|sv|vs|antw|ref|r|fw|fwd|tr|رد|ردّ|الرد|إعادة توجيه|اعادة توجيه)\s*(\[\d+\])?\s*[:：]\s*/i;

/** Returns the subject with exactly one `Re: `, as mail programs expect that group mails by subject. */
export function replySubject(subject: string): string {
  let bare = subject.replace(/[\s\p{Cc}]+/gu, " ").trim();
  while (replyPrefixPattern.test(bare)) bare = bare.replace(replyPrefixPattern, "");
  return bare === "" ? "Re:" : `Re: ${bare}`;
}
