import { toAsciiDigits } from "./digits.ts";

/** A part of a text that identifies one customer and must not be in an answer for everybody. */
export interface PersonalData {
  kind: "phone" | "email" | "order" | "name";
  value: string;
}

/** Whether the text still contains the data, regardless of the grouping or the script of its digits. */
export function hasPersonalData(text: string, { kind, value }: PersonalData): boolean {
  const ascii = toAsciiDigits(text).toLowerCase();
  const looked = toAsciiDigits(value).toLowerCase();
  if (kind !== "phone") return ascii.includes(looked);
  return ascii.replace(/[^\d]/g, "").includes(looked.replace(/[^\d]/g, ""));
}
