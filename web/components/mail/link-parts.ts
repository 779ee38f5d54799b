export interface TextPart {
  text: string;
  isLink: boolean;
}

/** Splits a mail's text into web addresses and the text between them. */
export function splitAtLinks(text: string): TextPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"«»]+[^\s<>"«».,،؛؟!?)\]])/)
    .map((part, place) => ({ text: part, isLink: place % 2 === 1 }))
    .filter((part) => part.text !== "");
}
