import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { Branch, OpeningHours, Service } from "#server/answers/facts/facts.ts";
import { weekDays } from "./calendar.ts";
import { findNamedBranches } from "./named-branches.ts";
import { daysIn, scheduleOf } from "./schedule.ts";
import type { Section, TableRow } from "./sections.ts";
import { Signs } from "./signs.ts";

type Cell = TableRow["cells"][number];

const opensPattern = factPattern("^{opens_heading}$", "iu");
const closesPattern = factPattern("^{closes_heading}$", "iu");
/** With headings for at least this many days of the week a table is a timetable. */
const minDays = 4;
const saturday = 6;

function slots(text: string): { opens: number; closes: number; days: number[] | undefined }[] {
  return scheduleOf(text, true).map(({ opens, closes, dayOfWeek }) => ({ opens, closes, days: dayOfWeek }));
}

const closedPattern = factPattern("{closed}", "iu");

/** Hours of a cell without days; "closed" included. */
function timesIn(text: string): { opens: number; closes: number }[] {
  const found = slots(text);
  return found.length === 0 && closedPattern.test(text) ? [{ opens: 0, closes: 0 }] : found;
}

/** The restriction in brackets behind hours: "4 pm - 10 pm (emergency cases only)". */
function conditionIn(text: string): { condition?: string } {
  const condition = /\(([^()]*(?:فقط|only)[^()]*)\)/iu.exec(text)?.[1]?.trim();
  return condition === undefined ? {} : { condition };
}

/** The columns "from" and "to" are read as one. */
function joinedCells(cells: readonly Cell[]): Cell[] {
  const from = cells.findIndex(({ heading }) => opensPattern.test(heading.trim()));
  const to = cells.findIndex(({ heading }) => closesPattern.test(heading.trim()));
  if (from === -1 || to === -1) return [...cells];
  const both = { heading: "hours", text: `${cells[from]!.text} - ${cells[to]!.text}` };
  return [...cells.filter((_, at) => at !== from && at !== to), both];
}

/**
 * The hours of a cell on the days of its heading, without the days that the cell itself changes ("… (Monday closed)").
 */
function onDays(
  text: string,
  days: readonly number[],
): Pick<OpeningHours, "dayOfWeek" | "opens" | "closes">[] {
  const all = slots(text);
  const own = new Set(all.flatMap(({ days: ownDays }) => ownDays ?? []));
  const rest = days.filter((day) => !own.has(day));
  const found = all.length === 0 ? timesIn(text).map((time) => ({ ...time, days: undefined })) : all;
  return found
    .map(({ opens, closes, days: ownDays }) => ({ dayOfWeek: ownDays ?? rest, opens, closes }))
    .filter(({ dayOfWeek }) => dayOfWeek.length > 0);
}

const isShift = ({ heading }: Cell): boolean => new Signs(heading).has("heading:shift");

/**
 * A closed part of the day does not close a day that is open in the other part: "morning: closed | evening: 4 - 10".
 */
function withoutClosedShifts(cells: readonly Cell[]): Cell[] {
  const isOpen = cells.some((cell) => isShift(cell) && slots(cell.text).some(({ closes }) => closes > 0));
  return cells.filter(
    (cell) => !isOpen || !isShift(cell) || slots(cell.text).some(({ closes }) => closes > 0),
  );
}

/** Hours of columns for parts of the day ("first period", "evening"), on the days without a column of their own. */
function ofShifts(
  cells: readonly Cell[],
  daysWithColumn: ReadonlySet<number>,
): Pick<OpeningHours, "dayOfWeek" | "opens" | "closes">[] {
  const shifts = withoutClosedShifts(cells).filter((cell) => isShift(cell) && timesIn(cell.text).length > 0);
  const days = cells.find(({ heading }) => new Signs(heading).has("heading:days"));
  const beside = days === undefined ? [] : daysIn(days.text);
  const dayOfWeek = (beside.length > 0 ? beside : weekDays).filter((day) => !daysWithColumn.has(day));
  if (dayOfWeek.length === 0) return [];
  // Read together, the morning's "12" is seen to be noon.
  const all = shifts.map(({ text }) => text).join(" و ");
  return timesIn(all).map(({ opens, closes }) => ({ dayOfWeek: [...dayOfWeek], opens, closes }));
}

/** Reads a row whose first cell names days: each other cell has the hours of the branch or service in its heading. */
function dayRow(
  cells: readonly Cell[],
  branches: readonly Branch[],
  service: Service,
): Omit<OpeningHours, keyof { entry: 0; quote: 0 }>[] {
  const days = daysIn(cells[0]!.text);
  if (days.length === 0) return [];
  return withoutClosedShifts(cells.slice(1)).flatMap(({ heading, text }) => {
    const under = new Signs(heading).first("service") as Service | undefined;
    return timesIn(text).map(({ opens, closes }) => ({
      dayOfWeek: days,
      opens,
      closes,
      service: under ?? service,
      branches: findNamedBranches(heading, branches),
    }));
  });
}

