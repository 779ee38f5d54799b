import { read, utils } from "@e965/xlsx";
import { expect, test } from "vitest";
import { unpackOffice } from "#server/documents/zip.ts";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 20, 21, minute));

const exportTickets = (app: TestApp, token: string, query: string, language = "en") =>
  app.request({ path: `/api/tickets/export/?${query}`, token, headers: { "accept-language": language } });

test("the list that a filter leaves becomes a file in the caller's language, and a customer's formula stays text", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const seed = (subject: string, minute: number, priority: "urgent" | "low") =>
    seedConversation(app, owner.organizationId, {
      at: atMinute(minute),
      subject,
      priority,
      status: "closed",
      customer: { name: '=HYPERLINK("x")' },
    });
  const first = await seed("أين طلبي؟, سؤال", 1, "urgent");
  await seed("غير مهم", 2, "low");
  const file = await exportTickets(app, owner.token, "priority=urgent");
  expect(file.status).toBe(200);
  expect(file.headers["content-type"]).toContain("text/csv");
  expect(file.headers["content-disposition"]).toContain(".csv");
  expect([...file.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  // Riyadh is three hours ahead of the stored instants.
  expect(file.bytes.toString("utf8").slice(1)).toBe(
    [
      "Number,Status,Priority,Channel,Customer,Subject,Assignee,Opened,Updated,Closed,Reason for closing,Merged into,Satisfaction,Tags,Reply due",
      `${first.ticketNumber},Closed,Urgent,Web chat,"'=HYPERLINK(""x"")","أين طلبي؟, سؤال",,2026-11-21 00:01,2026-11-21 00:01,2026-11-21 00:01,The question is answered,,,,`,
      "",
    ].join("\r\n"),
  );
  const arabic = (await exportTickets(app, owner.token, "", "ar")).bytes.toString("utf8");
  expect(arabic.split("\r\n")).toHaveLength(4);
  expect(arabic).toContain("غير مهم");
  expect(arabic).not.toContain("Subject");
});

test("the same list as an Excel sheet has times as times, no formula, and runs from right to left in Arabic", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const { ticketNumber } = await seedConversation(app, owner.organizationId, {
    at: atMinute(1),
    subject: "=1+1 & <b>\u0001",
    status: "closed",
    customer: { name: '=HYPERLINK("x")' },
  });
  const file = await exportTickets(app, owner.token, "format=xlsx", "ar");
  expect(file.headers["content-type"]).toContain("spreadsheetml.sheet");
  expect(file.headers["content-disposition"]).toMatch(/tickets-[\d-]+\.xlsx$/);
  const book = read(file.bytes, { type: "buffer", cellDates: true, UTC: true, cellFormula: true });
  expect(book.SheetNames).toEqual(["التذاكر"]);
  const sheet = book.Sheets["التذاكر"]!;
  const [head = [], row = []] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, UTC: true });
  expect(head.slice(0, 2)).toEqual(["الرقم", "الحالة"]);
  expect([row[0], row[4], row[5]]).toEqual([ticketNumber, '=HYPERLINK("x")', "=1+1 & <b>"]);
  expect(Object.values(sheet).filter((cell: { f?: string }) => cell.f !== undefined)).toEqual([]);
  // The value is local time in Riyadh, 00:01, because a sheet cannot name a time zone.
  expect((row[7] as Date).toISOString().slice(0, 16)).toBe("2026-11-21T00:01");
  const xml = (bytes: Buffer) =>
    Buffer.from(unpackOffice(bytes).get("xl/worksheets/sheet1.xml")!).toString("utf8");
  expect(xml(file.bytes)).toContain('rightToLeft="1"');
  const english = await exportTickets(app, owner.token, "format=xlsx");
  expect(xml(english.bytes)).toContain('rightToLeft="0"');
  expect((await exportTickets(app, owner.token, "format=ods")).status).toBe(400);
});

test("only an owner exports, and only their own organisation's tickets", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  await seedConversation(app, other.organizationId, { at: atMinute(1), subject: "سر الآخرين" });
  for (const format of ["csv", "xlsx"])
    expect((await exportTickets(app, agent.token, `format=${format}`)).status).toBe(403);
  const sheet = (await exportTickets(app, owner.token, "format=xlsx")).bytes;
  const [name = ""] = read(sheet, { type: "buffer" }).SheetNames;
  expect(utils.sheet_to_json(read(sheet, { type: "buffer" }).Sheets[name]!)).toEqual([]);
  const file = await exportTickets(app, owner.token, "q=سر");
  expect(file.status).toBe(200);
  expect(file.bytes.toString("utf8")).not.toContain("سر الآخرين");
  // Both files of the owner are in the log, though the call is a GET; the refused ones are not.
  const { body } = await app.request({ path: "/api/activity/", token: owner.token });
  expect(
    (body.data as { action: string }[]).filter(({ action }) => action === "tickets.export"),
  ).toHaveLength(2);
});
