import type { Audience, CampaignView } from "#shared/contract/campaigns.ts";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";
import { channels } from "#server/channels/index.ts";
import { readPicture } from "#server/channels/picture.ts";
import { storableJson } from "#server/db/storable-json.ts";
import { type Line, linesOf, readSheetLines } from "#server/documents/sheet-lines.ts";
import { fileKey } from "#server/files/file-store.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import type { FileResult, UploadedFile } from "#server/http/serve.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { readTemplate } from "./templates.ts";
import { plainText } from "#server/texts/plain-text.ts";
import * as rules from "./campaign-rules.ts";
import { type CampaignEvent, next } from "./campaign-run-state.ts";
import * as store from "./store/campaigns.ts";

export const publishCampaign = (db: TenantDb, id: string) => db.publish({ kind: "campaign", id });

async function viewsOf(db: TenantDb, rows: store.CampaignRow[]): Promise<CampaignView[]> {
  const figures = await store.readFigures(
    db,
    rows.map(({ id }) => id),
  );
  const views: CampaignView[] = [];
  for (const row of rows) {
    const template = row.template_id ? await readTemplate(db, row.template_id) : null;
    const { id, name, channel, status, subject, text, name_fallback, template_values, audience, list } = row;
    views.push({
      id,
      name,
      channel,
      status,
      subject,
      text,
      name_fallback,
      template_values,
      audience,
      list,
      template,
      picture: row.picture_key
        ? { name: row.picture_name ?? "", type: row.picture_type ?? "", size_bytes: row.picture_bytes ?? 0 }
        : null,
      scheduled_at: row.scheduled_at?.toISOString() ?? null,
      started_at: row.started_at?.toISOString() ?? null,
      ended_at: row.ended_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      author_name: row.author_name,
      problem: row.problem as CampaignView["problem"],
      figures: figures.get(id) ?? rules.emptyFigures(),
    });
  }
  return views;
}

/** Returns a campaign for its page; fails with a 404 when there is no such campaign. */
export async function campaignView(db: TenantDb, id: string): Promise<CampaignView> {
  const row = await store.readCampaign(db, id);
  const [view] = row ? await viewsOf(db, [row]) : [];
  if (!view) throw new Failure("not_found");
  return view;
}

/** Lists a page of campaigns, newest first. */
export const listCampaigns = (tenant: Tenant, query: { page: number; page_size: number }) =>
  tenant.transaction(async (db) => {
    const page = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
    const rows = await store.findCampaigns(db, page);
    return {
      data: await viewsOf(db, rows),
      meta: { ...query, total: await store.countCampaigns(db) },
    };
  });

export const getCampaign = (tenant: Tenant, id: string) => tenant.transaction((db) => campaignView(db, id));

export interface CampaignFields {
  name: string;
  channel: ConnectedKind;
  subject: string;
  text: string;
  name_fallback: string;
  template_id: string | null;
  template_values: string[];
  audience: Audience;
}

const longest = { name: 120, subject: 200, nameFallback: 60, text: 4096 };

async function columnsOf(db: TenantDb, fields: CampaignFields): Promise<store.CampaignColumns> {
  const text = plainText(fields.text);
  const tooLong = (value: string, maxLength: number) => ([...value].length > maxLength ? "too_long" : null);
  requireFields({
    name: tooLong(fields.name, longest.name),
    subject:
      tooLong(fields.subject, longest.subject) ??
      (rules.isPlainTemplate(fields.subject) ? null : "placeholder_unknown"),
    name_fallback: tooLong(fields.name_fallback, longest.nameFallback),
    text: tooLong(text, longest.text) ?? (rules.isPlainTemplate(text) ? null : "placeholder_unknown"),
    template_values: fields.template_values.every(rules.isPlainTemplate) ? null : "placeholder_unknown",
  });
  if (fields.audience.kind === "list" && !isWhatsapp(fields.channel)) throw new Failure("list_other_channel");
  const template = fields.template_id ? await readTemplate(db, fields.template_id) : null;
  if (fields.template_id && template?.channel !== fields.channel) throw new Failure("template_not_usable");
  return {
    name: plainText(fields.name),
    channel: fields.channel,
    subject: fields.channel === "email" ? plainText(fields.subject).replace(/\s+/g, " ") : "",
    text,
    name_fallback: plainText(fields.name_fallback),
    template_id: fields.template_id,
    template_values: fields.template_id ? fields.template_values.map(plainText) : [],
    audience: fields.audience,
  };
}

/**
 * Creates a draft. An empty one reuses the member's last empty draft, so that opening the editor twice leaves only
 * one behind; no list shows empty drafts. The content must suit its channel; whether it can be sent is checked when
 * the campaign starts.
 */
export async function addCampaign(tenant: Tenant, caller: MemberCaller, fields: CampaignFields) {
  const { memberId } = caller;
  return tenant.transaction(async (db) => {
    const columns = await columnsOf(db, fields);
    const says = [columns.name, columns.subject, columns.text, columns.template_id];
    const blank = says.some(Boolean) ? null : await store.findBlankDraft(db, memberId);
    if (blank) {
      await store.changeCampaign(db, blank, { channel: columns.channel }, tenant.clock());
      return campaignView(db, blank);
    }
    const id = await store.insertCampaign(db, { ...columns, created_by: memberId }, tenant.clock());
    publishCampaign(db, id);
    return campaignView(db, id);
  });
}

