import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { faqBytes, workbookBytes } from "#server/testing/workbook-bytes.ts";

const hours = faqBytes([
  {
    phrasings: ["متى تفتحون؟", "ما أوقات العمل؟", "كم الساعة اللي تفتحون فيها؟"],
    answer: "نفتح من الثامنة صباحًا حتى منتصف الليل.",
  },
  { phrasings: ["هل توصلون إلى جدة؟", "عندكم توصيل لجدة؟"], answer: "نوصل إلى جدة خلال ثلاثة أيام." },
]);
const returns = faqBytes([
  { phrasings: ["كيف أرجع طلبي؟", "أبغى أرجع المنتج"], answer: "الإرجاع خلال سبعة أيام من الاستلام." },
]);
const products = workbookBytes({
  المنتجات: [
    ["اسم المنتج", "السعر", "العملة"],
    ["قهوة حراز", 65, "SAR"],
  ],
});
const sweets = workbookBytes({
  الحلويات: [
    ["اسم المنتج", "السعر", "العملة", "الوزن"],
    ["كيكة الشوكولاتة البلجيكية", 95, "SAR", "1 كيلو"],
    ["كيكة الفانيليا بالتوت", 88, "SAR", "1.2 كيلو"],
    ["تشيز كيك اللوتس", 72, "SAR", "900 جرام"],
    ["كنافة نابلسية بالجبن", 54, "SAR", "750 جرام"],
    ["بسبوسة سادة بالقشطة", 31, "SAR", "500 جرام"],
    ["معمول تمر فاخر", 43, "SAR", "400 جرام"],
  ],
});
const docx = await readFile(new URL("../../demo/files/delivery-and-returns.docx", import.meta.url));

const atMinute = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute));

/** Returns an owner's actions in the portal, over HTTP. */
function owner(app: TestApp, token: string) {
  const call = async (method: "GET" | "POST" | "DELETE", path: string, json?: object) =>
    app.request({ method, path, token, ...(json && { json }) });
  return {
    call,
    upload: async (name: string, bytes: Uint8Array): Promise<string> =>
      (await app.request({ path: "/api/knowledge/files/", token, file: { name, bytes } })).body.data.id,
    overview: async () => (await call("GET", "/api/knowledge/")).body.data,
    statuses: async (): Promise<Record<string, string>> => {
      const { sources } = (await call("GET", "/api/knowledge/")).body.data;
      return Object.fromEntries(
        sources.map((source: { name: string; status: string }) => [source.name, source.status]),
      );
    },
    train: async () => {
      const { body } = await call("POST", "/api/knowledge/train/");
      const jobs = await app.runJobs();
      return {
        training: (await call("GET", `/api/knowledge/trainings/${body.data.training_id}/`)).body.data,
        jobs,
      };
    },
    ask: async (question: string) => (await call("POST", "/api/agent/preview/", { question })).body.data,
  };
}

const query = async (app: TestApp, statement: string, values: unknown[] = []) =>
  (await app.database.ownerPool.query(statement, values)).rows;

test("what was uploaded and trained is what the agent answers from (C227–C235)", async () => {
  await using app = await testApp();
  const shop = owner(app, (await signUpOwner(app)).token);
  await shop.upload("أسئلة.xlsx", hours);
  await shop.upload("منتجات.xlsx", products);
  await shop.upload("سياسة.docx", docx);
  const broken = await shop.upload("broken.docx", docx.subarray(0, 3000));
  expect((await shop.overview()).pending_changes).toBe(4);
  const { training } = await shop.train();
  expect(training).toMatchObject({ status: "trained", problem: null });
  const { sources, versions, pending_changes, training: last } = await shop.overview();
  expect(sources.map((source: { status: string; live: boolean }) => [source.status, source.live])).toEqual(
    sources.map((source: { id: string }) => (source.id === broken ? ["failed", false] : ["trained", true])),
  );
  expect(versions).toMatchObject([
    { id: training.version_id, number: 1, live: true, sources: 3, accuracy: training.accuracy },
  ]);
  expect([pending_changes, last.id]).toEqual([0, training.id]);
  const reply = await shop.ask("متى تفتحون؟");
  expect(reply).toMatchObject({ decision: "answer", version: 1 });
  expect(reply.text).toContain("الثامنة");
  expect((await shop.ask("بكم قهوة حراز؟")).text).toContain("65");
});

