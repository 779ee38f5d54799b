import type { EditedInfluencer, InfluencerImport } from "#shared/contract/operator-influencers.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import type { Context } from "#server/context.ts";
import { searchWords } from "#server/db/search.ts";
import { readSheetLines } from "#server/documents/sheet-lines.ts";
import { Failure } from "#server/http/failure.ts";
import type { UploadedFile } from "#server/http/serve.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { keywordsOf } from "./influencer-names.ts";
import { maxSheetRows, readInfluencerRows } from "./influencer-sheet.ts";
import * as store from "./store/influencers.ts";

export async function listEditedInfluencers(
  context: Context,
  { q, page, page_size }: { q?: string | undefined; page: number; page_size: number },
) {
  const filter = { words: searchWords(q) };
  const rows = await store.findInfluencers(context.db, filter, {
    sort: "updated",
    isAscending: false,
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  const counts = await store.countInfluencers(context.db, filter);
  return {
    data: rows.map(editedView),
    meta: { page, page_size, total: counts.reduce((sum, { total }) => sum + total, 0) },
  };
}

/**
 * Reads a sheet and saves its complete rows, or reports what saving would do. Rows with a problem are named and
 * left out: the corrected sheet can be imported again and changes nothing else.
 */
export async function importInfluencers(
  context: Context,
  operatorId: string,
  file: UploadedFile | null,
  { isPreview }: { isPreview: boolean },
): Promise<InfluencerImport> {
  if (!file) throw new Failure("file_missing");
  if (file.truncated) throw new Failure("file_too_large");
  if (file.bytes.byteLength === 0) throw new Failure("file_empty");
  const name = file.filename.slice(0, 200);
  const lines = await readSheetLines({ bytes: file.bytes, filename: name }, { columns: true });
  if (!lines) throw new Failure("sheet_unreadable");
  if (lines.length > maxSheetRows + 1) throw new Failure("sheet_too_long");
  const read = readInfluencerRows(lines);
  if (!read) throw new Failure("sheet_columns_missing");
  const rows = read.influencers.map((row) => ({ ...row, keywords: keywordsOf(row) }));
  const counts = await store.saveInfluencers(context.db, rows, operatorId, context.clock(), isPreview);
  return { name, ...counts, left_out: read.leftOut, problems: read.problems };
}

type Correction = Omit<EditedInfluencer, "id" | "platform" | "handle" | "updated_at" | "updated_by">;

/** Changes an influencer except for platform and account, because another account is another influencer. */
export async function saveInfluencer(
  context: Context,
  operatorId: string,
  id: string,
  correction: Correction,
): Promise<EditedInfluencer> {
  const { platform, handle } = await readInfluencer(context, id);
  const saved = {
    ...correction,
    platform,
    handle,
    name: toOneLine(correction.name),
    about: plainText(correction.about),
    contact: plainText(correction.contact),
  };
  const rows = [{ ...saved, keywords: keywordsOf(saved) }];
  await store.saveInfluencers(context.db, rows, operatorId, context.clock(), false);
  return editedView(await readInfluencer(context, id));
}

export async function removeInfluencer(context: Context, id: string): Promise<void> {
  if (!(await store.removeInfluencer(context.db, id))) throw new Failure("not_found");
}

async function readInfluencer(context: Context, id: string): Promise<store.InfluencerRow> {
  const row = await store.findInfluencer(context.db, id);
  if (!row) throw new Failure("not_found");
  return row;
}

const editedView = ({ updated_at, ...row }: store.InfluencerRow): EditedInfluencer => ({
  ...row,
  updated_at: updated_at.toISOString(),
});
