import type { MessageView } from "#shared/contract/tickets.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { openConnection, updateTemplateSettings } from "#server/modules/connections/index.ts";
import { replyAsStaff } from "#server/modules/conversations/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { composeTemplate, maxTemplateAgeMs, valuesProblem } from "./template-rules.ts";
import * as store from "./store/templates.ts";

/** Lists templates by account. Those of a new account are fetched now; its list is empty if that fails. */
export async function listTemplates(tenant: Tenant) {
  const accounts = await tenant.transaction((db) => store.readAccounts(db));
  for (const { id, templates_at } of accounts) if (!templates_at) await syncAccount(tenant, id);
  return tenant.transaction((db) => readTemplateList(db));
}

async function readTemplateList(db: TenantDb) {
  const accounts = await store.readAccounts(db);
  const templates = await store.readTemplates(db);
  return {
    accounts: accounts.map((account) => ({
      channel: account.kind,
      name: account.name,
      synced_at: account.templates_at?.toISOString() ?? null,
      reopening: account.reopening_id
        ? { template_id: account.reopening_id, values: account.reopening_values }
        : null,
    })),
    templates,
  };
}

/** Fetches the templates of an account; false when the platform did not return them. */
async function syncAccount(tenant: Tenant, id: string): Promise<boolean> {
  const channelHandle = await tenant.transaction((db) => openConnection(db, { id }));
  if (!channelHandle?.channel.templates) return false;
  try {
    const templates = await channelHandle.channel.templates(tenant, channelHandle.connection);
    await tenant.transaction(async (db) => {
      const at = tenant.clock();
      await store.replaceTemplates(db, id, templates, at);
      await updateTemplateSettings(db, id, { templates_at: at });
    });
    return true;
  } catch (problem) {
    tenant.log.warn({ connection: id, problem: (problem as Error).message }, "no templates were told");
    return false;
  }
}

/**
 * Fetches the templates of all accounts. Fails with `templates_unreachable` when one of them fails, whose known
 * templates are kept.
 */
export async function refreshTemplates(tenant: Tenant) {
  const accounts = await tenant.transaction((db) => store.readAccounts(db));
  const synced = [];
  for (const { id } of accounts) synced.push(await syncAccount(tenant, id));
  if (synced.includes(false)) throw new Failure("templates_unreachable");
  return tenant.transaction((db) => readTemplateList(db));
}

/** Fetches templates before a campaign uses them, because one may have been stopped within the last hour. */
export async function refreshStaleTemplates(tenant: Tenant, channel: string): Promise<void> {
  const accounts = await tenant.transaction((db) => store.readAccounts(db));
  const account = accounts.find(({ kind }) => kind === channel);
  if (!account) return;
  const age = tenant.clock().getTime() - (account.templates_at?.getTime() ?? 0);
  if (age > maxTemplateAgeMs) await syncAccount(tenant, account.id);
}

/** Sets the template that is offered after the reply window has closed; null for none. */
export async function setReopening(
  tenant: Tenant,
  channel: string,
  wanted: { templateId: string | null; values: string[] },
) {
  return tenant.transaction(async (db) => {
    const account = (await store.readAccounts(db)).find(({ kind }) => kind === channel);
    if (!account) throw new Failure("not_found");
    if (wanted.templateId) {
      const template = await requireUsableTemplate(db, wanted.templateId, channel);
      // A template with a picture needs a picture with each message.
      if (template.header.kind === "picture") throw new Failure("template_not_usable");
      requireFields({ values: valuesProblem(template, wanted.values, ["name", "text"]) });
    }
    await updateTemplateSettings(db, account.id, {
      reopening_id: wanted.templateId,
      reopening_values: wanted.templateId ? wanted.values : [],
    });
    return readTemplateList(db);
  });
}

/** Sends a template; `{{text}}` is the staff reply that could not be sent. */
export function sendTemplate(
  tenant: Tenant,
  caller: MemberCaller,
  ticketId: string,
  fields: { templateId: string; values: string[]; clientId: string | undefined },
): Promise<MessageView> {
  return replyAsStaff(tenant, caller, ticketId, fields.clientId, async (db) => {
    const addressee = await store.readAddressee(db, ticketId);
    const template = await requireUsableTemplate(db, fields.templateId, addressee?.channel ?? "");
    // A template with a picture needs a picture with the message.
    if (template.header.kind === "picture") throw new Failure("template_not_usable");
    const values = { name: addressee?.name ?? null, text: addressee?.unsent ?? null };
    return composeTemplate(template, fields.values, values, "values");
  });
}

/** Returns a template that can be sent on this channel now; throws `template_not_usable` otherwise. */
export async function requireUsableTemplate(
  db: TenantDb,
  id: string,
  channel: string,
): Promise<store.TemplateRow> {
  const [template] = await store.readTemplates(db, { id });
  if (!template || template.channel !== channel || template.problem) throw new Failure("template_not_usable");
  return template;
}

/** Returns a template in any state; null when its account was disconnected. */
export async function readTemplate(db: TenantDb, id: string): Promise<store.TemplateRow | null> {
  const [template] = await store.readTemplates(db, { id });
  return template ?? null;
}
export { composeTemplate, valuesProblem } from "./template-rules.ts";
