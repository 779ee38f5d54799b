import type { ConnectedKind } from "#shared/contract/channels.ts";

/** A comment, and what the agent would say to it. */
export interface CommentAnswer {
  channel: string;
  question: string;
  decision: string;
  text: string;
  /** What the customer tells of themselves in it: a number, an address, an order. */
  tellsOfThemselves: boolean;
}

/** Longest answer that stands under a post in one piece. */
const maxPublicLength: Partial<Record<ConnectedKind, number>> = { instagram: 1000, twitter: 280 };

/**
 * What a customer has with the business: an order, an account, a payment. Arabic says "my" at the end of the word, and
 * dialects say it with a word of their own (طلبي، الطلب حقي، الأوردر تبعي).
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

/** Whether a comment is about the customer's own affairs, whatever the answer to it would be. */
export const isPersonal = (question: string): boolean =>
  [arabicOwn, arabicBelongs, arabicMatter, englishOwn, englishMatter].some((pattern) =>
    pattern.test(question),
  );

/**
 * Who may read the answer to a comment. Under a post stands only what the knowledge base says to anyone, to a question
 * that anyone could ask, and that fits in one piece; all else goes to the customer alone.
 */
export function audienceOfAnswer(answer: CommentAnswer): "public" | "private" {
  const { channel, question, decision, text, tellsOfThemselves } = answer;
  if (decision !== "answer" && decision !== "smalltalk") return "private";
  if (tellsOfThemselves || isPersonal(question)) return "private";
  const longest = maxPublicLength[channel as ConnectedKind];
  return longest !== undefined && [...text].length <= longest ? "public" : "private";
}
