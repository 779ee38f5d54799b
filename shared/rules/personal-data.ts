import { asciiDigits } from "./digits.ts";

/** Something in a text that belongs to one customer and not into an answer for everybody. */
export interface PersonalData {
  kind: "phone" | "email" | "order" | "name";
  value: string;
}

/** Whether it still stands in the text, however its digits are grouped or written. */
export function hasPersonalData(text: string, { kind, value }: PersonalData): boolean {
  const ascii = asciiDigits(text).toLowerCase();
  const looked = asciiDigits(value).toLowerCase();
  if (kind !== "phone") return ascii.includes(looked);
  return ascii.replace(/[^\d]/g, "").includes(looked.replace(/[^\d]/g, ""));
}
