import jpeg from "jpeg-js";
import { expect, test } from "vitest";
import { maxPhotoBytes, photoSidePx } from "#shared/values/profile.ts";
import { addMember } from "#server/testing/add-member.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

/** Creates a JPEG whose left third is red, its middle green and its right blue, with text in its comment. */
function flag(width: number, height: number, comment = ""): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < width * height; at += 1) {
    const third = Math.floor(((at % width) * 3) / width);
    data.set([third === 0 ? 255 : 0, third === 1 ? 255 : 0, third === 2 ? 255 : 0], at * 4);
  }
  return Buffer.from(jpeg.encode({ width, height, data, comments: [comment] } as never, 95).data);
}

const upload = (app: TestApp, token: string, bytes: Uint8Array, name = "me.jpg") =>
  app.request({ path: "/api/me/photo/", token, file: { name, bytes } });
const photoOf = (app: TestApp, token: string, id: string) =>
  app.request({ path: `/api/members/${id}/photo/`, token });
const storedKey = async (app: TestApp, id: string): Promise<string | null> =>
  (await app.database.ownerPool.query("select photo_key from members where id = $1", [id])).rows[0].photo_key;

test("C238 a photo is drawn anew as a small square without what the file carried along, and colleagues see it", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const colleague = await addMember(app, owner);
  const sent = flag(600, 200, "taken at home");
  expect(sent.includes("taken at home")).toBe(true);
  const saved = await upload(app, owner.token, sent);
  expect(saved.status).toBe(200);
  const members = (await app.request({ path: "/api/members/", token: colleague.token })).body.data;
  expect(members.map((member: { photo_id: string | null }) => member.photo_id)).toEqual([
    saved.body.data.photo_id,
    null,
  ]);
  expect((await photoOf(app, colleague.token, owner.memberId)).status).toBe(200);
  const stored = Buffer.from(await app.context.files.get((await storedKey(app, owner.memberId)) ?? ""));
  expect(stored.includes("taken at home")).toBe(false);
  const { width, height, data } = jpeg.decode(stored);
  expect([width, height]).toEqual([photoSidePx, photoSidePx]);
  const middle = (photoSidePx * (photoSidePx / 2) + photoSidePx / 2) * 4;
  expect(data[middle]).toBeLessThan(30);
  expect(data[middle + 1]).toBeGreaterThan(225);
});

test("C238 another photo and its removal delete the file of the one before; a removed member's goes too", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const colleague = await addMember(app, owner);
  await upload(app, colleague.token, flag(64, 64));
  const first = (await storedKey(app, colleague.memberId)) ?? "";
  await upload(app, colleague.token, flag(80, 64));
  const second = (await storedKey(app, colleague.memberId)) ?? "";
  expect(second).not.toBe(first);
  await expect(app.context.files.get(first)).rejects.toThrow();
  await app.request({ method: "DELETE", path: `/api/members/${colleague.memberId}/`, token: owner.token });
  await expect(app.context.files.get(second)).rejects.toThrow();
  expect((await photoOf(app, owner.token, colleague.memberId)).status).toBe(404);
  await upload(app, owner.token, flag(64, 64));
  const photoKey = (await storedKey(app, owner.memberId)) ?? "";
  expect((await app.request({ method: "DELETE", path: "/api/me/photo/", token: owner.token })).status).toBe(
    200,
  );
  await expect(app.context.files.get(photoKey)).rejects.toThrow();
});

test("C238 what is no JPEG, damaged, or too large in bytes or pixels is refused and nothing is stored", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const whole = flag(64, 64);
  const huge = Buffer.from(whole);
  // The height and the width begin five bytes after the frame's marker.
  huge.fill(0xff, huge.indexOf(Buffer.from([0xff, 0xc0])) + 5, huge.indexOf(Buffer.from([0xff, 0xc0])) + 9);
  for (const bytes of [
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    whole.subarray(0, 60),
    huge,
    Buffer.concat([whole, Buffer.alloc(maxPhotoBytes)]),
  ])
    expect((await upload(app, owner.token, bytes)).body).toMatchObject({ code: "photo_unreadable" });
  expect(await storedKey(app, owner.memberId)).toBeNull();
});

test("C238 another business's members have no photo and no name to change here", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const stranger = await signUpOwner(app);
  await upload(app, owner.token, flag(64, 64));
  expect((await photoOf(app, stranger.token, owner.memberId)).status).toBe(404);
});

test("C238 a member changes their own name, which the log keeps and an address is refused in", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const rename = (name: string) =>
    app.request({ method: "PUT", path: "/api/me/name/", token: owner.token, json: { name } });
  expect((await rename("  نورة   السبيعي ")).body.data.name).toBe("نورة السبيعي");
  expect((await app.request({ path: "/api/me/", token: owner.token })).body.data.user.name).toBe(
    "نورة السبيعي",
  );
  expect((await rename("www.evil.example")).body.fields.name).toHaveLength(1);
  const log = await app.request({ path: "/api/activity/?area=people", token: owner.token });
  expect(log.body.data[0]).toMatchObject({ action: "profile.rename" });
});
