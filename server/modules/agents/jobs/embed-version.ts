import { denseList, denseText, serialiseDense } from "#server/answers/retrieve/dense.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import { fileKey } from "#server/files/file-store.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { embedAll } from "#server/llm/embed.ts";
import { problemOf } from "#server/llm/problem.ts";
import { secretOf } from "#server/modules/agents/models.ts";
import { embedderInUse } from "#server/modules/agents/model-rules.ts";
import {
  findVersionFile,
  type NewVectors,
  readModels,
  saveVectors,
} from "#server/modules/agents/store/models.ts";

/** Embeds the entries of a version that was trained; until then, and without them, it answers by words alone. */
export const embedVersionJob: Job<"models.embed"> = (context, payload) =>
  embedVersion(context, mintOrganizationId(payload.organizationId), payload.versionId);

/** However long the list: after this it goes without vectors (milliseconds). */
const embedWithinMs = 20 * 60_000;

/** The entries of a version as vectors, beside its index. Says what became of it. */
async function embedVersion(
  context: Context,
  organizationId: OrganizationId,
  versionId: string,
): Promise<string> {
  const { settings, version } = await inOrganization(context.db, organizationId, async (db) => ({
    ...(await readModels(db, organizationId)),
    version: await findVersionFile(db, organizationId, versionId),
  }));
  const embedder = embedderInUse(context.config, organizationId, settings, secretOf(context));
  if (!version || !embedder) return `Skipped: version ${versionId} needs no vectors any more`;
  const { model } = embedder;
  const save = (vectors: NewVectors) =>
    inOrganization(context.db, organizationId, (db) => saveVectors(db, organizationId, versionId, vectors));
  const entries = [...(await context.versions.get(version)).entries];
  try {
    const vectors = await embedAll(embedder, entries.map(denseText), AbortSignal.timeout(embedWithinMs));
    const list = denseList(
      model,
      entries.map((entry) => entry.id),
      vectors,
    );
    const bytes = serialiseDense(list);
    const key = fileKey(organizationId, "version");
    await context.files.put(key, bytes);
    const file = { key, sizeBytes: bytes.byteLength, dimension: list.dimension };
    await save({ model, at: context.clock(), file });
    return `version ${versionId}: ${entries.length} entries embedded by ${model}`;
  } catch (error) {
    const { kind } = problemOf(error);
    await save({ model, at: context.clock(), problem: kind });
    return `version ${versionId} goes without vectors: ${kind}`;
  }
}
