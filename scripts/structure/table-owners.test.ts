import { expect, test } from "vitest";
import { foreignWrites, foreignWritesOfFunction, hiddenWrites, tableWriters } from "./table-owners.ts";

const elsewhere = "server/modules/inbox/store/inbound-events.ts";
const ownerPath = "server/modules/conversations/store/tickets.ts";

test.each([
  ['db.insertInto("tickets").values({})', "the query builder"],
  ['db\n    .updateTable("tickets as t")\n    .set({})', "the query builder with an alias"],
  ['db.deleteFrom("tickets")', "a deletion"],
  ["sql`insert into tickets (id) values (1)`", "SQL"],
  ["sql`update tickets t set status = 'closed'`", "SQL with an alias"],
  [
    "sql`with gone as (\n  delete from public.tickets where true returning id) select id from gone`",
    "a WITH query",
  ],
  ["sql`merge into tickets t using x on true`", "a merge"],
])("a foreign write is found: %s (%s)", (source) => {
  expect(foreignWrites(elsewhere, `\n${source}`)).toEqual([
    expect.stringMatching(
      /^server\/modules\/inbox\/store\/inbound-events\.ts:[23]: writes tickets, which belongs to conversations/,
    ),
  ]);
  expect(foreignWrites(ownerPath, source)).toEqual([]);
});

test("who only reads a table, locks its rows or names it in an upsert does not write it", () => {
  const source =
    "select 1 from tickets for update of t; insert into channel_events (id) values (1) on conflict do update set id = 1";
  expect(foreignWrites(elsewhere, source)).toEqual([]);
});

test("a table that is named by a variable is found", () => {
  for (const source of ["sql`update ${sql.table(name)} set a = 1`", "db.updateTable(name)"])
    expect(hiddenWrites(elsewhere, source)).toHaveLength(1);
  expect(hiddenWrites(elsewhere, 'db.updateTable("tickets")')).toEqual([]);
});

test("a function of the database names the owner of what it writes, and writes for one only", () => {
  const path = "server/db/functions/close_ticket.sql";
  const body = "create or replace function gate.close_ticket() as $$ update tickets set status = 'closed' $$";
  expect(foreignWritesOfFunction(path, `-- module: conversations\n${body}`)).toEqual([]);
  expect(foreignWritesOfFunction(path, `-- module: inbox\n${body}`)).toHaveLength(1);
  expect(foreignWritesOfFunction(path, body)).toHaveLength(1);
  const both = `-- module: conversations\n${body}; delete from customers;`;
  expect(foreignWritesOfFunction(path, both)).toEqual([
    expect.stringContaining("writes tables of conversations and customers"),
  ]);
});

test("the product as it is keeps to it", () => {
  expect(tableWriters()).toEqual([]);
});
