import { randomUUID } from "node:crypto";
import { buildIndex, serialiseIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { OrganizationId } from "#server/db/organization.ts";
import { fileKey, sha256 } from "#server/files/file-store.ts";
import { tenantOf } from "#server/tenant.ts";
import type { TestApp } from "./test-app.ts";

/** Publishes a version with exactly these entries, without an upload, for tests of what follows a training. */
export async function trainAgent(
  app: Pick<TestApp, "context">,
  organizationId: OrganizationId,
  entries: KnowledgeEntry[],
): Promise<string> {
  const bytes = serialiseIndex(buildIndex(entries));
  const key = fileKey(organizationId, "version");
  await app.context.files.put(key, bytes);
  return tenantOf(app.context, organizationId).transaction(async (db) => {
    const last = await db
      .selectFrom("versions")
      .select((eb) => eb.fn.max("number").as("number"))
      .where("organization_id", "=", organizationId)
      .executeTakeFirst();
    const version = await db
      .insertInto("versions")
      .values({
        organization_id: organizationId,
        number: (last?.number ?? 0) + 1,
        file_key: key,
        size_bytes: bytes.length,
        sha256: sha256(bytes),
        entries: entries.length,
        source_ids: [],
        published_at: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("organizations")
      .set({ published_version_id: version.id })
      .where("id", "=", organizationId)
      .execute();
    return version.id;
  });
}

/** Returns a shop's entries, few and certain: delivery, opening hours, one product. */
export function shopEntries(): KnowledgeEntry[] {
  const sourceId = randomUUID();
  const origin = (row: number) => ({ sourceId, sourceName: "shop.xlsx", row });
  return [
    {
      kind: "faq",
      id: "delivery",
      phrasings: ["هل توصلون إلى جدة؟", "كم مدة التوصيل لجدة؟", "Do you deliver to Jeddah?"],
      answer: {
        ar: "نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س.",
        en: "Yes, we deliver to Jeddah within two days for 25 SR.",
      },
      origin: origin(2),
    },
    {
      kind: "faq",
      id: "hours",
      phrasings: ["متى تفتحون؟", "ما أوقات العمل؟", "What are your opening hours?"],
      answer: { ar: "نفتح كل يوم من 8 صباحًا إلى 11 مساءً.", en: "We are open every day from 8 am to 11 pm." },
      origin: origin(3),
    },
    {
      kind: "product",
      id: "guji",
      name: { ar: "إثيوبيا قوجي", en: "Ethiopia Guji" },
      price: 98,
      currency: "SAR",
      availability: "in_stock",
      attributes: { الوزن: "1 كيلو" },
      origin: origin(4),
    },
  ];
}
