import { expect, test } from "vitest";
import { jobNames } from "#shared/values/operator-jobs.ts";
import { jobs } from "#server/app.ts";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { startSmtp } from "#server/testing/smtp-server.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const list = "/api/operator/failed-jobs/";
const hour = 3_600_000;

/**
 * Creates a business whose invitation to a member the mail server refuses until the job has used up its attempts.
 */
async function officeWithFailedMail() {
  const smtp = await startSmtp();
  const app = await testApp({
    env: { SMTP_URL: `smtp://hello%40roastery.example:right-password@127.0.0.1:${smtp.port}` },
  });
  const owner = await signUpOwner(app, { businessName: "محمصة الركن" });
  const operator = await operatorToken(app, { name: "سارة المطلق" });
  smtp.behave({ recipient: [550, "5.1.1 <agent@shop.example> ما عرفناه"] });
  await addMember(app, owner, "agent");
  await useUpAttempts(app);
  return {
    app,
    smtp,
    owner,
    operator,
    failed: async (query = "") => (await app.request({ path: list + query, token: operator })).body,
    queue: async (name: string) => {
      const { body } = await app.request({ path: "/api/operator/job-queues/", token: operator });
      return body.data.find((one: { name: string }) => one.name === name);
    },
    act: (path: string, json?: object, token = operator) =>
      app.request({ method: "POST", path: list + path, token, ...(json && { json }) }),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
}

async function useUpAttempts(app: TestApp): Promise<void> {
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await app.runJobs();
    await app.passTime(7 * hour);
  }
}

const entries = async (app: TestApp, token: string) =>
  (await app.request({ path: "/api/operator/activity/", token })).body.data;

test("operators see every kind of job there is", () => {
  expect([...jobNames].toSorted()).toEqual(Object.keys(jobs).toSorted());
});

test("a mail that a server refuses to the last is a failed job; run again once the server takes it, it is sent", async () => {
  await using office = await officeWithFailedMail();
  const { app, owner, operator, smtp } = office;
  const { data, meta } = await office.failed();
  expect(meta).toEqual({ page: 1, page_size: 25, total: 1 });
  expect(data).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      name: "mail.send",
      organization: { id: owner.organizationId, name: "محمصة الركن" },
      error: expect.stringContaining("550"),
      attempts: 8,
      failed_at: expect.stringMatching(/Z$/),
    },
  ]);
  expect(data[0].error).not.toMatch(/shop\.example|عرفناه/);
  expect(await office.queue("mail.send")).toMatchObject({
    waiting: 0,
    running: 0,
    failed: 1,
    oldest_due_at: null,
  });
  expect(await office.queue("knowledge.train")).toEqual({
    name: "knowledge.train",
    waiting: 0,
    running: 0,
    failed: 0,
    oldest_due_at: null,
  });

  smtp.behave({});
  expect((await office.act(`${data[0].id}/retry/`)).status).toBe(200);
  expect(await office.queue("mail.send")).toMatchObject({
    waiting: 1,
    failed: 0,
    oldest_due_at: expect.any(String),
  });
  await app.runJobs();
  expect(smtp.receivedMails).toHaveLength(1);
  expect((await office.failed()).data).toEqual([]);
  expect(await office.queue("mail.send")).toMatchObject({ waiting: 0, running: 0, failed: 0 });

  const [entry] = await entries(app, operator);
  expect(entry).toMatchObject({
    action: "operatorJobs.retry",
    author: { kind: "operator", name: "سارة المطلق" },
    organization: null,
    items: [{ kind: "job", label: "mail.send", fields: [{ name: "business", after: "محمصة الركن" }] }],
  });
  // The job no longer waits, so pressing the button again finds nothing.
  expect((await office.act(`${data[0].id}/retry/`)).body.code).toBe("not_found");
});

test("a discarded job runs no more, and its reason is in the audit log", async () => {
  await using office = await officeWithFailedMail();
  const { app, operator, smtp } = office;
  const [job] = (await office.failed()).data;
  for (const json of [{}, { reason: "  " }, { reason: "x".repeat(301) }])
    expect((await office.act(`${job.id}/discard/`, json)).status).toBe(400);
  smtp.behave({});
  const answers = await Promise.all([
    office.act(`${job.id}/discard/`, { reason: "الموظف لم يعد يعمل هناك" }),
    office.act(`${job.id}/discard/`, { reason: "الموظف لم يعد يعمل هناك" }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  await app.passTime(24 * hour);
  await app.runJobs();
  expect(smtp.receivedMails).toEqual([]);
  expect((await office.failed()).data).toEqual([]);
  const discards = (await entries(app, operator)).filter(
    ({ action }: { action: string }) => action === "operatorJobs.discard",
  );
  expect(discards).toHaveLength(1);
  expect(JSON.stringify(discards[0].items)).toContain("الموظف لم يعد يعمل هناك");
});

test("all failed jobs of a kind run again, others stay", async () => {
  await using office = await officeWithFailedMail();
  const { app, owner, smtp } = office;
  await addMember(app, owner, "agent");
  await useUpAttempts(app);
  expect((await office.failed()).meta.total).toBe(2);
  expect((await office.failed("?name=mail.send&page_size=1")).data).toHaveLength(1);
  expect((await office.failed("?name=knowledge.read")).meta.total).toBe(0);
  expect((await office.act("retry/", { name: "knowledge.read" })).body.data).toEqual({ retried: 0 });
  smtp.behave({});
  expect((await office.act("retry/", { name: "mail.send" })).body.data).toEqual({ retried: 2 });
  await app.runJobs();
  expect(smtp.receivedMails).toHaveLength(2);
});

test("a job that waits for its next attempt is neither listed as failed nor run again or discarded", async () => {
  await using office = await officeWithFailedMail();
  const { app, owner } = office;
  await addMember(app, owner, "agent");
  await app.runJobs();
  expect((await office.failed()).meta.total).toBe(1);
  expect(await office.queue("mail.send")).toMatchObject({ waiting: 1, failed: 1 });
  const { rows } = await app.database.ownerPool.query("select id from jobs where attempts < max_attempts");
  for (const { id } of rows) {
    expect((await office.act(`${id}/retry/`)).status).toBe(404);
    expect((await office.act(`${id}/discard/`, { reason: "because" })).status).toBe(404);
  }
});

test("owners, agents and visitors neither see nor decide about jobs", async () => {
  await using office = await officeWithFailedMail();
  const { app, owner, smtp } = office;
  smtp.behave({});
  const agent = await addMember(app, owner, "agent");
  const [job] = (await office.failed()).data;
  for (const [token, status] of [
    [owner.token, 404],
    [agent.token, 404],
    ["forged", 401],
  ] as const) {
    const answers = [
      await app.request({ path: list, token }),
      await app.request({ path: "/api/operator/job-queues/", token }),
      await office.act(`${job.id}/retry/`, undefined, token),
      await office.act("retry/", {}, token),
      await office.act(`${job.id}/discard/`, { reason: "because" }, token),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  }
  expect((await office.failed()).meta.total).toBe(1);
});
