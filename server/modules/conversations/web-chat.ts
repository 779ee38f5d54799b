import { setTimeout as sleep } from "node:timers/promises";
import type { Chatbot } from "#shared/contract/chatbot.ts";
import type { Language } from "#shared/language.ts";
import type { FactTopic } from "#shared/rules/business-facts.ts";
import { type ChatLook, isAvatar, isColor } from "#shared/rules/chat-look.ts";
import type { Context } from "#server/context.ts";
import { type AgentState, readAgent } from "#server/modules/agents/index.ts";
import { updateOrganization } from "#server/modules/identity/index.ts";
import type { ContactAddress } from "#server/modules/customers/index.ts";
import { listStarters, readSourceTitles } from "#server/modules/knowledge/index.ts";
import { text } from "#server/texts/texts.ts";
import { Failure } from "#server/http/failure.ts";
import type { Tenant } from "#server/tenant.ts";
import { readRatingQuestion } from "./rating-questions.ts";
import { chatHistory, embedCode, createChatToken, siteOrigin } from "./web-chat-rules.ts";
import {
  type ChatTokenRow,
  findChatLook,
  findChatSites,
  type HistoryRow,
  readChatLook,
  readChatSites,
  readHistory,
  readToken,
  replaceToken,
  writeChatLook,
} from "./store/web-chat.ts";

/** The time for which opening a chat waits for the starters. */
const maxStartersMs = 400;

function chatView(
  context: Context,
  row: ChatTokenRow,
  { brand, name, greeting }: AgentState,
  sites: string[],
  look: ChatLook,
  language: Language,
): Chatbot {
  const url = `${context.addresses.chat}/chat/${row.token}`;
  return {
    token: row.token,
    url,
    embed_code: embedCode(
      { address: context.addresses.chat, token: row.token, language, color: look.color },
      text(language, "agent:embed.comment"),
    ),
    sites,
    agent: { brand, name, greeting },
    look,
    created_at: row.created_at.toISOString(),
  };
}

export async function getChatbot(tenant: Tenant, language: Language) {
  return tenant.transaction(async (db) => {
    const row = await readToken(db);
    if (!row) return null;
    const agent = await readAgent(db);
    const sites = await readChatSites(db);
    return chatView(tenant, row, agent, sites, await readChatLook(db), language);
  });
}

/** Sets the sites that may frame the chat, from the next time it is opened. */
export async function setChatSites(tenant: Tenant, typedSites: string[]): Promise<string[]> {
  const sites = typedSites.filter((site) => site.trim() !== "").map(siteOrigin);
  if (sites.includes(null)) throw new Failure("invalid_request", { sites: ["site_invalid"] });
  const origins = [...new Set(sites as string[])];
  await tenant.transaction((db) => updateOrganization(db, { chat_sites: origins }));
  return origins;
}

/** Returns the appearance of a chat page, read by its public token. */
export async function getChatAppearance(context: Context, token: string): Promise<ChatLook> {
  const look = await findChatLook(context.db, token);
  if (!look) throw new Failure("not_found");
  return look;
}

/** Changes the appearance, from the next time the chat is opened. */
export async function updateChatAppearance(tenant: Tenant, { color, avatar }: ChatLook): Promise<ChatLook> {
  const look = { color: color?.toLowerCase() ?? null, avatar };
  if (look.color !== null && !isColor(look.color))
    throw new Failure("invalid_request", { color: ["invalid"] });
  if (avatar !== null && !isAvatar(avatar)) throw new Failure("invalid_request", { avatar: ["invalid"] });
  await tenant.transaction((db) => writeChatLook(db, look));
  return look;
}

/** Returns the sites for the content security policy of the chat page; null when any site may frame it. */
export async function chatSites(context: Context, token: string): Promise<string[] | null> {
  const sites = await findChatSites(context.db, token);
  return sites && sites.length > 0 ? sites : null;
}

export async function generateChatbot(tenant: Tenant, language: Language) {
  return tenant.transaction(
    async (db) => {
      const row = await replaceToken(db, createChatToken(), tenant.clock());
      // Open chat pages of the earlier address receive this event and close.
      db.publish({ kind: "chatbot", id: row.token });
      const agent = await readAgent(db);
      const sites = await readChatSites(db);
      return chatView(tenant, row, agent, sites, await readChatLook(db), language);
    },
    { lock: "chat token" },
  );
}

/** Returns the content of a chat page when it is opened: the agent, and the messages of this session. */
export async function openChat(tenant: Tenant, from: ContactAddress) {
  const session = await tenant.transaction(async (db) => {
    const rows: HistoryRow[] = await readHistory(db, from);
    const { brand, name, greeting } = await readAgent(db);
    return {
      chat_history: chatHistory(rows, await readSourceTitles(db)),
      agent: { brand, name, greeting },
      rating_question: await readRatingQuestion(db, from, tenant.clock()),
    };
  });
  return { ...session, starters: session.chat_history.length === 0 ? await readStarters(tenant) : [] };
}

/** The starters are an offer only, so an engine that is slow or fails keeps nobody from writing. */
async function readStarters(tenant: Tenant): Promise<FactTopic[]> {
  const late = new AbortController();
  try {
    return await Promise.race([listStarters(tenant), sleep(maxStartersMs, [], { signal: late.signal })]);
  } catch (error) {
    tenant.log.warn({ err: error }, "the starters of a chat could not be read");
    return [];
  } finally {
    late.abort();
  }
}
