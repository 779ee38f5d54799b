import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

test("the demo's mail is readable on this machine, newest first", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  for (const lang of ["ar", "en"])
    await app.request({ path: `/auth/reset-link-send-mail/?lang=${lang}`, json: { email: owner.email } });
  const answer = await app.request({ path: "/api/simulator/mail/" });
  expect(answer.status).toBe(200);
  expect(answer.body.data.map((mail: { subject: string }) => mail.subject)).toEqual([
    "Set a new password for Wakil",
    "كلمة مرور جديدة لحسابك في وكيل",
  ]);
  expect(answer.body.data[0]).toMatchObject({
    to: owner.email,
    text: expect.stringContaining("/set-new-password/"),
    html: expect.stringContaining("<!doctype html>"),
  });
});

test("the demo's mail to one address is only that", async () => {
  await using app = await testApp();
  const [one, other] = [await signUpOwner(app), await signUpOwner(app)];
  for (const { email } of [one, other])
    await app.request({ path: "/auth/reset-link-send-mail/", json: { email } });
  const mailTo = async (address: string): Promise<string[]> => {
    const answer = await app.request({ path: `/api/simulator/mail/?to=${encodeURIComponent(address)}` });
    expect(answer.status).toBe(200);
    return answer.body.data.map((mail: { to: string }) => mail.to);
  };
  expect(await mailTo(one.email)).toEqual([one.email]);
  expect(await mailTo("nobody@shop.example")).toEqual([]);
});

test("outside the demo, through a proxy or from another machine there is no such mailbox", async () => {
  await using product = await testApp({ env: { DEMO: "false" } });
  const owner = await signUpOwner(product);
  await product.request({ path: "/auth/reset-link-send-mail/", json: { email: owner.email } });
  expect((await product.request({ path: "/api/simulator/mail/" })).status).toBe(404);
  await using demo = await testApp();
  for (const headers of [{ "x-forwarded-for": "127.0.0.1" }, { forwarded: "for=127.0.0.1" }])
    expect(
      (await demo.request({ path: "/api/simulator/mail/", headers: headers as Record<string, string> }))
        .status,
    ).toBe(404);
  const outside = await demo.http.app.inject({ url: "/api/simulator/mail/", remoteAddress: "203.0.113.9" });
  expect(outside.statusCode).toBe(404);
});
