import type { Audience, CampaignView } from "#shared/contract/campaigns.ts";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";
import { channels } from "#server/channels/index.ts";
import { readPicture } from "#server/channels/picture.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import { storableJson } from "#server/db/storable-json.ts";
import { type Line, linesOf, readSheetLines } from "#server/documents/sheet-lines.ts";
import { fileKey } from "#server/files/file-store.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import type { FileResult, UploadedFile } from "#server/http/serve.ts";
import { readTemplate } from "./templates.ts";
import { plainText } from "#server/texts/plain-text.ts";
import * as rules from "./campaign-rules.ts";
import { type CampaignEvent, next } from "./campaign-run-state.ts";
import * as store from "./store/campaigns.ts";

export const publishCampaign = (context: Context, organizationId: OrganizationId, id: string) =>
  context.events.publish({ organizationId, kind: "campaign", id });

async function viewsOf(
  db: TenantDb,
  organizationId: OrganizationId,
  rows: store.CampaignRow[],
): Promise<CampaignView[]> {
  const figures = await store.readFigures(
    db,
    organizationId,
    rows.map(({ id }) => id),
  );
  const views: CampaignView[] = [];
  for (const row of rows) {
    const template = row.template_id ? await readTemplate(db, organizationId, row.template_id) : null;
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

/** A campaign as its page shows it, or 404. */
export async function campaignView(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
): Promise<CampaignView> {
  const row = await store.readCampaign(db, organizationId, id);
  const [view] = row ? await viewsOf(db, organizationId, [row]) : [];
  if (!view) throw new Failure("not_found");
  return view;
}

/** A page of campaigns, the newest first. */
export const listCampaigns = (
  context: Context,
  organizationId: OrganizationId,
  query: { page: number; page_size: number },
) =>
  inOrganization(context.db, organizationId, async (db) => {
    const page = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
    const rows = await store.findCampaigns(db, organizationId, page);
    return {
      data: await viewsOf(db, organizationId, rows),
      meta: { ...query, total: await store.countCampaigns(db, organizationId) },
    };
  });

export const getCampaign = (context: Context, organizationId: OrganizationId, id: string) =>
  inOrganization(context.db, organizationId, (db) => campaignView(db, organizationId, id));

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

async function columnsOf(
  db: TenantDb,
  organizationId: OrganizationId,
  given: CampaignFields,
): Promise<store.CampaignColumns> {
  const text = plainText(given.text);
  const tooLong = (value: string, most: number) => ([...value].length > most ? "too_long" : null);
  requireFields({
    name: tooLong(given.name, longest.name),
    subject:
      tooLong(given.subject, longest.subject) ??
      (rules.isPlainTemplate(given.subject) ? null : "placeholder_unknown"),
    name_fallback: tooLong(given.name_fallback, longest.nameFallback),
    text: tooLong(text, longest.text) ?? (rules.isPlainTemplate(text) ? null : "placeholder_unknown"),
    template_values: given.template_values.every(rules.isPlainTemplate) ? null : "placeholder_unknown",
  });
  if (given.audience.kind === "list" && !isWhatsapp(given.channel)) throw new Failure("list_other_channel");
  const template = given.template_id ? await readTemplate(db, organizationId, given.template_id) : null;
  if (given.template_id && template?.channel !== given.channel) throw new Failure("template_not_usable");
  return {
    name: plainText(given.name),
    channel: given.channel,
    subject: given.channel === "email" ? plainText(given.subject).replace(/\s+/g, " ") : "",
    text,
    name_fallback: plainText(given.name_fallback),
    template_id: given.template_id,
    template_values: given.template_id ? given.template_values.map(plainText) : [],
    audience: given.audience,
  };
}

/** A new draft. What it says must fit its channel; that it can be sent is asked when it begins (`sendings`). */
export async function addCampaign(context: Context, caller: MemberCaller, given: CampaignFields) {
  const { organizationId, memberId } = caller;
  const view = await inOrganization(context.db, organizationId, async (db) => {
    const columns = await columnsOf(db, organizationId, given);
    const id = await store.insertCampaign(
      db,
      organizationId,
      { ...columns, created_by: memberId },
      context.clock(),
    );
    return campaignView(db, organizationId, id);
  });
  publishCampaign(context, organizationId, view.id);
  return view;
}

/** Changes a campaign that has not begun, under a lock: edits it, or begins it. `campaign_not_draft` once it has begun. */
export async function changeDraft(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  event: Extract<CampaignEvent, "edit" | "schedule" | "send">,
  change: (db: TenantDb, row: store.CampaignRow) => Promise<store.CampaignChange>,
): Promise<CampaignView> {
  const view = await inOrganization(context.db, organizationId, async (db) => {
    const row = await store.readCampaign(db, organizationId, id, true);
    if (!row) throw new Failure("not_found");
    if (typeof next(row.status, event) !== "string") throw new Failure("campaign_not_draft");
    const columns = { scheduled_at: null, ...(await change(db, row)) };
    await store.applyCampaignEvent(db, organizationId, row, event, columns, context.clock());
    return campaignView(db, organizationId, id);
  });
  publishCampaign(context, organizationId, id);
  return view;
}

/** `campaign_not_draft` once it has begun: what people got stays what the business reads. */
export const changeCampaign = (
  context: Context,
  organizationId: OrganizationId,
  id: string,
  given: CampaignFields,
) =>
  changeDraft(context, organizationId, id, "edit", async (db) => {
    const { audience, ...columns } = await columnsOf(db, organizationId, given);
    return { ...columns, audience: JSON.stringify(audience) };
  });

/** A draft only: one that has begun belongs to those who got it. */
export async function deleteCampaign(context: Context, organizationId: OrganizationId, id: string) {
  const picture = await inOrganization(context.db, organizationId, async (db) => {
    const row = await store.readCampaign(db, organizationId, id, true);
    if (!row) throw new Failure("not_found");
    // What may still be edited may be deleted.
    if (typeof next(row.status, "edit") !== "string") throw new Failure("campaign_not_draft");
    await store.deleteCampaign(db, organizationId, id);
    return row.picture_key;
  });
  if (picture) await context.files.delete(picture);
  publishCampaign(context, organizationId, id);
}

const noPicture = { picture_key: null, picture_name: null, picture_type: null, picture_bytes: null };

/** The picture every message of the draft goes with; refused with the reason where its channel does not take it. */
export async function setPicture(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  file: UploadedFile | null,
): Promise<CampaignView> {
  let before: string | null = null;
  const view = await changeDraft(context, organizationId, id, "edit", async (_db, row) => {
    before = row.picture_key;
    if (!file) throw new Failure("picture_missing");
    const picture = readPicture(file, channels[row.channel]?.can ?? { pictures: null });
    if (typeof picture === "string") throw new Failure(picture);
    const key = fileKey(organizationId, "attachment");
    await context.files.put(key, picture.bytes);
    return {
      picture_key: key,
      picture_name: picture.name,
      picture_type: picture.type,
      picture_bytes: picture.bytes.byteLength,
    };
  });
  if (before) await context.files.delete(before);
  return view;
}

export async function removePicture(
  context: Context,
  organizationId: OrganizationId,
  id: string,
): Promise<CampaignView> {
  let before: string | null = null;
  const view = await changeDraft(context, organizationId, id, "edit", async (_db, row) => {
    before = row.picture_key;
    return noPicture;
  });
  if (before) await context.files.delete(before);
  return view;
}

export async function getPicture(
  context: Context,
  organizationId: OrganizationId,
  id: string,
): Promise<FileResult> {
  const row = await inOrganization(context.db, organizationId, (db) =>
    store.readCampaign(db, organizationId, id),
  );
  if (!row?.picture_key) throw new Failure("not_found");
  return {
    type: row.picture_type ?? "application/octet-stream",
    inline: true,
    filename: row.picture_name ?? "picture",
    bytes: await context.files.get(row.picture_key),
  };
}

/** Whom a draft is for, as a file or pasted lines; the report says what was left out and why. Up to 10,000 numbers. */
export const setNumbers = (
  context: Context,
  organizationId: OrganizationId,
  id: string,
  file: UploadedFile | null,
  pasted: string | undefined,
) =>
  changeDraft(context, organizationId, id, "edit", async (db, row) => {
    if (!isWhatsapp(row.channel)) throw new Failure("list_other_channel");
    const { lines, name } = file ? await linesOfFile(file) : { lines: linesOf(pasted ?? ""), name: null };
    const { numbers, report } = rules.numbersOf(lines, name);
    if (numbers.length === 0) throw new Failure("list_without_numbers");
    if (numbers.length > rules.maxNumbers) throw new Failure("list_too_long");
    await store.replaceNumbers(db, organizationId, id, numbers);
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
