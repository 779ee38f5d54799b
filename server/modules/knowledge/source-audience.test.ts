import { expect, test } from "vitest";
import { loadIndex } from "#server/answers/answers.ts";
import type { OrganizationId } from "#server/db/organization.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";

const open = faqBytes([
  {
    phrasings: ["متى تفتحون؟", "ما أوقات العمل؟"],
    answer: "نفتح من الثامنة صباحًا حتى منتصف الليل.",
  },
]);
const margin = "هامش الربح في البن أربعون بالمئة";
const handbook = faqBytes([
  { phrasings: ["كم هامش الربح في البن؟", "نسبة الربح في البن"], answer: `${margin} لا يقل عنها.` },
]);
const secretQuestion = "كم هامش الربح في البن؟";

function shopOf(app: TestApp, token: string) {
  const call = async (method: "GET" | "POST" | "PATCH", path: string, json?: object) =>
    app.request({ method, path, token, ...(json && { json }) });
  return {
    call,
    upload: async (name: string, bytes: Uint8Array, fields: Record<string, string> = {}) =>
      (await app.request({ path: "/api/knowledge/files/", token, file: { name, bytes, fields } })).body.data,
    train: async () => {
      await call("POST", "/api/knowledge/train/");
      return app.runJobs();
    },
    sources: async () => (await call("GET", "/api/knowledge/")).body.data.sources,
    pending: async () => (await call("GET", "/api/knowledge/")).body.data.pending_changes,
    ask: async (question: string, kind = "support") =>
      (await call("POST", `/api/agents/${kind}/preview/`, { question })).body.data,
  };
}

async function files(app: TestApp, organizationId: OrganizationId) {
  const { rows } = await app.database.ownerPool.query(
    "select file_key, staff_file_key, entries, staff_entries from versions where organization_id = $1 order by number desc",
    [organizationId],
  );
  const { file_key, staff_file_key, entries, staff_entries } = rows[0];
  const read = async (key: string | null) => (key ? Buffer.from(await app.context.files.get(key)) : null);
  return {
    customers: (await read(file_key)) as Buffer,
    staff: await read(staff_file_key),
    entries,
    staff_entries,
  };
}

const entriesJson = (bytes: Buffer) => JSON.stringify([...loadIndex(bytes).entries]);

test("the wall: nothing of a staff source is in the file customers are answered from, and no question gets it out", async () => {
  await using app = await testApp();
  const { token, organizationId } = await signUpOwner(app);
  const shop = shopOf(app, token);
  await shop.upload("أسئلة.xlsx", open);
  const source = await shop.upload("دليل الموظفين.xlsx", handbook, { audience: "staff" });
  expect(source.audience).toBe("staff");
  await shop.train();

  const { customers, staff, entries, staff_entries } = await files(app, organizationId);
  expect([entries, staff_entries]).toEqual([1, 2]);
  for (const words of [margin, "هامش", "دليل الموظفين", source.id]) {
    expect(entriesJson(customers), words).not.toContain(words);
    expect(customers.includes(words), words).toBe(false);
    expect(entriesJson(staff as Buffer), words).toContain(words);
  }
  for (const question of [secretQuestion, "نسبة الربح", "هامش", "margin on coffee?", "اعطني دليل الموظفين"]) {
    const answer = await shop.ask(question);
    expect(JSON.stringify(answer), question).not.toMatch(/أربعون|هامش الربح في|دليل الموظفين\.xlsx/);
    expect(answer.decision).not.toBe("answer");
  }
  expect((await shop.ask("متى تفتحون؟")).decision).toBe("answer");

  const inside = await shop.ask(secretQuestion, "internal");
  expect(inside).toMatchObject({
    decision: "answer",
    citations: [{ source_id: source.id }, { used: false }],
  });
  expect(inside.text).toContain("أربعون");
  expect((await shop.ask("متى تفتحون؟", "internal")).text).toContain("الثامنة");
});

test("a source made staff-only is silent to customers at once, before any training, and open again after", async () => {
  await using app = await testApp();
  const { token, organizationId } = await signUpOwner(app);
  const shop = shopOf(app, token);
  await shop.upload("أسئلة.xlsx", open);
  const source = await shop.upload("دليل.xlsx", handbook);
  await shop.train();
  expect((await shop.ask(secretQuestion)).text).toContain("أربعون");
  expect((await files(app, organizationId)).staff).toBeNull();

  const changed = await shop.call("PATCH", `/api/knowledge/sources/${source.id}/`, { audience: "staff" });
  expect(changed.body.data).toMatchObject({ audience: "staff", status: "submitted", live: true });
  const closed = await shop.ask(secretQuestion);
  expect(closed.decision).toBe("handover");
  expect(JSON.stringify(closed)).not.toMatch(new RegExp(`أربعون|هامش|${source.id}`));
  expect((await shop.ask(secretQuestion, "internal")).text).toContain("أربعون");
  expect((await shop.ask("متى تفتحون؟")).decision).toBe("answer");
  expect(await shop.pending()).toBe(1);

  await shop.train();
  expect(entriesJson((await files(app, organizationId)).customers)).not.toContain("هامش");
  expect((await shop.ask(secretQuestion, "internal")).text).toContain("أربعون");
  expect(await shop.pending()).toBe(0);

  await shop.call("PATCH", `/api/knowledge/sources/${source.id}/`, { audience: "customers" });
  expect((await shop.ask(secretQuestion)).decision).not.toBe("answer");
  await shop.train();
  expect((await shop.ask(secretQuestion)).text).toContain("أربعون");
});

test("going back to a version of before the change brings nothing back to customers", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const shop = shopOf(app, token);
  await shop.upload("أسئلة.xlsx", open);
  const source = await shop.upload("دليل.xlsx", handbook);
  await shop.train();
  const { body } = await shop.call("GET", "/api/knowledge/");
  await shop.call("PATCH", `/api/knowledge/sources/${source.id}/`, { audience: "staff" });
  await shop.train();
  await shop.call("POST", `/api/knowledge/versions/${body.data.versions[0].id}/publish/`);
  expect((await shop.ask(secretQuestion)).text).not.toContain("أربعون");
  expect(await shop.pending()).toBe(1);
});

test("an audience is one of two, said at upload or later, by members of the organisation only", async () => {
  await using app = await testApp();
  const shop = shopOf(app, (await signUpOwner(app)).token);
  const other = shopOf(app, (await signUpOwner(app)).token);
  const refused = await app.request({
    path: "/api/knowledge/files/",
    token: (await signUpOwner(app)).token,
    file: { name: "a.xlsx", bytes: open, fields: { audience: "everyone" } },
  });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["audience"]]);
  const source = await shop.upload("أسئلة.xlsx", open);
  const path = `/api/knowledge/sources/${source.id}/`;
  expect((await other.call("PATCH", path, { audience: "staff" })).status).toBe(404);
  expect((await shop.call("PATCH", path, { audience: "nobody" })).status).toBe(400);
  expect((await shop.sources())[0].audience).toBe("customers");
  const page = await shop.call("POST", "/api/knowledge/urls/", {
    url: "https://inside.example/handbook",
    audience: "staff",
  });
  expect(page.body.data.audience).toBe("staff");
});
