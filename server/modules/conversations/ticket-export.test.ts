import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 21, minute));

const exported = (app: TestApp, token: string, query: string, language = "en") =>
  app.request({ path: `/api/tickets/export/?${query}`, token, headers: { "accept-language": language } });

test("the list that a filter leaves becomes a file in the caller's language, and a customer's formula stays text", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const seed = (subject: string, minute: number, priority: "urgent" | "low") =>
    seedConversation(app, owner.organizationId, {
      at: at(minute),
      subject,
      priority,
      status: "closed",
      customer: { name: '=HYPERLINK("x")' },
    });
  const first = await seed("أين طلبي؟, سؤال", 1, "urgent");
  await seed("غير مهم", 2, "low");
  const file = await exported(app, owner.token, "priority=urgent");
  expect(file.status).toBe(200);
  expect(file.headers["content-type"]).toContain("text/csv");
  expect(file.headers["content-disposition"]).toContain(".csv");
  expect([...file.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  // Riyadh is three hours ahead of the stored instants.
  expect(file.bytes.toString("utf8").slice(1)).toBe(
    [
      "Number,Status,Priority,Channel,Customer,Subject,Assignee,Opened,Updated,Closed,Reason for closing,Satisfaction,Tags",
      `${first.ticketNumber},Closed,Urgent,Web chat,"'=HYPERLINK(""x"")","أين طلبي؟, سؤال",,2026-11-21 00:01,2026-11-21 00:01,2026-11-21 00:01,The question is answered,,`,
      "",
    ].join("\r\n"),
  );
  const arabic = (await exported(app, owner.token, "", "ar")).bytes.toString("utf8");
  expect(arabic.split("\r\n")).toHaveLength(4);
  expect(arabic).toContain("غير مهم");
  expect(arabic).not.toContain("Subject");
});

test("only an owner exports, and only their own organisation's tickets", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  await seedConversation(app, other.organizationId, { at: at(1), subject: "سر الآخرين" });
  expect((await exported(app, agent.token, "")).status).toBe(403);
  const file = await exported(app, owner.token, "q=سر");
  expect(file.status).toBe(200);
  expect(file.bytes.toString("utf8")).not.toContain("سر الآخرين");
});