test("one price list and a short text are enough for a figure at the first training", async () => {
  await using app = await testApp();
  const shop = owner(app, (await signUpOwner(app)).token);
  await shop.upload("منتجات.xlsx", sweets);
  await shop.upload("سياسة.docx", docx);
  const { training } = await shop.train();
  const { live } = (await shop.call("GET", "/api/knowledge/quality/")).body.data;
  const { estimate, accuracy, kinds } = live.report;
  expect(accuracy).toMatchObject({ basis: "made", share: estimate.share });
  expect(training.accuracy).toEqual(accuracy);
  expect(estimate.questions).toBeGreaterThan(40);
  expect(estimate.low).toBeGreaterThan(0);
  expect(estimate.share + estimate.left + estimate.wrong).toBeCloseTo(1);
  const questionKinds = kinds.map(({ kind }: { kind: string }) => kind);
  for (const kind of ["row", "text", "absent"]) expect(questionKinds).toContain(kind);
});

test("without anything readable there is nothing to train, and the reason is told (C235)", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const shop = owner(app, token);
  const none = await shop.call("POST", "/api/knowledge/train/");
  expect([none.status, none.body.code]).toEqual([409, "nothing_to_train"]);
  await shop.upload("broken.docx", docx.subarray(0, 3000));
  // The source has not been read yet, and may still turn out to be readable.
  const { training } = await shop.train();
  expect(training).toMatchObject({ status: "failed", problem: "nothing_readable", version_id: null });
  expect(training.problem_text).toMatch(/^None of the sources could be read/);
  expect((await shop.call("POST", "/api/knowledge/train/")).body.code).toBe("nothing_to_train");
});

