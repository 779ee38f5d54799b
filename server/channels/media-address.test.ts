import { expect, test } from "vitest";
import { mediaAddress } from "./media-address.ts";

const owner = { name: "X", base: "https://api.x.com", hosts: ["twimg.com", "x.com"] };
const local = { ...owner, base: "http://127.0.0.1:4000/x" };

test("a file is fetched at the platform's base and over https at its hosts", () => {
  for (const reference of [
    "https://api.x.com/2/media/1",
    "https://pbs.twimg.com/media/a.jpg?x=1",
    "https://twimg.com/a.jpg",
  ])
    expect(mediaAddress(reference, owner)).toBe(reference);
  expect(mediaAddress("http://127.0.0.1:4000/x/file", local)).toBe("http://127.0.0.1:4000/x/file");
});

test.each([
  ["plain http at the base", "http://api.x.com/2/media/1"],
  ["plain http at a host", "http://pbs.twimg.com/a.jpg"],
  ["another port at the base", "https://api.x.com:8443/2/media/1"],
  ["another port at a host", "https://pbs.twimg.com:444/a.jpg"],
  ["a host that ends alike", "https://eviltwimg.com/a.jpg"],
  ["a host that begins alike", "https://twimg.com.evil.test/a.jpg"],
  ["a name before the host", "https://pbs.twimg.com@evil.test/a.jpg"],
  ["a name at a host", "https://somebody@pbs.twimg.com/a.jpg"],
  ["our own network", "http://169.254.169.254/latest"],
  ["the local base over https", "https://127.0.0.1:4000/x/file"],
  ["no web address", "file:///etc/passwd"],
])("no token goes to %s", (_what, reference) => {
  expect(() => mediaAddress(reference, reference.includes("127.") ? local : owner)).toThrow("not X's");
});
