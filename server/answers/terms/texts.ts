import type { Language } from "#server/answers/entry.ts";
import type { TermKind } from "./term.ts";

/** Texts around shares of a price. */
export interface ShareTexts extends Record<TermKind, (percent: string, isDeposit: boolean) => string> {
  most: (amount: string) => string;
  after: (step: string) => string;
  total: (step: string) => string;
  tax: (percent: string) => string;
  taxIncluded: (amount: string) => string;
  each: (step: string) => string;
  part: (number: number, step: string) => string;
  /** Before the statement's own words. */
  asTold: (quote: string) => string;
}

const arabicTexts: ShareTexts = {
  discount: (percent) => `الخصم ${percent}`,
  surcharge: (percent) => `الزيادة ${percent}`,
  deposit: (percent, isDeposit) => (isDeposit ? `العربون ${percent}` : `الدفعة المقدمة ${percent}`),
  refund: (percent) => `المبلغ المسترد ${percent}`,
  cost: (percent) => `${percent} من السعر`,
  most: (amount) => `والحد الأقصى ${amount}`,
  after: (step) => `السعر بعد الخصم: ${step}.`,
  total: (step) => `المجموع: ${step}.`,
  tax: (percent) => `الضريبة ${percent}`,
  taxIncluded: (amount) => `السعر شامل الضريبة: ${amount}.`,
  each: (step) => `كل دفعة: ${step}.`,
  part: (number, step) => `الدفعة ${number}: ${step}.`,
  asTold: (quote) => `حسب شروطنا: ${quote}`,
};

const englishTexts: ShareTexts = {
  discount: (percent) => `Discount of ${percent}`,
  surcharge: (percent) => `Surcharge of ${percent}`,
  deposit: (percent, isDeposit) => (isDeposit ? `Deposit of ${percent}` : `Payment in advance of ${percent}`),
  refund: (percent) => `Refund of ${percent}`,
  cost: (percent) => `${percent} of the price`,
  most: (amount) => `at most ${amount}`,
  after: (step) => `After the discount: ${step}.`,
  total: (step) => `Total: ${step}.`,
  tax: (percent) => `VAT of ${percent}`,
  taxIncluded: (amount) => `The price includes VAT: ${amount}.`,
  each: (step) => `Each payment: ${step}.`,
  part: (number, step) => `Payment ${number}: ${step}.`,
  asTold: (quote) => `Our terms: ${quote}`,
};

const texts: Record<Language, ShareTexts> = { ar: arabicTexts, en: englishTexts };

export const shareTexts = (language: Language): ShareTexts => texts[language];
