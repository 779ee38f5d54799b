import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../structure/source-files.ts";
import { PlanError } from "./edit.ts";
import { planNew } from "./plan.ts";

const readFile = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;

/** Returns the lines that a plan adds to each file. */
function addedBy(args: string[], before: (path: string) => string | undefined = readFile) {
  const { changes } = planNew(args, before);
  return Object.fromEntries(
    changes.map(({ path, text, isNew }) => {
      const old = new Set((before(path) ?? "").split("\n"));
      return [path, isNew ? text : text.split("\n").filter((line) => !old.has(line))];
    }),
  );
}

test("a page comes with its address, link, route and title in both languages", () => {
  const added = addedBy(["page", "stock-levels", "Stock levels", "مستويات المخزون"]);
  expect(added["web/pages/portal/stock-levels/StockLevelsPage.tsx"]).toContain(
    "export function StockLevelsPage()",
  );
  expect(added).toMatchObject({
    "shared/contract/pages.ts": ['  stockLevels: "/stock-levels",'],
    "web/paths.ts": ["  stockLevels: () => patterns.stockLevels,"],
    "web/paths.test.ts": ['      "stockLevels": "/stock-levels",'],
    "e2e/screens.ts": ['  "stock levels": "/stock-levels",'],
    "shared/locales/en/common.json": ['    "stockLevels": "Stock levels",'],
    "shared/locales/ar/common.json": ['    "stockLevels": "مستويات المخزون",'],
  });
  expect(added["web/portal-routes.tsx"]).toContain("    path: patterns.stockLevels,");
  const { changes } = planNew(["page", "stock-levels", "Stock levels", "مستويات"], readFile);
  for (const { path, text } of changes) if (path.endsWith(".json")) JSON.parse(text);
});

test("a module is served by the app and stands on the map; a call is served by its module", () => {
  const module = planNew(["module", "bookings", "appointments of customers"], readFile);
  const made = new Map(module.changes.map(({ path, text }) => [path, text]));
  const added = addedBy(["module", "bookings", "appointments of customers"]);
  expect(added["server/app.ts"]).toEqual([
    'import { bookingsRoutes } from "./modules/bookings/index.ts";',
    "  ...bookingsRoutes,",
  ]);
  expect(added["ARCHITECTURE.md"]).toEqual(["  bookings        appointments of customers"]);

  const call = addedBy(
    ["endpoint", "bookings/time-slots.reserve"],
    (path) => made.get(path) ?? readFile(path),
  );
  expect(call["shared/contract/time-slots.ts"]).toContain('path: "/api/time-slots/reserve/"');
  expect(call["server/modules/bookings/routes/time-slots.ts"]).toContain("contract.reserveTimeSlots");
  expect(call["server/modules/bookings/routes.ts"]).toEqual([
    'import { timeSlotsRoutes } from "./routes/time-slots.ts";',
    "export const bookingsRoutes: Route[] = [",
    "  ...timeSlotsRoutes,];",
  ]);
});

test("nothing is planned over what exists, or for names and titles that cannot be used", () => {
  const expectRefused = (...args: string[]) => expect(() => planNew(args, readFile)).toThrow(PlanError);
  expectRefused();
  expectRefused("widget", "clock");
  expectRefused("module", "identity", "again");
  expectRefused("page", "Stock", "Stock", "المخزون");
  expectRefused("page", "stock", "Stock", "Stock");
  expectRefused("endpoint", "no-such-module/stock.list");
  expectRefused("endpoint", "reporting/stock");
});