/** The department in the first cell of a row of hours that names no branch. */
function departmentOf({ cells }: TableRow, named: readonly number[]): { department?: string } {
  const text = cells[0]?.text.trim() ?? "";
  const isName = /\p{L}{2}/u.test(text) && daysIn(text).length === 0 && scheduleOf(text, true).length === 0;
  return named.length > 0 || !isName ? {} : { department: text };
}

/** A row of one branch or department: a column of hours, or a column for each day. */
function branchRow(row: TableRow, branches: readonly Branch[]): Omit<OpeningHours, "entry" | "quote">[] {
  // "Riyadh | Dammam Road": the address of one branch may name another.
  const named =
    row.cells
      .slice(0, 2)
      .map(({ text }) => findNamedBranches(text, branches))
      .find((each) => each.length > 0) ?? [];
  const ofDays = row.cells.filter(
    ({ heading, text }) => daysIn(heading).length > 0 && timesIn(text).length > 0,
  );
  const department = departmentOf(row, named);
  // Remarks beside the hours of a department are stated with them: "closed on Mondays until 2 for maintenance".
  const remark =
    department.department === undefined
      ? undefined
      : row.cells.slice(1).find(({ heading, text }) => daysIn(heading).length === 0 && /\p{L}/u.test(text));
  const daysWithColumn = new Set(ofDays.flatMap(({ heading }) => daysIn(heading)));
  // "Weekdays | Friday": a week of two columns leaves no day out, and Saturday is a working day there.
  const withSaturday = (days: number[]): number[] =>
    daysWithColumn.size === weekDays.length - 1 && !daysWithColumn.has(saturday) && days.length > 1
      ? [...days, saturday]
      : days;
  const shifts = named.length > 0 ? ofShifts(row.cells, daysWithColumn) : [];
  if (daysWithColumn.size >= minDays || shifts.length > 0)
    return [
      ...shifts.map((shift) => ({ ...shift, service: "premises" as const, branches: named })),
      ...ofDays.flatMap(({ heading, text }) =>
        onDays(text, withSaturday(daysIn(heading))).map((slot) => ({
          ...department,
          ...slot,
          service: "premises" as const,
          branches: named,
          ...(remark === undefined ? conditionIn(text) : { condition: remark.text }),
        })),
      ),
    ];
  const isBranches = row.cells.some(({ heading }) => new Signs(heading).has("heading:branch"));
  const column = row.cells.find(({ heading }) => new Signs(heading).has("heading:hours"));
  if (column === undefined || !isBranches || named.length === 0) return [];
  const days = row.cells.find(({ heading }) => new Signs(heading).has("heading:days"));
  const beside = days === undefined ? [] : daysIn(days.text);
  return slots(column.text).map((slot) => ({
    dayOfWeek: slot.days ?? (beside.length > 0 ? beside : [...weekDays]),
    opens: slot.opens,
    closes: slot.closes,
    service: "premises" as const,
    branches: named,
  }));
}

/** The name in the only row is no department. */
function withoutOnlyDepartment(hours: readonly OpeningHours[]): OpeningHours[] {
  const departments = new Set(hours.flatMap(({ department }) => department ?? []));
  if (departments.size !== 1) return [...hours];
  return hours.map((each) => {
    const whole = { ...each };
    delete whole.department;
    return whole;
  });
}

export function extractHoursFromTables(
  section: Section,
  title: Signs,
  season: boolean,
  branches: readonly Branch[],
): OpeningHours[] {
  if (title.has("not_opening") && !title.has("section:hours")) return [];
  const service = (title.first("service") as Service | undefined) ?? "premises";
  const found = section.rows.flatMap((row) => {
    const cells = joinedCells(row.cells);
    const headings = cells.map(({ heading }) => new Signs(heading));
    // "ساعات العمل | السبت إلى الخميس 9 ص - 9 م".
    const label = cells.length === 2 && new Signs(cells[0]!.text).has("section:hours");
    const announced = title.has("section:hours") || headings.some((signs) => signs.has("heading:hours"));
    const days =
      announced || headings[0]?.has("heading:days") === true ? dayRow(cells, branches, service) : [];
    const rowHours = label
      ? slots(cells[1]!.text).map(({ opens, closes, days: own }) => ({
          dayOfWeek: own ?? [...weekDays],
          opens,
          closes,
          service,
          branches: [],
        }))
      : days.length > 0
        ? days
        : branchRow({ ...row, cells }, branches);
    const quote = row.cells.map(({ text }) => text).join(" | ");
    return rowHours.map((hours) => ({
      ...hours,
      entry: row.entry,
      quote,
      ...(season && { season: "ramadan" as const }),
    }));
  });
  return withoutOnlyDepartment(found);
}
