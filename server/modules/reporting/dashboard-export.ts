import type { Period } from "#shared/contract/dashboard.ts";
import type { Language } from "#shared/language.ts";
import type { FileResult } from "#server/http/serve.ts";
import { tableFile } from "#server/http/table-file.ts";
import { text } from "#server/texts/texts.ts";
import type { Tenant } from "#server/tenant.ts";
import { getDashboard } from "./dashboard.ts";

/** Section, name, value, and the value of the previous period where there is one. */
type Row = [part: string, name: string, value: number, before: number | null];

/** Columns in the order of the file, with widths in characters. */
const columns = { part: 26, name: 60, value: 12, before: 20 } as const;

type TextKey = Parameters<typeof text>[1];

/** The dashboard's figures as a table in the caller's language. */
export async function exportDashboard(
  tenant: Tenant,
  period: Period,
  format: "csv" | "xlsx",
  language: Language,
): Promise<FileResult> {
  const data = await getDashboard(tenant, period);
  const word = (key: TextKey) => text(language, key);
  const rows = [...figureRows(data, word), ...topicRows(data, word), ...barRows(data, period, word)];
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return tableFile(`dashboard-${period}-${data.bars.at(-1)?.date ?? ""}`, format, language, {
    title: word("dashboardExport:title"),
    columns: names.map((name) => ({ head: word(`dashboardExport:${name}`), width: columns[name] })),
    rows,
  });
}

/** Returns the text of a key in the caller's language. */
type Word = (key: TextKey) => string;
type Dashboard = Awaited<ReturnType<typeof getDashboard>>;

function figureRows(data: Dashboard, word: Word): Row[] {
  const figure = (name: TextKey, value: number, before: number | null = null): Row => [
    word("dashboardExport:figures"),
    word(name),
    value,
    before,
  ];
  const minutesOf = (seconds: number | null) => (seconds === null ? null : Math.round(seconds / 60));
  // A median that is not there is no zero.
  const minutes = (
    name: TextKey,
    { median, previous_median }: { median: number | null; previous_median: number | null },
  ): Row[] => {
    const value = minutesOf(median);
    return value === null ? [] : [figure(name, value, minutesOf(previous_median))];
  };
  return [
    figure("dashboardExport:tickets", data.total_tickets, data.previous_tickets),
    figure("dashboardExport:interactions", data.interactions),
    figure("dashboardExport:answered", data.answered),
    figure("dashboardExport:answeredAfterHours", data.answered_after_hours),
    figure("dashboardExport:handedOver", data.handed_over),
    figure("dashboardExport:uniqueCustomers", data.unique_customers),
    figure("dashboardExport:newCustomers", data.new_customers),
    figure("dashboardExport:waiting", data.waiting.count),
    figure("dashboardExport:ratings", data.ratings.count, data.ratings.previous_count),
    figure("dashboardExport:goodRatings", data.ratings.good, data.ratings.previous_good),
    ...minutes("dashboardExport:replyTime", data.reply_time),
    ...minutes("dashboardExport:resolutionTime", data.resolution_time),
  ];
}

function topicRows(data: Dashboard, word: Word): Row[] {
  const { common_issues, before_orders, trends, falling } = data;
  return [
    ...common_issues.map(({ title, count }): Row => [word("dashboardExport:topics"), title, count, null]),
    ...before_orders.topics.map(({ title, count }): Row => [
      word("dashboardExport:beforeOrders"),
      title,
      count,
      null,
    ]),
    ...trends.map(({ title, now, before }): Row => [word("dashboardExport:growing"), title, now, before]),
    ...falling.map(({ title, now, before }): Row => [word("dashboardExport:falling"), title, now, before]),
  ];
}

function barRows({ bars }: Dashboard, period: Period, word: Word): Row[] {
  const lengthOfDate = period === "annual" ? "YYYY-MM".length : "YYYY-MM-DD".length;
  return bars.map(({ date, in_hours, after_hours }) => [
    word("dashboardExport:answered"),
    date.slice(0, lengthOfDate),
    in_hours + after_hours,
    null,
  ]);
}
