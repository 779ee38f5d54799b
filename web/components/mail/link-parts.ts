export interface TextPart {
  text: string;
  isLink: boolean;
}

/** Cuts a mail's text into its addresses and what stands between them. */
export function linkParts(text: string): TextPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"«»]+[^\s<>"«».,،؛؟!?)\]])/)
    .map((part, place) => ({ text: part, isLink: place % 2 === 1 }))
    .filter((part) => part.text !== "");
}