test("two clicks on Train now are one training", async () => {
  await using app = await testApp();
  const shop = owner(app, (await signUpOwner(app)).token);
  await shop.upload("faq.xlsx", hours);
  const clicks = await Promise.all(
    Array.from({ length: 5 }, () => shop.call("POST", "/api/knowledge/train/")),
  );
  expect(clicks.map((click) => click.status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  expect(clicks.find((click) => click.status === 409)?.body.code).toBe("training_in_progress");
  await app.runJobs();
  expect((await shop.overview()).versions).toHaveLength(1);
});

test("a deleted source is forgotten with the next training, its bytes and text at once", async () => {
  await using app = await testApp();
  const shop = owner(app, (await signUpOwner(app)).token);
  const deletedId = await shop.upload("returns.xlsx", returns);
  await shop.upload("hours.xlsx", hours);
  await shop.train();
  const [{ file_key }] = await query(app, "select file_key from sources where id = $1", [deletedId]);
  expect((await shop.call("DELETE", `/api/knowledge/sources/${deletedId}/`)).body).toEqual({ data: null });
  expect((await shop.call("DELETE", `/api/knowledge/sources/${deletedId}/`)).status).toBe(404);
  expect((await shop.call("GET", `/api/knowledge/sources/${deletedId}/text/`)).status).toBe(404);
  await expect(app.context.files.get(file_key)).rejects.toThrow();
  expect((await shop.overview()).pending_changes).toBe(1);
  expect((await shop.ask("كيف أرجع طلبي؟")).text).toContain("سبعة أيام");
  await shop.train();
  expect((await shop.overview()).pending_changes).toBe(0);
  expect((await shop.ask("كيف أرجع طلبي؟")).text).not.toContain("سبعة أيام");
});

test("any kept version can be made the live one again, and what it lacks waits for training", async () => {
  await using app = await testApp();
  app.setClock(atMinute(0));
  const shop = owner(app, (await signUpOwner(app)).token);
  await shop.upload("hours.xlsx", hours);
  const first = (await shop.train()).training.version_id;
  app.setClock(atMinute(10));
  await shop.upload("returns.xlsx", returns);
  const second = (await shop.train()).training.version_id;
  expect((await shop.ask("كيف أرجع طلبي؟")).version).toBe(2);

  app.setClock(atMinute(20));
  const back = await shop.call("POST", `/api/knowledge/versions/${first}/publish/`);
  expect(back.body.data).toMatchObject({
    id: first,
    number: 1,
    live: true,
    published_at: atMinute(20).toISOString(),
  });
  expect((await shop.ask("متى تفتحون؟")).version).toBe(1);
  expect(await shop.statuses()).toEqual({ "hours.xlsx": "trained", "returns.xlsx": "submitted" });
  expect((await shop.overview()).pending_changes).toBe(1);
  const again = await shop.call("POST", `/api/knowledge/versions/${first}/publish/`);
  expect([again.status, again.body.code]).toEqual([409, "version_is_live"]);

  await shop.call("POST", `/api/knowledge/versions/${second}/publish/`);
  expect(await shop.statuses()).toEqual({ "hours.xlsx": "trained", "returns.xlsx": "trained" });
  expect((await shop.overview()).pending_changes).toBe(0);
});

test("a training that breaks off leaves the earlier version answering and succeeds when tried again", async () => {
  await using app = await testApp();
  const shop = owner(app, (await signUpOwner(app)).token);
  await shop.upload("hours.xlsx", hours);
  await shop.train();
  await shop.upload("returns.xlsx", returns);
  await app.runJobs();
  const { put } = app.context.files;
  app.context.files.put = () => Promise.reject(new Error("no space left"));
  const { training, jobs } = await shop.train();
  expect([training.status, jobs]).toEqual(["processing", []]);
  expect((await shop.ask("متى تفتحون؟")).version).toBe(1);
  expect(await shop.statuses()).toEqual({ "hours.xlsx": "trained", "returns.xlsx": "processing" });

  app.context.files.put = put;
  await app.database.ownerPool.query("update jobs set run_at = now()");
  expect(await app.runJobs()).toEqual([
    expect.stringMatching(/published version 2: \d+ entries of 2 sources$/),
  ]);
  expect((await shop.ask("كيف أرجع طلبي؟")).version).toBe(2);
});

test("a training that never succeeds is reported, and the next one may begin (C235)", async () => {
  await using app = await testApp();
  const shop = owner(app, (await signUpOwner(app)).token);
  await shop.upload("hours.xlsx", hours);
  await app.runJobs();
  const { put } = app.context.files;
  app.context.files.put = () => Promise.reject(new Error("no space left"));
  const { training } = await shop.train();
  for (let attempt = 2; attempt <= 4; attempt++) {
    await app.database.ownerPool.query("update jobs set run_at = now()");
    await app.runJobs();
  }
  const path = `/api/knowledge/trainings/${training.id}/`;
  expect((await shop.call("GET", path)).body.data).toMatchObject({
    status: "failed",
    problem: "internal",
    problem_text: "AI training process failed",
  });
  expect((await shop.call("GET", `${path}?lang=ar`)).body.data.problem_text).toBe("تعذّر تدريب الوكيل");
  expect(await shop.statuses()).toEqual({ "hours.xlsx": "submitted" });
  app.context.files.put = put;
  expect((await shop.train()).training.status).toBe("trained");
});

test("a training whose worker was lost does not stand in the way for ever, and can no longer publish", async () => {
  await using app = await testApp();
  app.setClock(atMinute(0));
  const shop = owner(app, (await signUpOwner(app)).token);
  await shop.upload("hours.xlsx", hours);
  const lost = (await shop.call("POST", "/api/knowledge/train/")).body.data.training_id;
  app.setClock(atMinute(29));
  expect((await shop.call("POST", "/api/knowledge/train/")).body.code).toBe("training_in_progress");
  app.setClock(atMinute(31));
  const next = (await shop.call("POST", "/api/knowledge/train/")).body.data.training_id;
  expect(await app.runJobs()).toContain(`training ${lost} was over already`);
  const { versions, training } = await shop.overview();
  expect([versions.length, training.id, training.status]).toEqual([1, next, "trained"]);
});

test("the newest twenty versions are kept, older files are removed", async () => {
  await using app = await testApp();
  const { token, organizationId } = await signUpOwner(app);
  const shop = owner(app, token);
  await shop.upload("hours.xlsx", hours);
  const first = (await shop.train()).training.version_id;
  // Twenty more versions are inserted, to save the time of twenty more trainings.
  await query(
    app,
    `insert into versions (organization_id, number, file_key, size_bytes, sha256, entries, source_ids)
    select organization_id, n, file_key || n, size_bytes, sha256, entries, source_ids from versions, generate_series(2, 21) n where organization_id = $1`,
    [organizationId],
  );
  const [{ file_key }] = await query(app, "select file_key from versions where id = $1", [first]);
  await shop.train();
  const { versions } = await shop.overview();
  expect(versions.map((version: { number: number }) => version.number)).toEqual(
    Array.from({ length: 20 }, (_, index) => 22 - index),
  );
  expect((await shop.call("POST", `/api/knowledge/versions/${first}/publish/`)).status).toBe(404);
  await expect(app.context.files.get(file_key)).rejects.toThrow();
});

test("a page that leads into a private network is never fetched, and says so", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const shop = owner(app, token);
  await shop.call("POST", "/api/knowledge/urls/", { url: "http://127.0.0.1/admin" });
  await app.runJobs();
  const { sources } = await shop.overview();
  expect(sources).toMatchObject([{ name: "127.0.0.1/admin", status: "failed", problem: "blocked_address" }]);
  expect(sources[0].problem_text).toBe("This address does not lead to a public web page.");
});

test("a page that can't be read again keeps the text it had, in training too", async () => {
  await using app = await testApp();
  app.setClock(atMinute(0));
  const { token } = await signUpOwner(app);
  const shop = owner(app, token);
  const { id } = (await shop.call("POST", "/api/knowledge/urls/", { url: "http://127.0.0.1/hours" })).body
    .data;
  await app.runJobs();
  // The row contains the page's text from the time when the site still responded.
  const document = {
    format: "html",
    blocks: [{ kind: "paragraph", text: "نفتح من الثامنة صباحًا.", place: {} }],
    faqs: [],
    products: [],
    warnings: [],
  };
  await query(app, "update sources set status = 'submitted', problem = null, document = $2 where id = $1", [
    id,
    JSON.stringify(document),
  ]);
  await shop.call("POST", `/api/knowledge/sources/${id}/retry/`);
  const { training } = await shop.train();
  expect(training.status).toBe("trained");
  expect((await shop.overview()).sources).toMatchObject([
    { status: "failed", problem: "blocked_address", live: true },
  ]);
});

test("open screens hear of sources, trainings and versions of their own business only", async () => {
  await using app = await testApp();
  const [one, other] = [await signUpOwner(app), await signUpOwner(app)];
  const events: string[] = [];
  const foreign: string[] = [];
  app.context.events.subscribe(one.organizationId, (event) => events.push(event.kind));
  app.context.events.subscribe(other.organizationId, (event) => foreign.push(event.kind));
  const shop = owner(app, one.token);
  await shop.upload("hours.xlsx", hours);
  await app.runJobs();
  expect(events).toEqual(["source", "source", "source"]);
  await shop.train();
  expect(events.slice(3)).toEqual(["training", "training", "training", "version", "training"]);
  expect(foreign).toEqual([]);
});
