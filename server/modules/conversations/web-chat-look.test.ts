import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const avatar = "data:image/webp;base64,UklGRhoAAABXRUJQ";

test("an owner's colour and picture are what the chat page reads from its public token", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token });
  const chat = made.body.data.token as string;
  const readLook = async () => (await app.request({ path: `/webhook/chatbot/${chat}/look/` })).body;
  expect(await readLook()).toEqual({ color: null, avatar: null });
  expect(made.body.data.embed_code).not.toContain("data-color");

  const json = { color: "#7A1F4B", avatar };
  const set = await app.request({ method: "PUT", path: "/api/chatbot/look/", token, json });
  expect(set.body.data).toEqual({ color: "#7a1f4b", avatar });
  expect(await readLook()).toEqual({ color: "#7a1f4b", avatar });
  const read = await app.request({ path: "/api/chatbot/", token });
  expect(read.body.data.look).toEqual({ color: "#7a1f4b", avatar });
  expect(read.body.data.embed_code).toContain('data-color="#7a1f4b"');

  await app.request({
    method: "PUT",
    path: "/api/chatbot/look/",
    token,
    json: { color: null, avatar: null },
  });
  expect(await readLook()).toEqual({ color: null, avatar: null });
});

test("nothing but a colour and a small picture is kept, and an unknown chat has no look", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  for (const json of [
    { color: "red; background: url(https://elsewhere.example)", avatar: null },
    { color: null, avatar: "https://elsewhere.example/spy.png" },
    { color: null, avatar: "data:image/svg+xml;base64,PHN2Zz4=" },
  ]) {
    const answer = await app.request({ method: "PUT", path: "/api/chatbot/look/", token, json });
    expect(answer.status).toBe(400);
  }
  expect((await app.request({ path: "/webhook/chatbot/nobody/look/" })).status).toBe(404);
});
