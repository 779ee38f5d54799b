import type { z } from "zod";
import type { listOperatorAuditEntries as listCall } from "#shared/contract/audit.ts";
import type { Context } from "#server/context.ts";
import { Failure } from "#server/http/failure.ts";
import { authorOf, entryView } from "./entry-view.ts";
import * as store from "./store/audit-entries.ts";

/** Lists what operators did, or who did what in one organisation. */
export async function listOperatorAuditEntries(
  context: Context,
  { organization_id, before, page_size }: z.output<typeof listCall.query>,
): Promise<z.infer<typeof listCall.result>> {
  const page = { before: before === undefined ? null : readCursor(before), limit: page_size + 1 };
  const rows = await store.findOperatorEntries(context.db, organization_id ?? null, page);
  const shown = rows.slice(0, page_size);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => ({
      ...entryView(row, new Map()),
      author: authorOf(row.contents),
      organization:
        row.organization_id === null ? null : { id: row.organization_id, name: row.organization_name ?? "" },
    })),
    meta: { next: last && rows.length > page_size ? cursorOf(last) : null },
  };
}

const cursorOf = ({ at, number, chain }: store.OperatorCursor) => `${at.getTime()}_${number}_${chain}`;

function readCursor(cursor: string): store.OperatorCursor {
  const [, at, number, chain] = /^(\d{1,15})_(\d{1,15})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (!chain) throw new Failure("invalid_request", { before: ["invalid"] });
  return { at: new Date(Number(at)), number: Number(number), chain };
}
