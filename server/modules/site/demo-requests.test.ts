import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendCompanyMails } from "#server/mail/company-mails.ts";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

let app: TestApp;
let sara: string;
let majed: string;

const list = "/api/operator/demo-requests/";

beforeAll(async () => {
  app = await testApp();
  sara = await operatorToken(app, { name: "سارة المطلق" });
  majed = await operatorToken(app, { name: "ماجد" });
});
afterAll(() => app[Symbol.asyncDispose]());

beforeEach(async () => {
  await app.database.ownerPool.query("delete from demo_requests");
  await app.database.ownerPool.query("delete from company_mails");
  app.setClock(new Date("2026-11-20T08:00:00Z"));
});

async function ask(fields: Record<string, string> = {}): Promise<void> {
  const json = { full_name: "نورة القحطاني", phone_number: "0505550164", ...fields };
  expect((await app.request({ path: "/articles/api/demo-request/", json })).status).toBe(200);
}

const read = async (query = "") => (await app.request({ path: list + query, token: sara })).body;

const sendMails = () => sendCompanyMails(app.context, {}, { number: 1, last: false });

const change = (id: string, token: string, json: object) =>
  app.request({ method: "PATCH", path: `${list}${id}/`, token, json });

test("a request is read with the end of the promised 24 hours; open ones the oldest first", async () => {
  await ask({ company_name: "محمصة سهيل" });
  app.setClock(new Date("2026-11-20T10:00:00Z"));
  await ask({ full_name: "Omar Bakri", phone_number: "+966535550177" });
  const { data, meta } = await read("?state=open");
  expect(data.map(({ full_name }: { full_name: string }) => full_name)).toEqual([
    "نورة القحطاني",
    "Omar Bakri",
  ]);
  expect(data[0]).toMatchObject({
    company_name: "محمصة سهيل",
    phone_number: "+966505550164",
    created_at: "2026-11-20T08:00:00.000Z",
    due_at: "2026-11-21T08:00:00.000Z",
    taken_by: null,
    taken_at: null,
    handled_at: null,
    note: "",
  });
  expect(meta).toEqual({ page: 1, page_size: 25, total: 2 });
  expect((await read("?state=open&page_size=1&page=2")).data[0].full_name).toBe("Omar Bakri");
  expect((await read()).data[0].full_name).toBe("Omar Bakri");
});

test("the first to take a request has it, also when two press at once, until they give it back", async () => {
  await ask();
  const { id } = (await read()).data[0];
  const answers = await Promise.all([change(id, sara, { taken: true }), change(id, majed, { taken: true })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [winner, loser] = answers[0].status === 200 ? [sara, majed] : [majed, sara];
  const refused = await change(id, loser, { taken: true });
  expect([refused.status, refused.body.code]).toEqual([409, "demo_request_taken"]);
  expect((await change(id, winner, { taken: true })).status).toBe(200);
  const returned = await change(id, winner, { taken: false });
  expect(returned.body.data).toMatchObject({ taken_by: null, taken_at: null });
  const taken = await change(id, loser, { taken: true });
  expect(taken.body.data.taken_by.name).toBe(loser === sara ? "سارة المطلق" : "ماجد");
});

test("a handled request moves to the handled ones with who handled it, and comes back when it is opened again", async () => {
  await ask();
  const { id } = (await read()).data[0];
  app.setClock(new Date("2026-11-20T09:30:00Z"));
  const handled = await change(id, sara, { handled: true, note: "اتصلت بها، والعرض الأحد" });
  expect(handled.body.data).toMatchObject({
    handled_at: "2026-11-20T09:30:00.000Z",
    taken_by: { name: "سارة المطلق" },
    note: "اتصلت بها، والعرض الأحد",
  });
  const counts = async () => (await app.request({ path: `${list}count/`, token: sara })).body.data;
  expect(await counts()).toEqual({ open: 0, handled: 1 });
  expect((await read("?state=open")).data).toEqual([]);
  expect((await read("?state=handled")).data[0].id).toBe(id);
  // Pressing the button twice, or later, does not change the time at which the request was handled.
  app.setClock(new Date("2026-11-20T11:00:00Z"));
  const again = await change(id, majed, { handled: true });
  expect(again.body.data).toMatchObject({
    handled_at: "2026-11-20T09:30:00.000Z",
    taken_by: { name: "سارة المطلق" },
  });
  expect((await change(id, sara, { handled: false })).body.data.handled_at).toBeNull();
  expect(await counts()).toEqual({ open: 1, handled: 0 });
});

test("what nobody knows is refused, and a note that is too long changes nothing", async () => {
  await ask();
  const { id } = (await read()).data[0];
  expect((await change(id, sara, { note: "x".repeat(4001) })).status).toBe(400);
  expect((await change(id, sara, { owner: "me" })).status).toBe(400);
  expect((await change(crypto.randomUUID(), sara, { handled: true })).status).toBe(404);
  expect((await read()).data[0]).toMatchObject({ note: "", handled_at: null });
});

test("owners, agents and visitors neither read nor change a request", async () => {
  await ask();
  const { id } = (await read()).data[0];
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  for (const [token, status] of [
    [owner.token, 404],
    [agent.token, 404],
    [undefined, 401],
  ] as const) {
    const caller = token ? { token } : {};
    const answers = [
      await app.request({ path: list, ...caller }),
      await app.request({ path: `${list}count/`, ...caller }),
      await app.request({ method: "PATCH", path: `${list}${id}/`, json: { taken: true }, ...caller }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain("نورة");
    }
  }
  expect((await read()).data[0].taken_by).toBeNull();
});

test("the company gets one mail about a request, however often the form is sent", async () => {
  await ask({ company_name: "محمصة سهيل", additional_info: "نحتاجه قبل رمضان <b>" });
  await ask({ company_name: "محمصة سهيل", additional_info: "نحتاجه قبل رمضان <b>" });
  expect(await sendMails()).toBe("1 of 1 mails to the company sent");
  expect(await sendMails()).toBe("0 of 0 mails to the company sent");
  const { rows } = await app.database.ownerPool.query("select * from company_mails");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ to_address: app.context.config.contactEmail, language: "ar", attempts: 1 });
  expect(rows[0].subject).toContain("محمصة سهيل");
  expect(rows[0].text).toContain("http://wakil.test/operator");
  expect(rows[0].html).toContain("نحتاجه قبل رمضان &lt;b&gt;");
});