/** Edits or starts a campaign under a lock; fails with `campaign_not_draft` once it has started. */
export async function changeDraft(
  tenant: Tenant,
  id: string,
  event: Extract<CampaignEvent, "edit" | "schedule" | "send">,
  change: (db: TenantDb, row: store.CampaignRow) => Promise<store.CampaignChange>,
): Promise<CampaignView> {
  return tenant.transaction(async (db) => {
    const row = await store.readCampaign(db, id, true);
    if (!row) throw new Failure("not_found");
    if (typeof next(row.status, event) !== "string") throw new Failure("campaign_not_draft");
    const columns = { scheduled_at: null, ...(await change(db, row)) };
    await store.applyCampaignEvent(db, row, event, columns, tenant.clock());
    publishCampaign(db, id);
    return campaignView(db, id);
  });
}

/** Edits a campaign; fails with `campaign_not_draft` once it has started, so that it always shows what was sent. */
export const changeCampaign = (tenant: Tenant, id: string, fields: CampaignFields) =>
  changeDraft(tenant, id, "edit", async (db) => {
    const { audience, ...columns } = await columnsOf(db, fields);
    return { ...columns, audience: JSON.stringify(audience) };
  });

/** Deletes a draft; a started campaign cannot be deleted. */
export async function deleteCampaign(tenant: Tenant, id: string) {
  const picture = await tenant.transaction(async (db) => {
    const row = await store.readCampaign(db, id, true);
    if (!row) throw new Failure("not_found");
    // A campaign that can be edited can be deleted.
    if (typeof next(row.status, "edit") !== "string") throw new Failure("campaign_not_draft");
    await store.deleteCampaign(db, id);
    publishCampaign(db, id);
    return row.picture_key;
  });
  if (picture) await tenant.files.delete(picture);
}

const noPicture = { picture_key: null, picture_name: null, picture_type: null, picture_bytes: null };

/** Sets the picture of a draft's messages; refused with the reason when its channel does not support it. */
export async function setPicture(
  tenant: Tenant,
  id: string,
  file: UploadedFile | null,
): Promise<CampaignView> {
  let before: string | null = null;
  const view = await changeDraft(tenant, id, "edit", async (_db, row) => {
    before = row.picture_key;
    if (!file) throw new Failure("picture_missing");
    const picture = readPicture(file, channels[row.channel]?.can ?? { pictures: null });
    if (typeof picture === "string") throw new Failure(picture);
    const key = fileKey(tenant.id, "attachment");
    await tenant.files.put(key, picture.bytes);
    return {
      picture_key: key,
      picture_name: picture.name,
      picture_type: picture.type,
      picture_bytes: picture.bytes.byteLength,
    };
  });
  if (before) await tenant.files.delete(before);
  return view;
}

export async function removePicture(tenant: Tenant, id: string): Promise<CampaignView> {
  let before: string | null = null;
  const view = await changeDraft(tenant, id, "edit", async (_db, row) => {
    before = row.picture_key;
    return noPicture;
  });
  if (before) await tenant.files.delete(before);
  return view;
}

export async function getPicture(tenant: Tenant, id: string): Promise<FileResult> {
  const row = await tenant.transaction((db) => store.readCampaign(db, id));
  if (!row?.picture_key) throw new Failure("not_found");
  return {
    type: row.picture_type ?? "application/octet-stream",
    inline: true,
    filename: row.picture_name ?? "picture",
    bytes: await tenant.files.get(row.picture_key),
  };
}

/**
 * Sets a draft's recipients from a file or pasted lines, up to 10,000 numbers. The report states what was left out
 * and why.
 */
export const setNumbers = (
  tenant: Tenant,
  id: string,
  file: UploadedFile | null,
  pasted: string | undefined,
) =>
  changeDraft(tenant, id, "edit", async (db, row) => {
    if (!isWhatsapp(row.channel)) throw new Failure("list_other_channel");
    const { lines, name } = file ? await linesOfFile(file) : { lines: linesOf(pasted ?? ""), name: null };
    const { numbers, report } = rules.numbersOf(lines, name);
    if (numbers.length === 0) throw new Failure("list_without_numbers");
    if (numbers.length > rules.maxNumbers) throw new Failure("list_too_long");
    await store.replaceNumbers(db, id, numbers);
    return { list: storableJson(report), audience: JSON.stringify({ kind: "list" }) };
  });

async function linesOfFile(file: UploadedFile): Promise<{ lines: Line[]; name: string }> {
  const name = file.filename.slice(0, 200);
  if (file.truncated) throw new Failure("file_too_large");
  if (file.bytes.byteLength === 0) throw new Failure("file_empty");
  const lines = await readSheetLines({ bytes: file.bytes, filename: name });
  if (!lines) throw new Failure("list_unreadable");
  return { lines, name };
}

export {
  applyCampaignEvent,
  changeCampaign as keepChange,
  type CampaignRow,
  readCampaign,
  hasReplied,
} from "./store/campaigns.ts";
