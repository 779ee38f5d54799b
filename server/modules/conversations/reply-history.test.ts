import { expect, test } from "vitest";
import { mintOrganizationId } from "#server/db/organization.ts";
import { tenantOf } from "#server/tenant.ts";
import { demoShop } from "#server/testing/demo-shop.ts";
import { readReplyContextRow } from "./store/replies.ts";

const account = "17841400000000002";

test("an answer under a post draws on what stands there, and on nothing that was said in private", async () => {
  await using shop = await demoShop();
  const { app, owner } = shop;
  await shop.connect("instagram");
  for (const [place, text] of [
    ["private", "أنا نورة وطلبي رقم 4417 ما وصل"],
    ["public", "متى تفتحون؟"],
    ["public", "ويوم الجمعة؟"],
  ] as const) {
    await shop.write({ channel: "instagram", account, text, ...(place === "public" && { place }) });
    await shop.settle();
  }
  const { rows } = await app.database.ownerPool.query<{ id: string; text: string }>(
    "select id, text from messages where author = 'customer' order by created_at",
  );
  const open = await tenantOf(app.context, mintOrganizationId(owner.organizationId)).transaction((db) =>
    readReplyContextRow(db, rows.at(-1)?.id ?? ""),
  );
  const texts = open?.history.map(({ text }) => text) ?? [];
  expect(texts[0]).toBe("متى تفتحون؟");
  expect(texts.join(" ")).not.toContain("4417");
});
