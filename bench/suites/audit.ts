import type { Db } from "#server/db/organization.ts";
import { inOrganization } from "#server/db/organization.ts";
import { recordChanges } from "#server/db/record-changes.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { latency, percentile, round } from "../figures.ts";
import { type BenchProduct, startProduct } from "../product.ts";

const rounds = 1000;
const benchRows = 20_000;

/**
 * Returns the milliseconds of `rounds` changes of one ticket, each in its own transaction, alternately with and
 * without an entry.
 */
async function changeTicket(stage: BenchProduct, ticketId: string) {
  const author = {
    action: "tickets.setPriority",
    request: null,
    target: ticketId,
    organization: null,
    actor: null,
  };
  const recorded = recordChanges(stage.context.db, author, stage.context.clock);
  const change = async (db: Db, subject: string) => {
    const started = performance.now();
    await inOrganization(db, stage.organizationId, (tenant) =>
      tenant.updateTable("tickets").set({ subject }).where("id", "=", ticketId).execute(),
    );
    return performance.now() - started;
  };
  const samples: Record<"bare" | "recorded", number[]> = { bare: [], recorded: [] };
  for (let n = 0; n < rounds; n += 1) {
    samples.bare.push(await change(stage.context.db, `bare ${n}`));
    samples.recorded.push(await change(recorded, `recorded ${n}`));
  }
  return samples;
}

/**
 * Returns the milliseconds of updating many rows outside of a recorded call, with and without the log's trigger on
 * the table.
 */
async function updateUnrecorded(stage: BenchProduct): Promise<Record<"with" | "without", number[]>> {
  const pool = stage.database.ownerPool;
  await pool.query(
    "create table bench_rows as select n as id, 'text' as text, 0 as state from generate_series(1, $1::integer) n",
    [benchRows],
  );
  const samples: Record<"with" | "without", number[]> = { with: [], without: [] };
  for (let n = 0; n < 30; n += 1)
    for (const kind of ["without", "with"] as const) {
      if (kind === "with") await pool.query("call gate.record_changes('bench_rows', 'row')");
      else await pool.query("drop trigger if exists record_change on bench_rows");
      const started = performance.now();
      await pool.query("update bench_rows set state = state + 1");
      samples[kind].push(performance.now() - started);
      await pool.query("vacuum bench_rows");
    }
  return samples;
}

/** Measures the cost of the audit log for a change, of its triggers for other statements, and of checking a chain. */
export async function run(): Promise<object> {
  await using stage = await startProduct();
  const app = { context: stage.context } as TestApp;
  const { ticketId } = await seedConversation(app, stage.organizationId, { at: new Date() });
  const { bare, recorded } = await changeTicket(stage, ticketId);
  const unrecorded = await updateUnrecorded(stage);
  const started = performance.now();
  const { rows } = await stage.database.ownerPool.query("select * from gate.check_audit_chain($1)", [
    stage.organizationId,
  ]);
  const checkMs = performance.now() - started;
  if (rows[0].broken_at !== null) throw new Error(`the chain is broken at ${rows[0].broken_at}`);
  const { rows: sizes } = await stage.database.ownerPool.query(
    "select pg_total_relation_size('audit_entries') / count(*) as bytes from audit_entries",
  );
  return {
    changes: rounds,
    without_entry: latency(bare),
    with_entry: latency(recorded),
    entry_share_p50: round(percentile(recorded, 0.5) / percentile(bare, 0.5)),
    trigger_share_unrecorded_p50: round(
      percentile(unrecorded.with, 0.5) / percentile(unrecorded.without, 0.5),
      3,
    ),
    entries: rows[0].entries,
    check_ms: round(checkMs),
    bytes_per_entry: Number(sizes[0].bytes),
  };
}
