import { expect, test } from "vitest";
import { reencryptAll } from "./re-encryption.ts";
import { encrypt, decrypt } from "./encryption.ts";
import { signUpOwner } from "./testing/sign-up-owner.ts";
import { testApp } from "./testing/test-app.ts";

test("A54: one start with both secrets seals all accounts and keys again; the old one is needed no more", async () => {
  await using app = await testApp();
  const { organizationId } = await signUpOwner(app);
  const { ownerPool } = app.database;
  const old = { current: "the secret before the change, 32+", earlier: [] };
  const now = { current: "the secret after the change, 32++", earlier: [old.current] };
  const id = "7d6b0d5e-0d0f-4e0a-9d6f-2f9f7c1f0a11";
  await ownerPool.query(
    `insert into channel_connections (id, organization_id, kind, account, name, sealed_secrets, connected_at)
     values ($1, $2, 'twitter', '42', '@shop', $3, now())`,
    [id, organizationId, encrypt(old, "channel secrets", `${organizationId}:${id}`, '{"token":"t"}')],
  );
  await ownerPool.query(
    `insert into model_settings (organization_id, writer, provider, model, sealed_key, sealed_embeddings_key, updated_at)
     values ($1, 'own', 'anthropic', 'm', $2, $3, now())`,
    [
      organizationId,
      encrypt(old, "model keys", organizationId, "sk-1"),
      encrypt(now, "model keys", organizationId, "sk-2"),
    ],
  );
  expect(await reencryptAll(ownerPool, old)).toBe(0);
  expect(await reencryptAll(ownerPool, now)).toBe(2);
  expect(await reencryptAll(ownerPool, now)).toBe(0);
  const alone = { current: now.current, earlier: [] };
  const { rows } = await ownerPool.query(
    `select c.sealed_secrets, m.sealed_key, m.sealed_embeddings_key from channel_connections c
     join model_settings m on m.organization_id = c.organization_id`,
  );
  expect(decrypt(alone, "channel secrets", `${organizationId}:${id}`, rows[0].sealed_secrets)).toBe(
    '{"token":"t"}',
  );
  expect(decrypt(alone, "model keys", organizationId, rows[0].sealed_key)).toBe("sk-1");
  expect(decrypt(alone, "model keys", organizationId, rows[0].sealed_embeddings_key)).toBe("sk-2");
});
