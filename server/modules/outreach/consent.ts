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

/** Stores the consent to campaigns that a platform or the customer reports. */
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

/** Keeps the refusal of an erased person who writes again. */
export async function applySuppression(
  db: TenantDb,
  from: { channel: string; externalId: string },
  conversationId: string,
): Promise<void> {
  const since = await findSuppressedSince(db, from);
  if (since) await setContactConsent(db, conversationId, false, since);
}

/**
 * Ends campaigns for a customer whose message is only STOP or إيقاف and confirms it; START and اشتراك undo it. False for other
 * messages, which the agent answers.
 */
export async function handleOptOutKeyword(
  db: TenantDb,
  message: { id: string; conversationId: string; ticketId: string; text: string; at: Date },
): Promise<boolean> {
  const wanted = parseOptOutKeyword(message.text);
  if (wanted === null) return false;
  const now = await store.readConsent(db, { conversationId: message.conversationId });
  // A customer who never opted out and writes "subscribe" means a service of the business.
  if (wanted && now?.allowed !== false) return false;
  await saveConsent(db, message.conversationId, wanted, message.at);
  const { language } = languageOf(message.text, []);
  const { brand } = await readAgent(db);
  const confirmation = text(language, wanted ? "outreach:started" : "outreach:stopped", {
    business: brand[language] || brand.ar,
  });
  const id = await insertConfirmation(
    db,
    message,
    { text: confirmation, language, reason: "consent" },
    new Date(message.at.getTime() + 1),
  );
  if (id) await queueDelivery(db, message.conversationId, id);
  await closeAutomatically(db, message.ticketId, "answered", db.tenant.clock());
  return true;
}

/** Whether campaigns may be sent to this address. */
export const isConsenting = async (
  db: TenantDb,
  to: { channel: string; externalId: string },
): Promise<boolean> => !(await store.isOptedOut(db, to)) && (await findSuppressedSince(db, to)) === null;

/** Runs `work` for the organisation and address of an unsubscribe link; fails with a 404 for a changed link. */
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

/** Returns the content of the unsubscribe page: the business and the masked address. */
export const getConsent = (context: Context, token: string): Promise<ConsentView> =>
  withLink(context, token, viewOf);

/**
 * Ends campaigns for the address of a link, or resumes them. It needs no log-in, because it must work in every mail
 * program.
 */
export const setConsent = (context: Context, token: string, subscribed: boolean): Promise<ConsentView> =>
  withLink(context, token, async (db, address) => {
    const known = await store.readConsent(db, { channel: "email", address });
    if (known) await saveConsent(db, known.conversationId, subscribed, context.clock());
    return viewOf(db, address);
  });
