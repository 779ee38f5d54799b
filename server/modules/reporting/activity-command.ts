import type pg from "pg";

/** Maximum number of differences that are printed for one organisation. */
const maxShown = 20;

interface Difference {
  counts: string;
  at: string;
  kept: unknown;
  counted: unknown;
}

const usage =
  "usage: npm run activity -- check | recount [ORGANIZATION-ID]; without an id, every organisation";

/**
 * `check` compares every organisation's activity with a full count of its tickets and messages, `recount` replaces it.
 * Both may run while the server does.
 */
export async function runActivityCommand(
  ownerPool: Pick<pg.Pool, "query">,
  [task, organizationId]: string[],
): Promise<{ isDone: boolean; lines: string[] }> {
  if (task !== "check" && task !== "recount") return { isDone: false, lines: [usage] };
  const { rows } = await ownerPool.query<{ id: string }>("select id from gate.organization_ids() id");
  const chosen = rows.filter(({ id }) => organizationId === undefined || id === organizationId);
  if (chosen.length === 0) return { isDone: false, lines: ["There is no such organisation."] };
  const lines: string[] = [];
  let isDone = true;
  for (const { id } of chosen) {
    if (task === "recount") {
      await ownerPool.query("select gate.recount_activity($1)", [id]);
      lines.push(`${id}: counted anew`);
      continue;
    }
    const { rows: differences } = await ownerPool.query<Difference>(
      "select * from gate.activity_differences($1)",
      [id],
    );
    if (differences.length === 0) {
      lines.push(`${id}: right`);
      continue;
    }
    isDone = false;
    lines.push(`${id}: ${differences.length} counts differ from a full count`);
    for (const { counts, at, kept, counted } of differences.slice(0, maxShown))
      lines.push(`  ${counts} ${at}: ${JSON.stringify(kept)}, counted ${JSON.stringify(counted)}`);
  }
  return { isDone, lines };
}
