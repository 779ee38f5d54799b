import type { Language } from "../entry.ts";
import type { SmallTalk } from "../understand/small-talk.ts";

type Availability = "in_stock" | "out_of_stock" | "preorder";

/** The engine's own sentences. Everything else it says is a source's words. */
interface Catalogue {
  smallTalk: Record<SmallTalk, readonly string[]>;
  /** Before a source's text in the other language. */
  foundInOther: string;
  /** Before the choices of a clarification. */
  whichOne: string;
  whichProduct: string;
  priceQuestion: (name: string) => string;
  price: (name: string, price: string) => string;
  /** Price and stock in one sentence, when the price was asked for. */
  priceAndStock: Record<Availability, (name: string, price: string) => string>;
  line: (name: string, details: string) => string;
  noPrice: (name: string) => string;
  /** Stock first, when that was asked for; the price is the next thing a buyer asks. */
  stock: Record<Availability, (name: string, price: string | undefined) => string>;
  listed: (name: string, price: string | undefined) => string;
  availability: Record<Availability, string>;
  contents: (name: string, description: string) => string;
  attribute: (name: string, header: string, value: string) => string;
  cheapest: (name: string, price: string) => string;
  dearest: (name: string, price: string) => string;
  /** After the cheapest or dearest, when that one is out of stock. */
  amongAvailable: (name: string, price: string) => string;
  found: string;
  noneInRange: string;
  comma: string;
}

const EN: Catalogue = {
  smallTalk: {
    salam: ["Wa alaikum assalam, welcome. How can I help you?", "Wa alaikum assalam. What can I do for you?"],
    greeting: ["Hello and welcome. How can I help you?", "Hi, good to have you here. What can I do for you?"],
    morning: ["Good morning. How can I help you?", "Good morning, and welcome. What can I do for you?"],
    evening: ["Good evening. How can I help you?", "Good evening, and welcome. What can I do for you?"],
    howAreYou: [
      "All well, thank you for asking. How can I help you?",
      "I'm doing fine, thank you. What can I do for you?",
    ],
    thanks: ["You're welcome. I'm here if you need anything else.", "My pleasure. Ask me any time."],
    bye: ["Goodbye, and have a lovely day.", "Take care. We're here whenever you need us."],
    identity: [
      "I'm {brand}'s digital assistant. I answer from its own information and bring in a colleague when you need one.",
    ],
    acknowledge: ["Glad to help. Is there anything else?", "Great. I'm here if you need anything else."],
  },
  foundInOther: "I found this for you in Arabic:",
  whichOne: "I want to be sure I understood you. Which of these do you mean?",
  whichProduct: "Which product do you mean?",
  priceQuestion: (name) => `How much is ${name}?`,
  price: (name, price) => `The price of ${name} is ${price}.`,
  priceAndStock: {
    in_stock: (name, price) => `The price of ${name} is ${price}, in stock.`,
    out_of_stock: (name, price) => `The price of ${name} is ${price}, out of stock at the moment.`,
    preorder: (name, price) => `The price of ${name} is ${price}, available to pre-order.`,
  },
  line: (name, details) => `• ${name}: ${details}`,
  noPrice: (name) => `${name} is one of our products, but its price isn't listed.`,
  stock: {
    in_stock: (name, price) => `Yes, we have ${name} in stock${price === undefined ? "" : `, at ${price}`}.`,
    out_of_stock: (name, price) =>
      `We are out of ${name} at the moment${price === undefined ? "" : ` (price: ${price})`}.`,
    preorder: (name, price) => `You can pre-order ${name}${price === undefined ? "" : ` at ${price}`}.`,
  },
  listed: (name, price) => `Yes, we have ${name}${price === undefined ? "" : `, at ${price}`}.`,
  contents: (name, description) => `${name}: ${description}.`,
  availability: {
    in_stock: "available",
    out_of_stock: "out of stock at the moment",
    preorder: "available to pre-order",
  },
  attribute: (name, header, value) => `${name} – ${header}: ${value}.`,
  cheapest: (name, price) => `The lowest price is ${name}, at ${price}.`,
  dearest: (name, price) => `The highest price is ${name}, at ${price}.`,
  amongAvailable: (name, price) =>
    `It is out of stock at the moment; of what is available: ${name}, at ${price}.`,
  found: "Here is what we have:",
  noneInRange: "We have nothing at that price right now. The nearest is:",
  comma: ", ",
};

