import { expect, test } from "vitest";
import { detectMailbox, type DnsLookup } from "./detect.ts";

const names = (answers: Partial<Record<string, string>>): DnsLookup => ({
  exchangers: async (domain) => (answers[`mx ${domain}`] ? [answers[`mx ${domain}`] as string] : []),
  service: async (name) => {
    const [host, port] = (answers[`srv ${name}`] ?? "").split(":");
    return host && port ? [{ host, port: Number(port) }] : [];
  },
  exists: async (host) => answers[`a ${host}`] !== undefined,
});

test("well-known addresses need no look at the name system", async () => {
  expect(await detectMailbox("shop@gmail.com", names({}))).toMatchObject({
    provider: "Gmail",
    login: "google",
  });
  expect(await detectMailbox("shop@ICLOUD.com", names({}))).toMatchObject({
    login: "app_password",
    imap: { host: "imap.mail.me.com", port: 993, security: "tls" },
    smtp: { host: "smtp.mail.me.com", port: 587, security: "starttls" },
  });
  expect(await detectMailbox("shop@hotmail.com", names({}))).toMatchObject({ login: "microsoft" });
});

test("a shop's own domain is its host's, as its mail exchanger says", async () => {
  const google = names({ "mx roastery.example": "aspmx.l.google.com" });
  expect(await detectMailbox("hello@roastery.example", google)).toMatchObject({ provider: "Gmail" });
  const lookalike = names({ "mx roastery.example": "mx.notgoogle.com.example" });
  expect(await detectMailbox("hello@roastery.example", lookalike)).toMatchObject({
    provider: null,
    imap: null,
  });
});

test("what the domain names comes before what everybody calls it", async () => {
  const both = names({
    "srv _imaps._tcp.roastery.example": "box.host.example:993",
    "a mail.roastery.example": "yes",
  });
  expect(await detectMailbox("hello@roastery.example", both)).toMatchObject({
    login: "password",
    imap: { host: "box.host.example", port: 993 },
    smtp: { host: "mail.roastery.example", port: 465, security: "tls" },
  });
  const none = names({ "srv _imaps._tcp.roastery.example": ".:0" });
  expect(await detectMailbox("hello@roastery.example", none)).toMatchObject({ imap: null, smtp: null });
});
