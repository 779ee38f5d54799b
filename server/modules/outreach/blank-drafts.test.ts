import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

test("a draft that says nothing yet is in no list and is its member's only one; with its first word it is listed", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const begin = async (token: string, json: object = { name: "", channel: "email" }) =>
    (await app.request({ path: "/api/campaigns/", token, json })).body.data.id as string;
  const list = async () => (await app.request({ path: "/api/campaigns/", token: owner.token })).body;
  const blank = await begin(owner.token);
  expect(await begin(owner.token)).toBe(blank);
  expect(await begin(agent.token)).not.toBe(blank);
  expect(await list()).toMatchObject({ data: [], meta: { total: 0 } });
  const read = await app.request({ path: `/api/campaigns/${blank}/`, token: owner.token });
  expect(read.body.data).toMatchObject({ status: "draft", channel: "email" });
  const named = await app.request({
    method: "PUT",
    path: `/api/campaigns/${blank}/`,
    token: owner.token,
    json: { name: "عرض نهاية الأسبوع", channel: "email" },
  });
  expect(named.status, named.text).toBe(200);
  expect(await list()).toMatchObject({ data: [{ id: blank }], meta: { total: 1 } });
  expect(await begin(owner.token)).not.toBe(blank);
  const second = await begin(owner.token, { name: "عرض العيد", channel: "email" });
  expect((await list()).data.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [blank, second].toSorted(),
  );
});
