import { expect, test } from "vitest";
import { findTenantArguments, signaturesOf } from "./tenant-first.ts";

const path = "server/modules/x/x.ts";
const find = (source: string, exceptions: Record<string, string> = {}) =>
  findTenantArguments(new Map([[path, source]]), exceptions);

test("parameters are read whole: with types in brackets, defaults and function types", () => {
  const [first, second] = signaturesOf(`
export async function read<T>(db: TenantDb, work: (a: string, b: Map<string, number>) => Promise<T>, { id, at }: Row) {}
const list = async (tenant: Tenant, limits = [1, 2]) => limits;`);
  expect([first?.name, first?.parameters]).toEqual([
    "read",
    ["db: TenantDb", "work: (a: string, b: Map<string, number>) => Promise<T>", "{ id, at }: Row"],
  ]);
  expect([second?.name, second?.parameters]).toEqual(["list", ["tenant: Tenant", "limits = [1, 2]"]]);
});

test("an organisation's id as an argument is found in every kind of function", () => {
  for (const source of [
    "export const read = (db: TenantDb, organizationId: OrganizationId) => 1;",
    "export async function read(db: TenantDb, id: string, organizationId: string) {}",
    "function read(\n  tenant: Tenant,\n  other: OrganizationId,\n) {}",
    "const read = async (organizationId: OrganizationId) => 1;",
  ])
    expect(find(source), source).toEqual([
      `${path}#read: takes an organisation's id; the first argument is a Tenant, or the TenantDb of its transaction`,
    ]);
});

test("a tenant comes first and brings its services along", () => {
  expect(find("const read = (id: string, tenant: Tenant) => 1;")).toHaveLength(1);
  expect(find("function read(db: TenantDb, context: Context) {}")).toHaveLength(1);
  expect(find("function read(db: TenantDb, id: string) {}")).toEqual([]);
  expect(find("const mailTo = (context: Context, address: string) => 1;")).toEqual([]);
});

test("an event that does not wait for the commit is found", () => {
  const source = "async function save(tenant: Tenant) { tenant.events.publish({ kind: 'faq' }); }";
  expect(find(source)).toEqual([
    `${path}#save: publishes at once; \`publish\` of the TenantDb waits for the commit`,
  ]);
  expect(find("async function save(db: TenantDb) { db.publish({ kind: 'faq' }); }")).toEqual([]);
});

test("an exception holds for its function alone, and is named when nothing needs it", () => {
  const source = "const read = (organizationId: string) => 1;";
  expect(find(source, { [`${path}#read`]: "operators" })).toEqual([]);
  expect(find(source, { [`${path}#other`]: "operators" })).toHaveLength(2);
});
