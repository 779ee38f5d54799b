import { expect, test } from "vitest";
import { reencryptSecret, encrypt, decrypt } from "./encryption.ts";

const secret = { current: "a secret of the installation, 32+", earlier: [] };

test("what is sealed opens for its owner and shows nothing of itself", () => {
  const sealed = encrypt(secret, "model keys", "org-1", "sk-live-0123456789");
  expect(sealed).not.toContain("sk-live");
  expect(Buffer.from(sealed.split(".").at(-1) ?? "", "base64url").toString()).not.toContain("0123456789");
  expect(decrypt(secret, "model keys", "org-1", sealed)).toBe("sk-live-0123456789");
});

test("the same key sealed twice differs", () => {
  expect(encrypt(secret, "model keys", "org-1", "key")).not.toBe(
    encrypt(secret, "model keys", "org-1", "key"),
  );
});

test("it opens neither for another organisation, nor under another secret, nor changed, nor cut", () => {
  const sealed = encrypt(secret, "model keys", "org-1", "sk-live-0123456789");
  const [version, nonce, tag = "", body = ""] = sealed.split(".");
  for (const [master, owner, text] of [
    [secret, "org-2", sealed],
    [{ current: "another secret of 32 letters or so", earlier: [] }, "org-1", sealed],
    [secret, "org-1", [version, nonce, tag, body.replace(/^./, (c) => (c === "A" ? "B" : "A"))].join(".")],
    [secret, "org-1", [version, nonce, tag.slice(0, 5), body].join(".")],
    [secret, "org-1", sealed.slice(0, -4)],
    [secret, "org-1", "v2.a.b.c"],
    [secret, "org-1", ""],
  ] as const)
    expect(decrypt(master, "model keys", owner, text)).toBeNull();
  expect(decrypt(secret, "channel secrets", "org-1", sealed)).toBeNull();
});

test("A54: after the secret was changed, what the one before sealed opens and is sealed again under the new one", () => {
  const changed = { current: "the secret after the change, 32+.", earlier: [secret.current] };
  const old = encrypt(secret, "channel secrets", "org-1:1", "token");
  expect(decrypt(changed, "channel secrets", "org-1:1", old)).toBe("token");
  const fresh = reencryptSecret(changed, "channel secrets", "org-1:1", old) ?? "";
  expect(decrypt({ current: changed.current, earlier: [] }, "channel secrets", "org-1:1", fresh)).toBe(
    "token",
  );
  // Nothing to do for what is sealed under the new one, and nothing that can be done for what neither opens.
  expect(reencryptSecret(changed, "channel secrets", "org-1:1", fresh)).toBeNull();
  expect(reencryptSecret(changed, "channel secrets", "org-1:2", old)).toBeNull();
});
