import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

test("an unknown call answers 404 in the request's language with the whole error body", async () => {
  await using app = await testApp();
  const arabic = await app.request({ path: "/api/nothing/", headers: { "accept-language": "fr" } });
  expect(arabic.status).toBe(404);
  expect(arabic.body).toMatchObject({ code: "not_found", fields: {} });
  expect(arabic.body.message).toMatch(/^[\u0600-\u06ff .]+$/);
  expect(arabic.body.non_field_errors).toEqual([arabic.body.message]);
  const english = await app.request({ path: "/api/nothing/" });
  expect(english.body.message).toMatch(/could not find/);
});

test("C268 D06 portal and chat have an address each, set apart from one another", async () => {
  const addresses = { PUBLIC_URL: "https://portal.example", CHAT_URL: "https://chat.example" };
  for (const [env, chat] of [
    [addresses, "https://chat.example"],
    [{ PUBLIC_URL: "https://portal.example" }, "https://portal.example"],
    [{ ...addresses, PUBLIC_URL: "https://elsewhere.example" }, "https://chat.example"],
  ] as const) {
    await using app = await testApp({ env });
    const owner = await signUpOwner(app);
    const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
    expect(made.body.data.url).toMatch(new RegExp(`^${chat}/chat/`));
    expect(made.body.data.embed_code).toContain(chat);
    const sitemap = await app.request({ path: "/sitemap.xml" });
    expect(sitemap.text).toContain(`<loc>${env.PUBLIC_URL}/</loc>`);
    // A page of the portal may call the chat's host, and the chat accepts calls from any site.
    const policy = String(sitemap.headers["content-security-policy"]);
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(
      chat === "https://chat.example" ? "'self' https://chat.example" : "'self'",
    );
    const preflight = await app.http.app.inject({
      method: "OPTIONS",
      url: "/webhook/chatbot/",
      headers: {
        origin: "https://portal.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "x-session-id",
      },
    });
    expect(preflight.headers["access-control-allow-origin"]).toBe("*");
    expect(String(preflight.headers["access-control-allow-headers"]).toLowerCase()).toContain("x-session-id");
  }
});
