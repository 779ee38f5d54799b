import type { CampaignView, NumberList } from "#shared/contract/campaigns.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { normalisePhone } from "#shared/rules/phone.ts";
import { findPlaceholders } from "#shared/rules/placeholders.ts";
import type { ConnectedKind } from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import { windowStart } from "#server/channels/reply-window.ts";
import type { Line } from "#server/documents/sheet-lines.ts";

export const maxNumbers = 10_000;
/** Time in which a message counts as a reply to a campaign. */
export const repliedWithinDays = 7;

/** Whether a text contains no other placeholder than the name, as a campaign's text must not. */
export const isPlainTemplate = (text: string): boolean =>
  findPlaceholders(text).every((placeholder) => placeholder === "name");

const numberHeader = /phone|mobile|whats|number|جوال|هاتف|واتس|رقم|موبايل|تلفون/i;
const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);

/**
 * Returns the phone number in a cell, as digits with the country code; null when it is uncertain. Without a country
 * code only Saudi numbers are certain.
 */
export function addressOf(cell: string): string | null {
  const digits = toAsciiDigits(cell).replace(/[\s()\-.\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
  if (!/^(\+|00)\d{8,15}$|^0?5\d{8}$|^\d{11,15}$/.test(digits)) return null;
  return normalisePhone(digits)?.slice(1) ?? null;
}

export interface ReadNumbers {
  numbers: { address: string; name: string | null }[];
  report: NumberList;
}

const maxListedNumbers = 100;

/** Returns the numbers of a list without duplicates, with the lines that were left out and the reasons. */
export function numbersOf(lines: Line[], name: string | null): ReadNumbers {
  const report: NumberList = { name, numbers: 0, duplicates: 0, unusable: 0, left_out: [] };
  const found = new Map<string, string | null>();
  const leaveOut = ({ line, cells }: Line, why: NumberList["left_out"][number]["why"]) => {
    if (why === "duplicate") report.duplicates += 1;
    else report.unusable += 1;
    if (report.left_out.length < maxListedNumbers)
      report.left_out.push({ line, text: cells.filter(Boolean).join(" | ").slice(0, 80), why });
  };
  const [header] = lines;
  const isHeader =
    header !== undefined &&
    header.cells.every((cell) => addressOf(cell) === null && !/[\d٠-٩]{6}/.test(cell));
  const column = isHeader ? header.cells.findIndex((cell) => numberHeader.test(cell)) : -1;
  const hasTitle = isHeader && (column >= 0 || (lines.length > 1 && header.cells.length > 1));
  for (const one of hasTitle ? lines.slice(1) : lines) {
    const { cells } = one;
    const chosen = column >= 0 ? [cells[column] ?? ""] : cells;
    let addresses = chosen.flatMap((cell) => addressOf(cell) ?? []);
    // A cell may contain a name and a number: "Noura 0555550142".
    if (addresses.length === 0)
      addresses = chosen.flatMap((cell) =>
        (cell.match(/(\+|00)?[\d٠-٩۰-۹][\d٠-٩۰-۹\s().-]{6,}/g) ?? []).flatMap(
          (part) => addressOf(part.trim()) ?? [],
        ),
      );
    const words = cells.map((cell) => cell.replace(/[\d٠-٩۰-۹+().-]{7,}/g, "").trim());
    const person = words.find((cell) => hasLetters(cell) && !/[@=<>{}]/.test(cell))?.slice(0, 100) ?? null;
    if (addresses.length === 0) {
      leaveOut(
        one,
        /[\d٠-٩۰-۹]{5}/.test(chosen.join("").replace(/[\s-]/g, "")) ? "not_a_number" : "no_number",
      );
      continue;
    }
    // Several numbers in a line belong to several people, unless a name shows that they are one.
    for (const address of person ? addresses.slice(0, 1) : addresses) {
      if (found.has(address)) leaveOut(one, "duplicate");
      else found.set(address, person);
    }
  }
  report.numbers = found.size;
  return { numbers: Array.from(found, ([address, person]) => ({ address, name: person })), report };
}

export const emptyFigures = (): CampaignView["figures"] => ({
  total: 0,
  waiting: 0,
  queued: 0,
  sent: 0,
  delivered: 0,
  read: 0,
  uncertain: 0,
  failed: 0,
  replied: 0,
  skipped: { window_closed: 0, opted_out: 0, cancelled: 0 },
  failures: [],
});

/**
 * Time since a customer's last message within which a campaign may reach them, on channels without a platform's window.
 */
const maxHoursWithoutWindow = 24;

/**
 * Returns the time after which a customer must have written to be reached by a campaign without a template; null
 * for mail, which has no such limit.
 */
export function findWrittenAfter(channel: ConnectedKind, at: Date): Date | null {
  if (channel === "email") return null;
  return (
    windowStart(channels[channel]?.can ?? { windowHours: null }, "campaign", at) ??
    new Date(at.getTime() - maxHoursWithoutWindow * 3_600_000)
  );
}
