import type { Tone } from "#server/answers/entry.ts";
import type { Sentences } from "./engine-sentences.ts";

const warmSentences: Sentences = {
  smallTalk: {
    salam: ["وعليكم السلام ورحمة الله، حياك الله. كيف أقدر أخدمك؟", "وعليكم السلام، أهلًا وسهلًا. بماذا أخدمك؟"],
    greeting: ["أهلًا وسهلًا. كيف أقدر أخدمك؟", "حياك الله. بماذا أخدمك؟"],
    morning: ["صباح النور. كيف أقدر أخدمك؟", "صباح الخير والسرور. بماذا أخدمك؟"],
    evening: ["مساء النور. كيف أقدر أخدمك؟", "مساء الخير والسرور. بماذا أخدمك؟"],
    howAreYou: [
      "بخير والحمد لله، شكرًا لسؤالك. كيف أقدر أخدمك؟",
      "الحمد لله على كل حال، عساك بخير. بماذا أخدمك؟",
    ],
    wishes: ["ولك بالمثل، الله يحييك. كيف أقدر أخدمك؟", "وأنت بخير وسعادة. بماذا أخدمك؟"],
    thanks: ["العفو، أنا هنا متى ما احتجت شيئًا.", "حياك الله، سعدت بخدمتك."],
    bye: ["مع السلامة، نسعد بك دائمًا.", "في أمان الله، ونحن هنا متى ما احتجتنا."],
    identity: [
      "أنا المساعد الرقمي لدى {brand}، لست إنسانًا. أجيب من معلوماتها المعتمدة، وأحوّلك إلى أحد الزملاء متى ما احتجت.",
    ],
    praise: [
      "كلامك يسعدنا، شكرًا لك. هل من شيء آخر أخدمك فيه؟",
      "الله يسعدك، هذا من ذوقك. أنا هنا إن احتجت شيئًا.",
    ],
    laugh: ["دامت ضحكتك. هل من شيء أخدمك فيه؟", "الله يديم الضحكة. أنا هنا إن احتجت شيئًا."],
    sorry: ["لا عليك أبدًا. كيف أقدر أخدمك؟", "ولا يهمك. بماذا أخدمك؟"],
    acknowledge: ["سعدت بخدمتك. هل من شيء آخر؟", "على الرحب والسعة، أنا هنا إن احتجت شيئًا آخر."],
    nothing: ["أنا معك، تفضّل. ماذا تحب أن تعرف؟", "تفضّل، كيف أقدر أخدمك؟"],
  },
  foundInOther: (topic) =>
    topic === undefined ? "وجدت لك الجواب مكتوبًا بالإنجليزية:" : `وجدت لك الجواب بالإنجليزية تحت «${topic}»:`,
  whichOne: "أحب أن أتأكد أني فهمتك. أيّ هذه تقصد؟",
  nearest: "أقرب ما وجدته في معلوماتنا:",
  whichProduct: "أيّ منتج تقصد؟",
  unanswered: (parts) =>
    parts.length === 0 ? "أما بقية سؤالك:" : `أما ${parts.map((part) => `«${part}»`).join(" و")}:`,
  refusal: "هذا ليس مما أقدر عليه. أجيب عن أسئلتك من معلوماتنا المعتمدة، وزملائي يكملون معك ما سواه.",
  otherLanguageOnly: "نردّ هنا بالإنجليزية.",
  priceQuestion: (name) => `كم سعر ${name}؟`,
  price: (name, price) => `سعر ${name}: ${price}.`,
  priceAndStock: {
    in_stock: (name, price) => `سعر ${name}: ${price}، والكمية متوفرة.`,
    out_of_stock: (name, price) => `سعر ${name}: ${price}، والكمية نافدة حاليًا.`,
    preorder: (name, price) => `سعر ${name}: ${price}، بالطلب المسبق.`,
  },
  line: (name, details) => `• ${name}: ${details}`,
  noPrice: (name) => `${name} من منتجاتنا، لكن السعر غير مدرج.`,
  ownCurrency: "أسعارنا بهذه العملة.",
  stock: {
    in_stock: (name, price) =>
      `نعم، لدينا ${name}${price === undefined ? "" : ` بسعر ${price}`}، والكمية متوفرة.`,
    out_of_stock: (name, price) =>
      `نفدت كمية ${name} حاليًا${price === undefined ? "" : ` (السعر: ${price})`}.`,
    preorder: (name, price) => `يمكنك طلب ${name} مسبقًا${price === undefined ? "" : ` بسعر ${price}`}.`,
  },
  listed: (name, price) => `نعم، لدينا ${name}${price === undefined ? "" : ` بسعر ${price}`}.`,
  availability: { in_stock: "متوفر", out_of_stock: "غير متوفر حاليًا", preorder: "متاح للطلب المسبق" },
  cheapest: (name, price) => `الأقل سعرًا ${name}، بسعر ${price}.`,
  dearest: (name, price) => `الأعلى سعرًا ${name}، بسعر ${price}.`,
  amongAvailable: (name, price) => `والكمية نافدة حاليًا، ومن المتوفر: ${name}، بسعر ${price}.`,
  found: "هذا ما لدينا:",
  noneInRange: "لا يوجد لدينا شيء بهذا السعر حاليًا. الأقرب إليه:",
  comma: "، ",
};

