import { expect, test } from "vitest";
import { startSmtp } from "#server/testing/smtp-server.ts";
import { testApp } from "#server/testing/test-app.ts";
import { queueCompanyMail, sendCompanyMails } from "./company-mails.ts";

const mail = { language: "ar" as const, subject: "طلب", html: "<p>نورة</p>", text: "نورة" };
const attempt = { number: 1, last: false };

test("a mail that the server refuses keeps no other and goes out later; what was sent is not kept", async () => {
  await using smtp = await startSmtp("wakil", "right-password");
  await using app = await testApp({
    env: { DEMO: "false", SMTP_URL: `smtp://wakil:right-password@127.0.0.1:${smtp.port}` },
  });
  const { context } = app;
  const at = new Date("2026-11-20T08:00:00Z");
  app.setClock(at);
  await queueCompanyMail(context.db, { ...mail, to: "hello@wakil.example" }, at);
  smtp.behave({ recipient: [450, "4.2.0 try again"] });
  expect(await sendCompanyMails(context, {}, attempt)).toBe("0 of 1 mails to the company sent");
  await queueCompanyMail(context.db, { ...mail, to: "second@wakil.example" }, at);
  smtp.behave({});
  expect(await sendCompanyMails(context, {}, attempt)).toBe("1 of 1 mails to the company sent");
  app.setClock(new Date("2026-11-20T08:02:00Z"));
  expect(await sendCompanyMails(context, {}, attempt)).toBe("1 of 1 mails to the company sent");
  expect(smtp.receivedMails.map(({ to }) => to[0])).toEqual(["second@wakil.example", "hello@wakil.example"]);
  const { rows } = await app.database.ownerPool.query("select html, text from company_mails");
  expect(rows).toEqual([
    { html: "", text: "" },
    { html: "", text: "" },
  ]);
});
