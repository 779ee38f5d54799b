import { denseList, serialiseDense } from "#server/answers/retrieve/dense.ts";
import { fileKey } from "#server/files/file-store.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { embedAll } from "#server/llm/embed.ts";
import { problemOf } from "#server/llm/problem.ts";
import { entryTextsOperation } from "#server/modules/agents/engine-operations.ts";
import { secretOf } from "#server/modules/agents/model-calls.ts";
import { embedderInUse } from "#server/modules/agents/model-rules.ts";
import {
  findVersionFile,
  type NewVectors,
  readModels,
  saveVectors,
} from "#server/modules/agents/store/models.ts";
import type { Tenant } from "#server/tenant.ts";
import type { StoredVersion } from "#server/versions/loaded-versions.ts";

/** Embeds the entries of a trained version; until then, and without embeddings, the version answers by words only. */
export const embedVersionJob: Job<"models.embed"> = (tenant, payload) =>
  embedVersion(tenant, payload.versionId);

/** Entries that one request to the engine returns; customers are answered between two requests. */
const entriesAtOnce = 500;

/** Time limit in milliseconds, after which the version stays without vectors. */
const embedWithinMs = 20 * 60_000;

/** Stores the vectors of a version's entries beside its index. Returns a sentence for the log. */
async function embedVersion(tenant: Tenant, versionId: string): Promise<string> {
  const { settings, version } = await tenant.transaction(async (db) => ({
    ...(await readModels(db)),
    version: await findVersionFile(db, versionId),
  }));
  const embedder = embedderInUse(tenant, settings, secretOf(tenant));
  if (!version || !embedder) return `Skipped: version ${versionId} needs no vectors any more`;
  const { model } = embedder;
  const save = (vectors: NewVectors) => tenant.transaction((db) => saveVectors(db, versionId, vectors));
  const entries = await readEntryTexts(tenant, version);
  try {
    const texts = entries.map((entry) => entry.text);
    const vectors = await embedAll(embedder, texts, AbortSignal.timeout(embedWithinMs));
    const list = denseList(
      model,
      entries.map((entry) => entry.id),
      vectors,
    );
    const bytes = serialiseDense(list);
    const key = fileKey(tenant.id, "version");
    await tenant.files.put(key, bytes);
    const file = { key, sizeBytes: bytes.byteLength, dimension: list.dimension };
    await save({ model, at: tenant.clock(), file });
    return `version ${versionId}: ${entries.length} entries embedded by ${model}`;
  } catch (error) {
    const { kind } = problemOf(error);
    await save({ model, at: tenant.clock(), problem: kind });
    return `version ${versionId} goes without vectors: ${kind}`;
  }
}

async function readEntryTexts(
  tenant: Tenant,
  version: StoredVersion,
): Promise<{ id: string; text: string }[]> {
  const entries: { id: string; text: string }[] = [];
  for (let from = 0; ; from += entriesAtOnce) {
    const input = { from, count: entriesAtOnce };
    const page = await tenant.engine.run(entryTextsOperation, { organizationId: tenant.id, version, input });
    entries.push(...page);
    if (page.length < entriesAtOnce) return entries;
  }
}
