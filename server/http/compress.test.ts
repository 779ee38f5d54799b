import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";

test("brotli before gzip, and neither for who takes neither", async () => {
  await using app = await testApp();
  const encodingFor = async (accepted: string) =>
    (await app.request({ path: "/api/openapi.json", headers: { "accept-encoding": accepted } })).headers[
      "content-encoding"
    ];
  expect(await encodingFor("gzip, deflate, br, zstd")).toBe("br");
  expect(await encodingFor("gzip;q=0.8, BR;q=0")).toBe("gzip");
  expect(await encodingFor("*")).toBe("gzip");
  expect(await encodingFor("identity")).toBeUndefined();
  expect(await encodingFor("")).toBeUndefined();
});

test("a long answer travels compressed and is the same answer; a cache keeps the encodings apart", async () => {
  await using app = await testApp();
  const path = "/api/openapi.json";
  const plain = await app.request({ path });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers["vary"]).toMatch(/accept-encoding/);
  const brotli = await app.request({ path, headers: { "accept-encoding": "gzip, br" } });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 4);
  const gzipped = await app.request({ path, headers: { "accept-encoding": "gzip" } });
  expect(gzipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzipped.bytes).toString()).toBe(plain.text);
});

test("a short answer is left as it is", async () => {
  await using app = await testApp();
  const answer = await app.request({ path: "/api/nothing/", headers: { "accept-encoding": "br" } });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.body.code).toBe("not_found");
});
