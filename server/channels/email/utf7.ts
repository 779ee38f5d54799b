/** Base64 without padding between `+` and `-` (RFC 2152). */
const shiftedTextPattern = /\+([A-Za-z0-9+/]*)-?/g;

/** Decodes UTF-7, which the platform's decoder does not support and old mail servers still send. */
export function decodeUtf7(text: string): string {
  return text.replace(shiftedTextPattern, (whole, coded: string) => {
    if (coded === "") return whole === "+-" ? "+" : whole;
    const bytes = Buffer.from(coded, "base64");
    if (bytes.length < 2) return whole;
    return bytes
      .subarray(0, bytes.length & ~1)
      .swap16()
      .toString("utf16le");
  });
}
