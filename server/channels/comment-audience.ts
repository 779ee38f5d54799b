import type { ConnectedKind } from "#shared/contract/channels.ts";

/** A comment with the agent's reply. */
export interface CommentAnswer {
  channel: string;
  question: string;
  decision: string;
  text: string;
  /** Whether the customer gives personal data in it: a number, an address, an order. */
  tellsOfThemselves: boolean;
}

/** Maximum length of a public reply. */
const maxPublicLength: Partial<Record<ConnectedKind, number>> = { instagram: 1000, twitter: 280 };

/**
 * Words for a customer's own affairs: an order, an account, a payment. Arabic has a suffix for "my", and dialects a word of
 * their own (طلبي، الطلب حقي، الأوردر تبعي).
 */
const arabicOwn =
  /(?:^|[\s.,،؛!?؟])(?:و|ف|ب|ل|عن\s)?(?:طلب(?:ي|يتي|يي|ياتي)|اوردري|أوردري|شحنتي|توصيلتي|حسابي|فلوسي|فاتورتي|حجزي|موعدي|عنواني|بطاقتي|رقمي|جوالي|إيميلي|ايميلي|اشتراكي|مرتجعي)(?=$|[\s.,،؛!?؟])/;
const arabicBelongs =
  /(?:طلب|طلبية|شحنة|اوردر|أوردر|حساب|فاتورة|حجز)\S*\s+(?:حقي|حقتي|تبعي|تبعتي|مالي|بتاعي|بتاعتي)/;
const arabicMatter =
  /(?:رقم\s+(?:ال)?(?:طلب|شحنة|تتبع|فاتورة)|استرجاع\s+(?:ال)?(?:مبلغ|فلوس)|استرداد|خصمتوا|سحبتوا|ما\s*وصلني|لم\s+يصلني|ماوصل|شكوى|نصب|بلاغ)/;
const englishOwn =
  /\bmy\s+(?:\w+\s+)?(?:order|orders|package|parcel|delivery|account|money|payment|refund|invoice|booking|appointment|address|card|number|email|subscription)\b/i;
const englishMatter =
  /\b(?:order|tracking|invoice)\s*(?:number|no\.?|#)|\brefund(?:ed)?\s+me\b|\bcharged\s+me\b|\b(?:did\s*n[o']?t|never|not)\s+(?:arrive|received?|get)\b|\bcomplaint\b|\bscam\b/i;

/** Whether a comment is about the customer's own affairs, independent of the reply. */
export const isPersonal = (question: string): boolean =>
  [arabicOwn, arabicBelongs, arabicMatter, englishOwn, englishMatter].some((pattern) =>
    pattern.test(question),
  );

/**
 * Audience of the reply to a comment. A public reply only contains general knowledge, answers a general question and fits
 * into one message; every other reply is private.
 */
export function audienceOfAnswer(answer: CommentAnswer): "public" | "private" {
  const { channel, question, decision, text, tellsOfThemselves } = answer;
  if (decision !== "answer" && decision !== "smalltalk") return "private";
  if (tellsOfThemselves || isPersonal(question)) return "private";
  const longest = maxPublicLength[channel as ConnectedKind];
  return longest !== undefined && [...text].length <= longest ? "public" : "private";
}
