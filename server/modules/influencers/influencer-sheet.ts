import type { InfluencerCity, InfluencerPlatform, Specialization } from "#shared/contract/influencers.ts";
import {
  influencerColumns,
  type EditedInfluencer,
  type InfluencerImport,
} from "#shared/contract/operator-influencers.ts";
import {
  maxFollowers,
  maxInfluencerNameLength,
  maxInfluencerTextLength,
  maxPostPrice,
} from "#shared/values/operator-influencers.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import type { Line } from "#server/documents/sheet-lines.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { codeOf, foldName } from "./influencer-names.ts";

/** Maximum number of rows in one import. */
export const maxSheetRows = 5000;
const maxProblems = 100;

type Column = (typeof influencerColumns)[number];

/** The header names of each column in a sheet: the template's two headers first, then others that people use. */
export const columnHeaders: Record<Column, string[]> = {
  platform: ["المنصة", "Platform"],
  handle: ["الحساب", "Account"],
  name: ["الاسم", "Name"],
  specialization: ["التخصص", "Specialization"],
  city: ["المدينة", "City"],
  followers: ["المتابعون", "Followers"],
  engagement: ["التفاعل %", "Engagement %"],
  price: ["سعر المنشور", "Price of a post"],
  about: ["نبذة", "About"],
  contact: ["طريقة التواصل", "Contact"],
  sample: ["عينة", "Sample"],
};
const otherHeaders: Partial<Record<Column, string[]>> = {
  handle: ["اسم الحساب", "Handle", "Username"],
  specialization: ["المجال", "Specialisation", "Subject"],
  followers: ["عدد المتابعين", "المتابعين"],
  engagement: ["التفاعل", "نسبة التفاعل", "Engagement"],
  price: ["السعر", "Price"],
  about: ["الوصف", "Bio"],
  contact: ["التواصل"],
};
const required: Column[] = ["platform", "handle", "name", "specialization", "city", "followers"];

type ReadInfluencer = Omit<EditedInfluencer, "id" | "updated_at" | "updated_by">;
type Problem = InfluencerImport["problems"][number];

interface ReadRows {
  influencers: ReadInfluencer[];
  leftOut: number;
  problems: Problem[];
}

/** Reads the rows of a sheet whose first line names its columns; null when a required column is missing. */
export function readInfluencerRows([header, ...lines]: Line[]): ReadRows | null {
  const places = new Map<Column, number>();
  for (const [place, cell] of (header?.cells ?? []).entries()) {
    const column = columnOf(cell);
    if (column && !places.has(column)) places.set(column, place);
  }
  if (!required.every((column) => places.has(column))) return null;
  const read: ReadRows = { influencers: [], leftOut: 0, problems: [] };
  const accounts = new Set<string>();
  for (const { line, cells } of lines) {
    const row = readRow((column) => cells[places.get(column) ?? -1] ?? "");
    let wrong = row.wrong;
    if (!wrong) {
      const account = `${row.influencer.platform} ${row.influencer.handle.toLowerCase()}`;
      if (accounts.has(account)) wrong = { column: "handle", why: "duplicate" };
      accounts.add(account);
    }
    if (!wrong) {
      read.influencers.push(row.influencer);
      continue;
    }
    read.leftOut += 1;
    const text = cells.filter(Boolean).join(" | ").slice(0, 80);
    if (read.problems.length < maxProblems) read.problems.push({ line, text, ...wrong });
  }
  return read;
}

/** The template has both headers of a column in one cell. */
function columnOf(header: string): Column | undefined {
  const parts = [header, ...header.split("/")].map(foldName);
  return influencerColumns.find((column) =>
    [...columnHeaders[column], ...(otherHeaders[column] ?? [])].some((name) =>
      parts.includes(foldName(name)),
    ),
  );
}

type Wrong = Pick<Problem, "column" | "why">;

/** Reads a row, with its first problem if it has any. */
function readRow(cellOf: (column: Column) => string): {
  influencer: ReadInfluencer;
  wrong: Wrong | undefined;
} {
  const wrongs: Wrong[] = [];
  const say = (column: Column, why: Wrong["why"]) => void wrongs.push({ column, why });
  const text = (column: Column, max: number): string => {
    const value = toOneLine(plainText(cellOf(column)));
    if (value === "" && required.includes(column)) say(column, "missing");
    if (value.length > max) say(column, "too_long");
    return value;
  };
  const code = (column: "platform" | "specialization" | "city"): string => {
    const cell = cellOf(column).trim();
    const known = codeOf(column, cell);
    if (!known) say(column, cell === "" ? "missing" : "unknown");
    return known ?? "";
  };
  const figure = (column: Column, max: number): number | null => {
    const cell = cellOf(column).trim();
    if (cell === "") {
      if (required.includes(column)) say(column, "missing");
      return null;
    }
    const value = numberOf(cell);
    if (value === null || value > max) say(column, "not_a_number");
    return value;
  };
  const roundOrNull = (value: number | null) => (value === null ? null : Math.round(value));
  const platform = code("platform");
  const handle = handleOf(cellOf("handle"));
  if (handle === "") say("handle", "missing");
  else if (!/^[\p{L}\p{N}._-]{1,60}$/u.test(handle)) say("handle", "unknown");
  const influencer = {
    platform: platform as InfluencerPlatform,
    handle,
    name: text("name", maxInfluencerNameLength),
    specialization: code("specialization") as Specialization,
    city: code("city") as InfluencerCity,
    followers: roundOrNull(figure("followers", maxFollowers)) ?? 0,
    engagement: figure("engagement", 100),
    price: roundOrNull(figure("price", maxPostPrice)),
    about: text("about", maxInfluencerTextLength),
    contact: text("contact", maxInfluencerTextLength),
    is_sample: /^(?:نعم|yes|true|1)$/i.test(cellOf("sample").trim()),
  };
  return { influencer, wrong: wrongs[0] };
}

/**
 * Returns the account name of a cell; `@reem.brews`, `https://instagram.com/reem.brews/` and `reem.brews` are one
 * account.
 */
const handleOf = (cell: string): string =>
  toOneLine(cell)
    .replace(/^https?:\/\/[^/]+\//i, "")
    .replace(/[/?#].*$/, "")
    .replace(/^@/, "");

const scale: Record<string, number> = { k: 1000, ألف: 1000, الف: 1000, m: 1_000_000, مليون: 1_000_000 };

/**
 * Reads numbers such as `38,400`, `38.4k`, `٣٨٬٤٠٠`, `6.8%` and `1,200 SR`; null when the cell contains no number.
 */
export function numberOf(cell: string): number | null {
  const text = toAsciiDigits(toOneLine(cell))
    .replace(/٫/g, ".")
    .replace(/[,٬\s]/g, "");
  const [, digits, unit] =
    /^(\d+(?:\.\d+)?)(k|m|ألف|الف|مليون)?(?:%|٪|sar|sr|ر\.?س\.?|ريال)?$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits) * (unit ? (scale[unit.toLowerCase()] ?? 1) : 1);
  return Number.isFinite(value) ? value : null;
}
