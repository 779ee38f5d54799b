import {
  closeAutomatically,
  insertConfirmation,
  queueDelivery,
} from "#server/modules/conversations/index.ts";
import type { ConsentView } from "#shared/contract/consents.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import { readUnsubscribeLink } from "#server/channels/unsubscribe-link.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import { setConsent as setContactConsent } from "#server/modules/customers/index.ts";
import { type TenantDb, tenantOf } from "#server/tenant.ts";
import { removeSuppression, findSuppressedSince } from "./suppression-list.ts";
import { text } from "#server/texts/texts.ts";
import { parseOptOutKeyword, maskAddress } from "./opt-out-keywords.ts";
import * as store from "./store/consent.ts";

/** A platform or the customer says whether campaigns are wanted. */
export async function saveConsent(
  db: TenantDb,
  conversationId: string,
  allowed: boolean,
  at: Date,
): Promise<void> {
  await setContactConsent(db, conversationId, allowed, at);
  const place = allowed ? await store.readConversationAddress(db, conversationId) : null;
  if (place) await removeSuppression(db, place);
}

/** Who was forgotten and writes again still wants no campaigns, until they say otherwise. */
export async function applySuppression(
  db: TenantDb,
  from: { channel: string; externalId: string },
  conversationId: string,
): Promise<void> {
  const since = await findSuppressedSince(db, from);
  if (since) await setContactConsent(db, conversationId, false, since);
}

/**
 * A customer who writes nothing but STOP or إيقاف gets no campaigns any more, and hears so; START and اشتراك take it back.
 * False when the message is something else: the agent answers it.
 */
export async function handleOptOutKeyword(
  db: TenantDb,
  message: { id: string; conversationId: string; ticketId: string; text: string; at: Date },
): Promise<boolean> {
  const wanted = parseOptOutKeyword(message.text);
  if (wanted === null) return false;
  const now = await store.readConsent(db, { conversationId: message.conversationId });
  // Who was never out and writes "subscribe" asks for something of the business.
  if (wanted && now?.allowed !== false) return false;
  await saveConsent(db, message.conversationId, wanted, message.at);
  const { language } = languageOf(message.text, []);
  const { brand } = await readAgent(db);
  const said = text(language, wanted ? "outreach:started" : "outreach:stopped", {
    business: brand[language] || brand.ar,
  });
  const id = await insertConfirmation(
    db,
    message,
    { text: said, language, reason: "consent" },
    new Date(message.at.getTime() + 1),
  );
  if (id) await queueDelivery(db, message.conversationId, id);
  await closeAutomatically(db, message.ticketId, "answered", db.tenant.clock());
  return true;
}

/** Whether somebody at this address still wants campaigns. */
export const isConsenting = async (
  db: TenantDb,
  to: { channel: string; externalId: string },
): Promise<boolean> => !(await store.isOptedOut(db, to)) && (await findSuppressedSince(db, to)) === null;

/** What an unsubscribe link stands for, or 404: a changed link says nothing of anybody. */
async function withLink<T>(
  context: Context,
  token: string,
  work: (db: TenantDb, address: string) => Promise<T>,
): Promise<T> {
  const link = readUnsubscribeLink(context, token);
  if (!link) throw new Failure("not_found");
  const tenant = tenantOf(context, mintOrganizationId(link.organizationId));
  return tenant.transaction((db) => work(db, link.address));
}

async function viewOf(db: TenantDb, address: string): Promise<ConsentView> {
  const known = await store.readConsent(db, { channel: "email", address });
  if (!known) throw new Failure("not_found");
  const { brand } = await readAgent(db);
  return { business: brand, address: maskAddress(address), subscribed: known.allowed };
}

/** What the page behind an unsubscribe link shows: the business and the address, with most of it hidden. */
export const getConsent = (context: Context, token: string): Promise<ConsentView> =>
  withLink(context, token, viewOf);

/** Ends campaigns for who has the link, or begins them again. No log-in: it must work from any mail program. */
export const setConsent = (context: Context, token: string, subscribed: boolean): Promise<ConsentView> =>
  withLink(context, token, async (db, address) => {
    const known = await store.readConsent(db, { channel: "email", address });
    if (known) await saveConsent(db, known.conversationId, subscribed, context.clock());
    return viewOf(db, address);
  });