const AR: Catalogue = {
  smallTalk: {
    salam: ["وعليكم السلام ورحمة الله، حياك الله. كيف أقدر أخدمك؟", "وعليكم السلام، أهلًا وسهلًا. بماذا أخدمك؟"],
    greeting: ["أهلًا وسهلًا. كيف أقدر أخدمك؟", "حياك الله. بماذا أخدمك؟"],
    morning: ["صباح النور. كيف أقدر أخدمك؟", "صباح الخير والسرور. بماذا أخدمك؟"],
    evening: ["مساء النور. كيف أقدر أخدمك؟", "مساء الخير والسرور. بماذا أخدمك؟"],
    howAreYou: [
      "بخير والحمد لله، شكرًا لسؤالك. كيف أقدر أخدمك؟",
      "الحمد لله على كل حال، عساك بخير. بماذا أخدمك؟",
    ],
    thanks: ["العفو، أنا هنا متى ما احتجت شيئًا.", "حياك الله، سعدت بخدمتك."],
    bye: ["مع السلامة، نسعد بك دائمًا.", "في أمان الله، ونحن هنا متى ما احتجتنا."],
    identity: [
      "أنا المساعد الرقمي لدى {brand}، أجيب من معلوماتها المعتمدة، وأحوّلك إلى أحد الزملاء متى ما احتجت.",
    ],
    acknowledge: ["سعدت بخدمتك. هل من شيء آخر؟", "على الرحب والسعة، أنا هنا إن احتجت شيئًا آخر."],
  },
  foundInOther: "وجدت لك هذه المعلومة بالإنجليزية:",
  whichOne: "أحب أن أتأكد أني فهمتك. أيّ هذه تقصد؟",
  whichProduct: "أيّ منتج تقصد؟",
  priceQuestion: (name) => `كم سعر ${name}؟`,
  price: (name, price) => `سعر ${name}: ${price}.`,
  priceAndStock: {
    in_stock: (name, price) => `سعر ${name}: ${price}، والكمية متوفرة.`,
    out_of_stock: (name, price) => `سعر ${name}: ${price}، والكمية نافدة حاليًا.`,
    preorder: (name, price) => `سعر ${name}: ${price}، بالطلب المسبق.`,
  },
  line: (name, details) => `• ${name}: ${details}`,
  noPrice: (name) => `${name} من منتجاتنا، لكن السعر غير مدرج.`,
  stock: {
    in_stock: (name, price) =>
      `نعم، لدينا ${name}${price === undefined ? "" : ` بسعر ${price}`}، والكمية متوفرة.`,
    out_of_stock: (name, price) =>
      `نفدت كمية ${name} حاليًا${price === undefined ? "" : ` (السعر: ${price})`}.`,
    preorder: (name, price) => `يمكنك طلب ${name} مسبقًا${price === undefined ? "" : ` بسعر ${price}`}.`,
  },
  listed: (name, price) => `نعم، لدينا ${name}${price === undefined ? "" : ` بسعر ${price}`}.`,
  contents: (name, description) => `${name}: ${description}.`,
  availability: { in_stock: "متوفر", out_of_stock: "غير متوفر حاليًا", preorder: "متاح للطلب المسبق" },
  attribute: (name, header, value) => `${name} – ${header}: ${value}.`,
  cheapest: (name, price) => `الأقل سعرًا ${name}، بسعر ${price}.`,
  dearest: (name, price) => `الأعلى سعرًا ${name}، بسعر ${price}.`,
  amongAvailable: (name, price) => `والكمية نافدة حاليًا، ومن المتوفر: ${name}، بسعر ${price}.`,
  found: "هذا ما لدينا:",
  noneInRange: "لا يوجد لدينا شيء بهذا السعر حاليًا. الأقرب إليه:",
  comma: "، ",
};

export const CATALOGUE: Record<Language, Catalogue> = { ar: AR, en: EN };

/** One of several ways to say the same, the same one for the same message. */
export function variant(options: readonly string[], message: string): string {
  let sum = 0;
  for (const character of message) sum += character.codePointAt(0) ?? 0;
  return options[sum % options.length] ?? "";
}
