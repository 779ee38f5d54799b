import { plainHeader } from "./tables/plain-header.ts";

/** What a column of a workbook holds, by its header in either language. */
export type Column =
  | { kind: "question" | "name"; lang?: "ar" | "en" }
  | { kind: "answer"; lang?: "ar" | "en" }
  | { kind: "price" | "sale" | "currency" | "availability" | "notes" | "unit" }
  /** The number in stock. Its text is kept in addition to the availability that follows from it. */
  | { kind: "stock" }
  /** One of several prices, labelled with its size, portion or period. */
  | { kind: "option"; label: string }
  /** A code that only tells rows apart ("R-114"); the columns of parts describe what the rows are. */
  | { kind: "code" | "part" }
  | { kind: "other" };

type NamedKind = Exclude<Column["kind"], "option" | "stock">;

const columnKinds: [NamedKind, RegExp][] = [
  ["question", /^(ال)?(سوال|اسيله|استفسار|صيغه|صياغه)( |$)|^س$|^(question|questions|phrasing|q)\b/],
  [
    "answer",
    /^(ال)?(جواب|اجابه|رد|اجوبه)( |$)|^ج$|^((right|correct|expected) )?(answer|answers|reply|response|a)\b/,
  ],
  ["unit", /^(ال)?وحده$|^نوع (ال)?(رسوم|سعر)|^لكل$|^(per|unit|billing|billed)$/],
  [
    "sale",
    /^(السعر )?بعد (ال)?(خصم|تخفيض|عرض)|^(ال)?سعر (ال)?(جديد|عرض|مخفض|حالي|تصفيه|تخفيض)|^(sale|offer|discounted|new|special|promo|clearance) ?price$|^(after discount|now)$/,
  ],
  ["currency", /^(ال)?عمله( |$)|^currency\b/],
  ["price", /^(ال)?(سعر|ثمن|تكلفه)( |$)|^(unit )?(price|cost)\b/],
  [
    "availability",
    /^(ال)?(توفر|متوفر|متاح|مخزون)( |$)|^(ال)?موجوده?$|^حاله (ال)?(توفر|مخزون)|^(availability|available|stock|in stock)\b/,
  ],
  ["notes", /^(ال)?(ملاحظ(ه|ات)|حاله|تنبيه)$|^(notes?|remarks?|comments?|status)$/],
  [
    "name",
    /^(اسم )?(ال)?(منتج|صنف|خدمه|طبق)( (عربي|بالعربيه|انجليزي|بالانجليزيه|product|item|service|name).*)?$|^(ال)?اسم( (عربي|بالعربيه|انجليزي|بالانجليزيه|name).*)?$|^(product|item|service)?( ?name)?( (arabic|english|ar|en))?$/,
  ],
];

/**
 * Splits a header in two languages into its parts ("ملاحظات Notes", "Notes | ملاحظات"); empty for a header in one
 * language.
 */
function partsOf(plain: string): string[] {
  const words = plain.split(" ");
  const arabic = words.filter((word) => /\p{Script=Arabic}/u.test(word));
  const latin = words.filter((word) => /\p{Script=Latin}/u.test(word));
  return arabic.length > 0 && latin.length > 0 ? [arabic.join(" "), latin.join(" ")] : [];
}

export function columnOf(header: string): Column {
  const plain = plainHeader(header);
  if (plain === "") return { kind: "other" };
  const kindOf = (text: string): NamedKind | undefined =>
    columnKinds.find(([, pattern]) => pattern.test(text))?.[0];
  const kind =
    kindOf(plain) ??
    partsOf(plain)
      .map(kindOf)
      .find((each) => each === "notes") ??
    "other";
  const lang = /عربي|\barabic\b|\bar\b/.test(plain)
    ? "ar"
    : /انجليزي|\benglish\b|\ben\b/.test(plain)
      ? "en"
      : undefined;
  if (kind === "question" || kind === "name" || kind === "answer") return lang ? { kind, lang } : { kind };
  return { kind };
}

/** Returns which of the two kinds of list a header row belongs to. */
export function listOf(columns: Column[]): "faqs" | "products" | undefined {
  const has = (kind: Column["kind"]) => columns.some((column) => column.kind === kind);
  if (has("question") && has("answer")) return "faqs";
  if (has("name") && (has("price") || has("availability"))) return "products";
  return undefined;
}
