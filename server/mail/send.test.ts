import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { tenantOf } from "#server/tenant.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { deliver } from "./deliver.ts";
import { queueMail } from "./queue.ts";
import { sendMail } from "./send.ts";

interface Received {
  from: string;
  to: string[];
  message: string;
}

/** Starts a real mail server on this machine. `refuse` is its response to every recipient instead of accepting it. */
async function mailServer(): Promise<
  { url: string; received: Received[]; refuse: (code: number | null) => void } & AsyncDisposable
> {
  const received: Received[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(address, _session, done) {
      done(
        refusal ? Object.assign(new Error(`no ${address.address} here`), { responseCode: refusal }) : null,
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        received.push({
          from,
          to: rcptTo.map((to) => to.address),
          message: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (code) => (refusal = code),
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const header = (message: string, name: string): string | undefined =>
  new RegExp(`^${name}: ((?:.|\\r?\\n[ \\t])*)`, "im").exec(message)?.[1]?.replace(/\r?\n[ \t]/g, " ");
const decodedSubject = (message: string): string =>
  (header(message, "Subject") ?? "").replace(
    /=\?UTF-8\?(B|Q)\?([^?]*)\?=\s*/gi,
    (_, kind: string, words: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(words, "base64").toString("utf8")
        : Buffer.from(
            words
              .replaceAll("_", " ")
              .replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            "latin1",
          ).toString("utf8"),
  );

const mail = {
  to: "help@shop.example",
  subject: "التذكرة 1001 تنتظرك",
  html: "<p>مرحبًا</p>",
  text: "مرحبًا",
  language: "ar" as const,
};
const queue = (app: TestApp, { organizationId }: SignedUp) =>
  tenantOf(app.context, organizationId).transaction((db) => queueMail(db, mail));
const rowOf = async (app: TestApp, id: string) =>
  (await app.database.ownerPool.query("select * from mails where id = $1", [id])).rows[0];

test("without a mail server the mail is written to the data folder and stays readable", async () => {
  await using app = await testApp();
  const id = await queue(app, await signUpOwner(app));
  expect(await app.runJobs()).toEqual([
    `mail ${id} written to mail/${id}.eml, as no mail server is configured`,
  ]);
  expect(readdirSync(join(app.dataDir, "mail"))).toEqual([`${id}.eml`]);
  const message = readFileSync(join(app.dataDir, "mail", `${id}.eml`), "utf8");
  expect(header(message, "To")).toBe("help@shop.example");
  expect(decodedSubject(message)).toBe(mail.subject);
  expect(header(message, "Message-ID")).toBe(`<${id}@wakil.example>`);
  expect(await rowOf(app, id)).toMatchObject({
    status: "sent",
    html: mail.html,
    attempts: 1,
    sent_at: expect.any(Date),
  });
});

test("A39 a mail server gets it once, both parts, with a stable id and the mark of a machine", async () => {
  await using server = await mailServer();
  await using app = await testApp({
    env: { SMTP_URL: server.url, MAIL_FROM: "Wakil <no-reply@mail.wakil.example>", DEMO: "false" },
  });
  const owner = await signUpOwner(app);
  const id = await queue(app, owner);
  expect(await app.runJobs()).toEqual([`mail ${id} handed to the mail server`]);
  expect(server.received).toHaveLength(1);
  const { from, to, message } = server.received[0] as Received;
  expect([from, to]).toEqual(["no-reply@mail.wakil.example", ["help@shop.example"]]);
  expect(header(message, "Message-ID")).toBe(`<${id}@mail.wakil.example>`);
  expect(header(message, "Auto-Submitted")).toBe("auto-generated");
  expect(decodedSubject(message)).toBe(mail.subject);
  expect(message).toContain("multipart/alternative");

  const again = await sendMail(
    tenantOf(app.context, owner.organizationId),
    { organizationId: owner.organizationId, mailId: id },
    { number: 2, last: false },
  );
  expect(again).toBe("nothing to send: the mail was already sent");
  expect(server.received).toHaveLength(1);
  // After the mail was sent, and outside the demo, its text and links are not kept.
  expect(await rowOf(app, id)).toMatchObject({ status: "sent", html: "", text: "" });
});

test("a mail that is refused is tried again, named in the log without its recipient, and failed after the last try", async () => {
  await using server = await mailServer();
  await using app = await testApp({ env: { SMTP_URL: server.url } });
  const owner = await signUpOwner(app);
  const id = await queue(app, owner);
  const payload = { organizationId: owner.organizationId, mailId: id };
  server.refuse(451);
  const problem = await sendMail(tenantOf(app.context, owner.organizationId), payload, {
    number: 1,
    last: false,
  }).catch((thrown: Error) => thrown);
  expect((problem as Error).message).toContain("451");
  expect((problem as Error).message).not.toContain("help@shop.example");
  expect(await rowOf(app, id)).toMatchObject({ status: "queued", attempts: 1 });
  await expect(
    sendMail(tenantOf(app.context, owner.organizationId), payload, { number: 8, last: true }),
  ).rejects.toThrow("451");
  expect(await rowOf(app, id)).toMatchObject({ status: "failed", attempts: 8, html: mail.html });
  server.refuse(null);
  // An operator may retry a failed job.
  expect(
    await sendMail(tenantOf(app.context, owner.organizationId), payload, { number: 1, last: false }),
  ).toContain("handed");
  expect(await rowOf(app, id)).toMatchObject({ status: "sent" });
});

test("a mail server that is not there leaves the mail queued", async () => {
  await using app = await testApp({ env: { SMTP_URL: "smtp://127.0.0.1:9" } });
  const owner = await signUpOwner(app);
  const id = await queue(app, owner);
  await expect(
    sendMail(
      tenantOf(app.context, owner.organizationId),
      { organizationId: owner.organizationId, mailId: id },
      { number: 1, last: false },
    ),
  ).rejects.toThrow("did not take it");
  expect((await rowOf(app, id)).status).toBe("queued");
});

test("the mail and its job are there after the commit, or neither; another organisation's mail is not sent", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  await tenantOf(app.context, owner.organizationId)
    .transaction(async (db) => {
      await queueMail(db, mail);
      throw new Error("undone");
    })
    .catch(() => {});
  expect(await app.runJobs()).toEqual([]);
  const id = await queue(app, owner);
  const foreign = await sendMail(
    tenantOf(app.context, other.organizationId),
    { organizationId: other.organizationId, mailId: id },
    { number: 1, last: false },
  );
  expect(foreign).toBe("nothing to send: the mail is gone");
});

test("in production a mail server on another machine gets nothing, no password either, unless it goes over to TLS", async () => {
  await using server = await mailServer();
  await using folder = temporaryData();
  // The address of this machine is written in a form that does not show it.
  const smtpUrl = server.url.replace("smtp://127.0.0.1", "smtp://wakil:secret@0.0.0.0");
  const letter = { ...mail, id: randomUUID(), at: new Date() };
  const config = { smtpUrl, mailFrom: "Wakil <no-reply@wakil.example>", dataDir: folder.path };
  const send = (settings: { production: boolean; unencryptedConnections: boolean }) =>
    deliver({ ...config, smtpUrl: settings.production ? smtpUrl : server.url, ...settings }, letter);
  await expect(send({ production: true, unencryptedConnections: false })).rejects.toThrow(
    "the mail server did not take it: ETLS",
  );
  expect(server.received).toEqual([]);
  await send({ production: false, unencryptedConnections: false });
  expect(server.received).toHaveLength(1);
});
