import { readFileSync } from "node:fs";
import { Writable } from "node:stream";
import { expect, test, vi } from "vitest";
import { databaseFolder } from "./db/embedded-folders.ts";
import { createLog } from "./log.ts";
import { connectTo } from "./testing/held-job.ts";
import { migratedData } from "./testing/migrated-data.ts";
import { overHttp } from "./testing/over-http.ts";
import { addressesOf, runServer, until } from "./testing/server-process.ts";
import { faqBytes } from "./testing/workbook-bytes.ts";

/** Values that people entrusted to the product during the day. None of them may appear in a log. */
const planted = {
  business: "محمصة السنبلة النادرة",
  email: "sunbula.owner@planted.example",
  phone: "0507654321",
  password: "lamp-over-77-sunbula",
  newPassword: "Window-under-88-sunbula",
  customerName: "فهد المزروعي",
  customerPhone: "0559876543",
  customerEmail: "fahad.customer@planted.example",
  session: "session_planted_0123456789",
  file: "أسعار سرية.xlsx",
  question: "متى تفتحون في جدول القمر؟",
  answer: "نفتح من الثامنة حتى منتصف ليل الزمرد.",
  smtpPassword: "smtp-pass-planted",
};

test("A53: a day's log, at its most talkative, holds no name, number, address, token or word of anybody", async () => {
  await using folder = migratedData();
  const server = await runServer({
    env: {
      DATA_DIR: folder.path,
      LOG_LEVEL: "debug",
      METRICS_TOKEN: "metrics-token-planted",
      // No server listens at this address, so every mail fails and is logged.
      SMTP_URL: `smtp://mailer:${planted.smtpPassword}@127.0.0.1:9`,
    },
  });
  const { request } = overHttp(server.url);
  const secrets: string[] = Object.values(planted);

  const account = {
    businessName: planted.business,
    email: planted.email,
    phoneNumber: planted.phone,
    industry: "food_beverage",
    password: planted.password,
  };
  const signedUp = await request({ path: "/auth/signup/", json: account });
  expect(signedUp.status).toBe(200);
  // Errors are what gets logged: a second account, a wrong password, invalid bodies and strange addresses.
  expect((await request({ path: "/auth/signup/", json: account })).status).toBe(409);
  const logIn = (password: string) =>
    request({ path: "/auth/login/", json: { email: planted.email, password } });
  expect((await logIn("wrong-planted-password")).status).toBe(400);
  const { token } = (await logIn(planted.password)).body.data as { token: string };
  secrets.push("wrong-planted-password", signedUp.body.data.token, token);
  await fetch(`${server.url}/auth/login/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"email": "${planted.email}", "password": `,
  });
  await request({ path: `/nowhere/${planted.email}?phone=${planted.customerPhone}` });
  await request({ path: `/api/customers/?search=${planted.customerPhone}`, token });
  await request({ path: `/api/tickets/?search=${encodeURIComponent(planted.customerName)}`, token });
  await request({ path: "/metrics", headers: { authorization: "Bearer metrics-token-planted" } });
  secrets.push("metrics-token-planted");

  const upload = (name: string, bytes: Uint8Array) =>
    request({ path: "/api/knowledge/files/", token, file: { name, bytes } });
  expect(
    (await upload(planted.file, faqBytes([{ phrasings: [planted.question], answer: planted.answer }])))
      .status,
  ).toBe(200);
  expect((await upload("تالف سري.xlsx", Buffer.from("PK\u0003\u0004 broken"))).status).toBeLessThan(500);
  secrets.push("تالف سري");
  await until(async () => {
    const { body } = await request({ path: "/api/knowledge/", token });
    const sources = body.data.sources as { status: string; counts: object | null }[];
    return sources.every(({ status, counts }) => status === "failed" || counts);
  }, "the files are read");
  expect((await request({ method: "POST", path: "/api/knowledge/train/", token })).status).toBeLessThan(300);

  const chatToken = (await request({ method: "POST", path: "/api/chatbot/generate/", token })).body.data
    .token as string;
  secrets.push(chatToken);
  const say = (text: string) =>
    request({
      path: "/webhook/chatbot/",
      headers: { "x-session-id": planted.session },
      form: { customer_msg: text, chat_token: chatToken },
    });
  // The test waits for the training instead of asking the agent, because polling the agent on a slow machine would
  // reach the limit of messages.
  await until(
    async () => (await request({ path: "/api/knowledge/", token })).body.data.training?.status === "trained",
    "the agent is trained",
  );
  expect((await say(planted.question)).body.chatbot_msg).toContain("الزمرد");
  const words = `أنا ${planted.customerName} جوالي ${planted.customerPhone} وبريدي ${planted.customerEmail} وأريد استرجاع المبلغ`;
  expect((await say(words)).status).toBe(200);
  await request({
    path: `/webhook/chatbot/${chatToken}/?session=${planted.session}`,
    headers: { "x-session-id": planted.session },
  });
  await request({ path: `/chat/${chatToken}`, headers: { accept: "text/html" } });

  await request({ path: "/auth/reset-link-send-mail/", json: { email: planted.email } });
  const client = await connectTo(addressesOf(folder.path).ownerUrl);
  const resetToken = await until(async () => {
    const { rows } = await client.query<{ text: string }>("select text from mails");
    return rows.map((row) => /\/set-new-password\/([\w-]{43})/.exec(row.text)?.[1]).find(Boolean);
  }, "the reset mail");
  secrets.push(resetToken);
  await until(
    async () => (await client.query("select 1 from mails where attempts > 0")).rowCount === 2,
    "both mails have failed once",
  );
  await client.end();
  await request({ path: `/set-new-password/${resetToken}`, headers: { accept: "text/html" } });
  const reset = await request({
    path: "/auth/reset-new-password/",
    json: { token: resetToken, password: planted.newPassword },
  });
  expect(reset.status).toBe(200);
  server.signal("SIGTERM");
  const { stdout, stderr } = await server.ended;

  const found = [stdout, stderr, readFileSync(`${databaseFolder(folder.path)}.log`, "utf8")].flatMap((log) =>
    secrets.flatMap((secret) => forms(secret).filter((form) => log.includes(form))),
  );
  expect(found).toEqual([]);
  expect(stderr).toBe("");

  const lines = stdout.trim().split("\n");
  const people = lines.filter((line) => /^(wakil: |ready )/.test(line));
  expect(people).toHaveLength(2);
  const entries = lines
    .filter((line) => !people.includes(line))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries.length).toBeGreaterThan(20);
  // An operator who investigates an incident starts from an id: that of the request, or of the job that the request
  // created.
  const nameless = entries.filter((entry) => !entry["request"] && !(entry["job"] && entry["id"]));
  expect(nameless.map((entry) => entry["msg"])).toEqual([expect.stringMatching(/^Server listening at/)]);
  expect(
    entries.some((entry) => entry["level"] === 20),
    "the most talkative level is on",
  ).toBe(true);
  expect(entries.some((entry) => entry["msg"] === "job failed")).toBe(true);
  expect(entries.some((entry) => entry["msg"] === "request" && entry["route"] === "/webhook/chatbot/")).toBe(
    true,
  );
}, 240_000);

/**
 * Returns the forms in which a secret could appear in logs: as written, URL-encoded, and as a number without its
 * leading zero.
 */
function forms(secret: string): string[] {
  return [secret, encodeURIComponent(secret), ...(/^05\d{8}$/.test(secret) ? [secret.slice(1)] : [])];
}

test("the time of a line is in UTC, whatever the zone of the machine", async () => {
  const lines: string[] = [];
  const elsewhere = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const print = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.stubEnv("TZ", "Asia/Riyadh");
  try {
    createLog({ logLevel: "info", production: true }, elsewhere).info("x");
  } finally {
    vi.unstubAllEnvs();
    print.mockRestore();
  }
  const { time } = JSON.parse(lines.join("")) as { time: string };
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
});
