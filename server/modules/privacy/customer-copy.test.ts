import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { businessPhone, channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const noura = { number: "966500000001", name: "نورة" };
const fahd = { number: "966500000002", name: "فهد" };
const picture = new Uint8Array([255, 216, 255, 217]);

async function shopWithCustomers() {
  const shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const { whatsapp } = shop.platforms;
  whatsapp.write(businessPhone, noura, { type: "text", text: "هل توصلون إلى جدة؟" });
  whatsapp.write(businessPhone, noura, {
    type: "document",
    mime: "image/jpeg",
    bytes: picture,
    name: "../../../صورة.jpg",
  });
  whatsapp.write(businessPhone, fahd, { type: "text", text: "سري للغاية" });
  await shop.settle();
  const { rows } = await shop.app.database.ownerPool.query<{ id: string; name: string }>(
    "select id, name from customers where organization_id = $1",
    [shop.owner.organizationId],
  );
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
  return { shop, noura: idOf("نورة"), fahd: idOf("فهد") };
}

test("an owner saves everything that is stored of one customer, and nothing of another", async () => {
  const { shop, ...ids } = await shopWithCustomers();
  await using _ = shop;
  const { app, owner } = shop;
  const copy = await app.request({
    method: "POST",
    path: `/api/customers/${ids.noura}/export/`,
    token: owner.token,
  });
  expect([copy.status, copy.headers["content-type"]]).toEqual([200, "application/zip"]);
  expect(copy.headers["content-disposition"]).toContain("wakil-customer-1.zip");
  const files = unzipSync(new Uint8Array(copy.bytes));
  const read = (name: string) =>
    JSON.parse(strFromU8(files[name] as Uint8Array)) as Record<string, unknown>[];
  expect(read("customers.json")).toMatchObject([{ id: ids.noura, name: "نورة", phone: `+${noura.number}` }]);
  expect(read("contacts.json")).toMatchObject([{ channel: "whatsapp_meta", external_id: noura.number }]);
  expect(read("messages.json").map(({ author }) => author)).toEqual(
    expect.arrayContaining(["customer", "agent"]),
  );
  expect(read("channel_events.json").length).toBeGreaterThan(1);
  const [attachment] = read("attachments.json");
  // A sender's file name cannot lead out of the archive's folder.
  const stored = Object.keys(files).filter((name) => name.startsWith("files/"));
  expect(stored).toEqual([
    expect.stringMatching(new RegExp(`^files/${String(attachment?.["id"])}-[^/]*صورة\\.jpg$`)),
  ]);
  expect(files[stored[0] ?? ""]).toEqual(picture);
  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join("\n");
  for (const foreign of ["سري للغاية", fahd.number, ids.fahd, owner.organizationId])
    expect(all).not.toContain(foreign);
  expect(strFromU8(files["README.txt"] as Uint8Array)).toContain("messages.json");
  const requests = await app.request({ path: "/api/privacy/requests/", token: owner.token });
  expect(requests.body.data).toMatchObject([
    { kind: "export", customer_number: 1, files: 1, done_at: expect.any(String) },
  ]);
  const { body } = await app.request({ path: "/api/activity/", token: owner.token });
  expect(JSON.stringify(body.data)).toContain("customers.export");
  expect(JSON.stringify(body.data)).not.toContain("نورة");
});

test("only owners erase, roles without the permission save no copy, and strangers find nobody", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const { customerId } = await seedConversation(app, owner.organizationId, {
    at: new Date("2026-11-20T09:00:00Z"),
    customer: { name: "نورة", phone: "+966500000001" },
    messages: [{ author: "customer", text: "هل توصلون إلى جدة؟" }],
  });
  const agent = await addMember(app, owner, "agent");
  const stranger = await signUpOwner(app);
  const post = (what: string, token: string) =>
    app.request({ method: "POST", path: `/api/customers/${customerId}/${what}/`, token });
  expect((await post("erase", agent.token)).status).toBe(403);
  expect((await post("export", agent.token)).status).toBe(403);
  expect((await post("erase", stranger.token)).status).toBe(404);
  expect((await post("export", stranger.token)).status).toBe(404);
  const manager = await addMember(app, owner, "manager");
  expect((await post("export", manager.token)).status).toBe(200);
  expect((await post("erase", manager.token)).status).toBe(403);
  // Of two simultaneous requests the second finds nobody to erase.
  const both = await Promise.all([post("erase", owner.token), post("erase", owner.token)]);
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 404]));
});
