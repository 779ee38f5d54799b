import { expect, test } from "vitest";
import { demoShop } from "#server/testing/demo-shop.ts";

const account = "17841400000000002";
const question = "متى تفتحون؟";

test("who comments again and again under a post, as a bot does at every answer, goes to a person after five of them", async () => {
  await using shop = await demoShop();
  const { app, owner } = shop;
  await shop.connect("instagram");
  for (let round = 0; round < 8; round++) {
    await shop.write({ channel: "instagram", account, place: "public", text: question });
    await shop.settle();
  }
  const answers = async () =>
    (
      await app.database.ownerPool.query<{ audience: string }>(
        "select audience from messages where organization_id = $1 and author = 'agent'",
        [owner.organizationId],
      )
    ).rows.length;
  expect(await answers()).toBe(5);
  const { data: tickets } = (await app.request({ path: "/api/tickets/", token: owner.token })).body;
  expect(tickets).toMatchObject([{ status: "deferred", defer_reason: "no_answer" }]);
  // Sending many comments at once does not evade the limit: none is answered before the next one is counted.
  for (let comment = 0; comment < 8; comment++)
    await shop.write({ channel: "instagram", account, person: "layla", place: "public", text: question });
  await shop.settle();
  expect(await answers()).toBe(10);
  // A private message of the same person to the business is still answered.
  await shop.write({ channel: "instagram", account, text: question });
  await shop.settle();
  expect(await answers()).toBe(11);
});
