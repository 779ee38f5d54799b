import type { MessageView } from "#shared/contract/tickets.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { openConnection, updateTemplateSettings } from "#server/modules/connections/index.ts";
import { replyAsStaff } from "#server/modules/conversations/index.ts";
import { composeTemplate, maxTemplateAgeMs, valuesProblem } from "./template-rules.ts";
import * as store from "./store/templates.ts";

/** All templates by account. An account that was never asked is asked now; what it does not tell leaves its list empty. */
export async function listTemplates(context: Context, organizationId: OrganizationId) {
  const accounts = await inOrganization(context.db, organizationId, (db) =>
    store.readAccounts(db, organizationId),
  );
  for (const { id, templates_at } of accounts)
    if (!templates_at) await syncAccount(context, organizationId, id);
  return inOrganization(context.db, organizationId, (db) => listed(db, organizationId));
}

async function listed(db: TenantDb, organizationId: OrganizationId) {
  const accounts = await store.readAccounts(db, organizationId);
  const templates = await store.readTemplates(db, organizationId);
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

/** Asks the platform; false when it did not tell. */
async function syncAccount(context: Context, organizationId: OrganizationId, id: string): Promise<boolean> {
  const opened = await inOrganization(context.db, organizationId, (db) =>
    openConnection(db, context, organizationId, { id }),
  );
  if (!opened?.channel.templates) return false;
  try {
    const templates = await opened.channel.templates(context, opened.connection);
    await inOrganization(context.db, organizationId, async (db) => {
      const at = context.clock();
      await store.replaceTemplates(db, organizationId, id, templates, at);
      await updateTemplateSettings(db, organizationId, id, { templates_at: at });
    });
    return true;
  } catch (problem) {
    context.log.warn({ connection: id, problem: (problem as Error).message }, "no templates were told");
    return false;
  }
}

/** Asks every account anew; `templates_unreachable` when one did not tell, and what was known stays. */
export async function refreshTemplates(context: Context, organizationId: OrganizationId) {
  const accounts = await inOrganization(context.db, organizationId, (db) =>
    store.readAccounts(db, organizationId),
  );
  const told = [];
  for (const { id } of accounts) told.push(await syncAccount(context, organizationId, id));
  if (told.includes(false)) throw new Failure("templates_unreachable");
  return inOrganization(context.db, organizationId, (db) => listed(db, organizationId));
}

/** Before many messages go out with one of them: what was known an hour ago may be stopped by now. */
export async function refreshStaleTemplates(
  context: Context,
  organizationId: OrganizationId,
  channel: string,
): Promise<void> {
  const accounts = await inOrganization(context.db, organizationId, (db) =>
    store.readAccounts(db, organizationId),
  );
  const account = accounts.find(({ kind }) => kind === channel);
  if (!account) return;
  const age = context.clock().getTime() - (account.templates_at?.getTime() ?? 0);
  if (age > maxTemplateAgeMs) await syncAccount(context, organizationId, account.id);
}

/** The template that is offered when a reply came after the window; null for none. */
export async function setReopening(
  context: Context,
  organizationId: OrganizationId,
  channel: string,
  wanted: { templateId: string | null; values: string[] },
) {
  return inOrganization(context.db, organizationId, async (db) => {
    const account = (await store.readAccounts(db, organizationId)).find(({ kind }) => kind === channel);
    if (!account) throw new Failure("not_found");
    if (wanted.templateId) {
      const template = await requireUsableTemplate(db, organizationId, wanted.templateId, channel);
      // A picture would have to come with it each time.
      if (template.header.kind === "picture") throw new Failure("template_not_usable");
      requireFields({ values: valuesProblem(template, wanted.values, ["name", "text"]) });
    }
    await updateTemplateSettings(db, organizationId, account.id, {
      reopening_id: wanted.templateId,
      reopening_values: wanted.templateId ? wanted.values : [],
    });
    return listed(db, organizationId);
  });
}

/** Staff send a template; `{{text}}` is their reply that did not get through. */
export function sendTemplate(
  context: Context,
  caller: MemberCaller,
  ticketId: string,
  given: { templateId: string; values: string[]; clientId: string | undefined },
): Promise<MessageView> {
  const { organizationId } = caller;
  return replyAsStaff(context, caller, ticketId, given.clientId, async (db) => {
    const addressee = await store.readAddressee(db, organizationId, ticketId);
    const template = await requireUsableTemplate(
      db,
      organizationId,
      given.templateId,
      addressee?.channel ?? "",
    );
    // Its picture would have to come with it.
    if (template.header.kind === "picture") throw new Failure("template_not_usable");
    const values = { name: addressee?.name ?? null, text: addressee?.unsent ?? null };
    return composeTemplate(template, given.values, values, "values");
  });
}

/** A template that can be sent on this channel now; else `template_not_usable`. */
export async function requireUsableTemplate(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
  channel: string,
): Promise<store.TemplateRow> {
  const [template] = await store.readTemplates(db, organizationId, { id });
  if (!template || template.channel !== channel || template.problem) throw new Failure("template_not_usable");
  return template;
}

/** In whatever state it is; null when its account was disconnected. */
export async function readTemplate(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
): Promise<store.TemplateRow | null> {
  const [template] = await store.readTemplates(db, organizationId, { id });
  return template ?? null;
}
export { composeTemplate, valuesProblem } from "./template-rules.ts";