const formalSentences: Sentences = {
  ...warmSentences,
  smallTalk: {
    salam: ["وعليكم السلام ورحمة الله وبركاته. كيف يمكنني خدمتكم؟"],
    greeting: ["أهلًا بكم. كيف يمكنني خدمتكم؟"],
    morning: ["صباح النور. كيف يمكنني خدمتكم؟"],
    evening: ["مساء النور. كيف يمكنني خدمتكم؟"],
    howAreYou: ["بخير والحمد لله، شكرًا لسؤالكم. كيف يمكنني خدمتكم؟"],
    wishes: ["ولكم بالمثل. كيف يمكنني خدمتكم؟"],
    thanks: ["العفو، يسرنا خدمتكم دائمًا."],
    bye: ["مع السلامة، ونسعد بتواصلكم في أي وقت."],
    identity: [
      "أنا المساعد الرقمي لدى {brand}، ولست شخصًا. أجيب من معلوماتها المعتمدة، وأحيل ما سوى ذلك إلى أحد الموظفين.",
    ],
    praise: ["نشكر لكم كلماتكم الطيبة. هل يمكنني خدمتكم في شيء آخر؟"],
    laugh: ["يسعدنا ذلك. هل يمكنني خدمتكم في شيء؟"],
    sorry: ["لا بأس. كيف يمكنني خدمتكم؟"],
    acknowledge: ["شكرًا لكم. هل يمكنني خدمتكم في شيء آخر؟"],
    nothing: ["تفضلوا، كيف يمكنني خدمتكم؟"],
  },
  foundInOther: (topic) =>
    topic === undefined
      ? "الجواب متوفر لدينا باللغة الإنجليزية، ونصّه:"
      : `الجواب متوفر لدينا باللغة الإنجليزية تحت «${topic}»، ونصّه:`,
  whichOne: "للتأكد من المطلوب، أيّ الخيارات الآتية تقصدون؟",
  nearest: "أقرب ما ورد في معلوماتنا المعتمدة:",
  whichProduct: "أيّ منتج تقصدون؟",
  unanswered: (parts) =>
    parts.length === 0
      ? "وفيما يخص بقية سؤالكم:"
      : `وفيما يخص ${parts.map((part) => `«${part}»`).join(" و")}:`,
  refusal: "لا يمكنني ذلك. أجيب عن الأسئلة من معلوماتنا المعتمدة، ويتابع موظفونا ما سواها.",
  otherLanguageOnly: "نردّ في هذه المحادثة باللغة الإنجليزية.",
  found: "المتوفر لدينا:",
  noneInRange: "لا يتوفر لدينا منتج بهذا السعر حاليًا، والأقرب إليه:",
};

const briefSentences: Sentences = {
  ...warmSentences,
  smallTalk: {
    salam: ["وعليكم السلام. تفضّل."],
    greeting: ["أهلًا. تفضّل."],
    morning: ["صباح النور. تفضّل."],
    evening: ["مساء النور. تفضّل."],
    howAreYou: ["بخير، شكرًا. تفضّل."],
    wishes: ["ولك بالمثل."],
    thanks: ["العفو."],
    bye: ["مع السلامة."],
    identity: ["أنا المساعد الرقمي لدى {brand}، لست إنسانًا."],
    praise: ["شكرًا لك."],
    laugh: ["دامت ضحكتك."],
    sorry: ["لا عليك."],
    acknowledge: ["تمام."],
    nothing: ["تفضّل."],
  },
  foundInOther: (topic) => (topic === undefined ? "بالإنجليزية:" : `«${topic}» بالإنجليزية:`),
  whichOne: "أيّ هذه تقصد؟",
  nearest: "أقرب ما عندنا:",
  refusal: "لا أقدر على هذا.",
  otherLanguageOnly: "الرد هنا بالإنجليزية.",
  found: "لدينا:",
  noneInRange: "لا شيء بهذا السعر. الأقرب:",
};

export const arabicTexts: Record<Tone, Sentences> = {
  warm: warmSentences,
  formal: formalSentences,
  brief: briefSentences,
};
