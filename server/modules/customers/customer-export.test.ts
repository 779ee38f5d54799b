import { read, utils } from "@e965/xlsx";
import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 20, 21, minute));
const formula = '=HYPERLINK("x")';

const exportCustomers = (app: TestApp, token: string, json: object, language = "en") =>
  app.request({ path: "/api/customers/export/", token, json, headers: { "accept-language": language } });

test("the customers that a search leaves become a file in the caller's language, and a name's formula stays text", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const customer = { name: formula, account_name: "@lama", email: "lama@mail.example" };
  const lama = await seedConversation(app, owner.organizationId, {
    at: atMinute(1),
    customer,
    status: "closed",
  });
  await seedConversation(app, owner.organizationId, { of: lama, at: atMinute(2), status: "deferred" });
  await seedConversation(app, owner.organizationId, { at: atMinute(3), customer: { name: "ريان" } });
  const tags = { path: `/api/customers/${lama.customerId}/tags/`, token: owner.token };
  for (const name of ["VIP", "جملة"]) await app.request({ ...tags, json: { name } });
  const file = await exportCustomers(app, owner.token, { q: "lama@mail" });
  expect(file.status).toBe(200);
  expect(file.headers["content-type"]).toContain("text/csv");
  expect(file.headers["content-disposition"]).toMatch(/customers-[\d-]+\.csv/);
  // Riyadh is three hours ahead of the stored instants.
  expect(file.bytes.toString("utf8")).toBe(
    `\uFEFF${[
      "Number,Name,Account name,Phone,Email,Channel,Language,Tags,Tickets,Open tickets,First message,Last contact",
      `1,"'=HYPERLINK(""x"")",'@lama,,lama@mail.example,Web chat,Arabic,"VIP, جملة",2,1,2026-11-21 00:01,2026-11-21 00:02`,
      "",
    ].join("\r\n")}`,
  );
  const all = (await exportCustomers(app, owner.token, {}, "ar")).bytes.toString("utf8").split("\r\n");
  expect(all).toHaveLength(4);
  expect(all[1]).toContain("ريان");
  expect(all[2]).toContain("VIP، جملة");
});

test("the organisation's own fields are columns after the others, with each customer's value", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const { token } = owner;
  const first = await seedConversation(app, owner.organizationId, {
    at: atMinute(1),
    customer: { name: "Lama" },
  });
  await seedConversation(app, owner.organizationId, { at: atMinute(2), customer: { name: "Rayan" } });
  await app.request({ path: "/api/customer-fields/", token: other.token, json: { name: "Plot" } });
  for (const [name, value] of [
    ["City", "=1+1"],
    ["الفئة", "جملة"],
  ]) {
    const { body } = await app.request({ path: "/api/customer-fields/", token, json: { name } });
    const field_id = (body.data as { id: string }).id;
    const path = `/api/customers/${first.customerId}/field/`;
    expect((await app.request({ path, method: "PUT", token, json: { field_id, value } })).status).toBe(200);
  }
  const [head, rayan, lama] = (await exportCustomers(app, token, {})).bytes.toString("utf8").split("\r\n");
  expect(head).toMatch(/,Last contact,City,الفئة$/);
  expect(rayan).toMatch(/,,$/);
  expect(lama).toMatch(/,'=1\+1,جملة$/);
});

test("the same list as an Excel sheet has numbers, times and phone numbers as they are, and no formula", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const customer = { name: formula, phone: "+966555550142" };
  await seedConversation(app, owner.organizationId, { at: atMinute(1), customer });
  const file = await exportCustomers(app, owner.token, { format: "xlsx" }, "ar");
  expect(file.headers["content-disposition"]).toMatch(/customers-[\d-]+\.xlsx$/);
  const book = read(file.bytes, { type: "buffer", cellDates: true, UTC: true, cellFormula: true });
  expect(book.SheetNames).toEqual(["العملاء"]);
  const sheet = book.Sheets["العملاء"]!;
  const [head = [], row = []] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, UTC: true });
  expect(head.slice(0, 4)).toEqual(["الرقم", "الاسم", "اسم الحساب", "الجوال"]);
  expect([row[0], row[1], row[3]]).toEqual([1, formula, "+966555550142"]);
  expect((row[10] as Date).toISOString().slice(0, 16)).toBe("2026-11-21T00:01");
  expect(Object.values(sheet).filter((cell: { f?: string }) => cell.f !== undefined)).toEqual([]);
  expect((await exportCustomers(app, owner.token, { format: "ods" })).status).toBe(400);
  expect((await exportCustomers(app, owner.token, { page: 2 })).status).toBe(400);
});

test("only who may export saves the list, the log says who did, and other organisations' customers are in no file", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  await seedConversation(app, other.organizationId, { at: atMinute(1), customer: { name: "عميل الآخرين" } });
  for (const format of ["csv", "xlsx"])
    expect((await exportCustomers(app, agent.token, { format })).status).toBe(403);
  const csv = await exportCustomers(app, owner.token, { q: "الآخرين" });
  expect(csv.bytes.toString("utf8").split("\r\n")).toHaveLength(2);
  const { bytes } = await exportCustomers(app, owner.token, { format: "xlsx" });
  const book = read(bytes, { type: "buffer" });
  expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ""]!)).toEqual([]);
  const manager = await addMember(app, owner, "manager");
  expect((await exportCustomers(app, manager.token, {})).status).toBe(200);
  const { body } = await app.request({ path: "/api/activity/", token: owner.token });
  const entries = (body.data as { action: string }[]).filter(
    ({ action }) => action === "customers.exportList",
  );
  expect(entries).toHaveLength(3);
});
