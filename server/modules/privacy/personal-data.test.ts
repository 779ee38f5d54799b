import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import ar from "#shared/locales/ar/customerCopy.json" with { type: "json" };
import en from "#shared/locales/en/customerCopy.json" with { type: "json" };
import { testDatabase } from "#server/testing/test-database.ts";
import { copiedTables } from "./customer-copy.ts";
import { personalData } from "./personal-data.ts";

/** Matches columns that refer to a customer or to data of one, in any table. */
const naming = /^(customer|contact|conversation|ticket|message|attachment|reminder|recipient)_ids?$|^thread$/;
/** Tables with whose rows a customer's data is deleted through foreign keys. */
const roots = ["customers", "contacts"];

const rules = Object.entries(personalData);

async function schemaOf() {
  await using database = await testDatabase();
  const { ownerPool } = database;
  const { rows: tables } = await ownerPool.query<{ name: string }>(
    "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace",
  );
  const { rows: columns } = await ownerPool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
  );
  const { rows: keys } = await ownerPool.query<{ table: string; to: string; action: string }>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as to, confdeltype as action
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return { tables: tables.map(({ name }) => name), columns, keys };
}

test("every table says what it holds of customers, and none that names them says nothing", async () => {
  const { tables, columns, keys } = await schemaOf();
  expect(tables.sort()).toEqual(rules.map(([table]) => table).sort());
  const holders = rules.flatMap(([table, rule]) => (rule.holds === "customers" ? [table] : []));
  const silent = rules.flatMap(([table, rule]) => (rule.holds === "nothing" ? [table] : []));
  const named = columns.filter(({ table, column }) => silent.includes(table) && naming.test(column));
  const pointing = keys.filter(({ table, to }) => silent.includes(table) && holders.includes(to));
  // An answer refers to the ticket from which it was learnt, and a connection to the message that reopens
  // conversations.
  expect(named).toEqual([{ table: "faqs", column: "ticket_id" }]);
  expect(pointing.map(({ table, to, action }) => [table, to, action])).toEqual([["faqs", "tickets", "n"]]);
});

test("what is said to go with a customer goes by its keys, and the rest by the file that is named", async () => {
  const { columns, keys } = await schemaOf();
  const cascades = keys.filter(({ action }) => action === "c");
  const goes = (table: string, seen: string[] = []): boolean =>
    roots.includes(table) ||
    cascades.some(
      ({ table: from, to }) => from === table && !seen.includes(to) && goes(to, [...seen, table]),
    );
  for (const [table, rule] of rules) {
    if (rule.holds !== "customers") continue;
    expect(columns, table).toContainEqual({ table, column: rule.column });
    if (rule.erased === "with_key") expect(goes(table), table).toBe(true);
    else {
      const file = readFileSync(fileURLToPath(new URL(`../../../${rule.erased}`, import.meta.url)), "utf8");
      expect(file, table).toMatch(new RegExp(`delete from ${table}\\b|deleteFrom\\("${table}"\\)`));
    }
  }
});

test("a copy of a customer's data names every table it has, in both languages", () => {
  const names = copiedTables.map(({ table }) => table).sort();
  expect(Object.keys(en.tables).sort()).toEqual(names);
  expect(Object.keys(ar.tables).sort()).toEqual(names);
});
