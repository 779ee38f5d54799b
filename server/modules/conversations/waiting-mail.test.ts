import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { createTrainedShop } from "#server/testing/model-shop.ts";
import { testApp } from "#server/testing/test-app.ts";

test("a member who asks for it gets a mail for each customer who waits, and the support address one as before", async () => {
  await using app = await testApp();
  const shop = await createTrainedShop(app);
  const agent = await addMember(app, shop, "agent");
  const switchMail = (token: string, is_on: boolean) =>
    app.request({
      method: "PUT",
      path: "/api/me/notifications/",
      token,
      json: { notification: "waiting:mail", is_on },
    });
  const readMailed = async () =>
    (
      await app.database.ownerPool.query<{ to_address: string }>(
        "select to_address from mails where ticket_id is not null order by to_address",
      )
    ).rows.map(({ to_address }) => to_address);
  const askUnknown = () => shop.say(`هل تبيعون إطارات مستعملة؟ ${randomBytes(3).toString("hex")}`);

  const muted = await app.request({ path: "/api/me/notifications/", token: agent.token });
  expect(muted.body.data.muted, "off until it is asked for").toEqual(["waiting:mail"]);
  await askUnknown();
  expect(await readMailed()).toEqual([shop.email]);

  // The owner reads the support address, so that a second mail to it would say the same.
  await switchMail(shop.token, true);
  await switchMail(agent.token, true);
  await askUnknown();
  expect(await readMailed()).toEqual([agent.email, shop.email, shop.email].toSorted());

  await switchMail(agent.token, false);
  await askUnknown();
  expect(await readMailed()).toEqual([agent.email, shop.email, shop.email, shop.email].toSorted());
});
