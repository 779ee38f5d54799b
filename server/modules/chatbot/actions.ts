import type { Chatbot } from "#shared/contract/chatbot.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { type AgentState, readAgent } from "#server/modules/agents/actions.ts";
import type { ContactAddress } from "#server/modules/conversations/actions.ts";
import { text } from "#server/texts/texts.ts";
import { Failure } from "#server/http/failure.ts";
import { chatHistory, embedCode, newChatToken, siteOrigin } from "./rules.ts";
import {
  type ChatTokenRow,
  findChatSites,
  type HistoryRow,
  readChatSites,
  readHistory,
  readToken,
  replaceToken,
  writeChatSites,
} from "./store.ts";

function presented(
  context: Context,
  row: ChatTokenRow,
  { brand, name, greeting }: AgentState,
  sites: string[],
  language: Language,
): Chatbot {
  const url = `${context.addresses.chat}/chat/${row.token}`;
  return {
    token: row.token,
    url,
    embed_code: embedCode(context.addresses.chat, row.token, language, text(language, "agent:embed.comment")),
    sites,
    agent: { brand, name, greeting },
    created_at: row.created_at.toISOString(),
  };
}

export async function getChatbot(context: Context, organizationId: OrganizationId, language: Language) {
  return inOrganization(context.db, organizationId, async (db) => {
    const row = await readToken(db, organizationId);
    if (!row) return null;
    const agent = await readAgent(db, organizationId);
    return presented(context, row, agent, await readChatSites(db, organizationId), language);
  });
}

/** Where the chat may stand in a frame; takes effect with the next time it is opened. */
export async function setChatSites(
  context: Context,
  organizationId: OrganizationId,
  written: string[],
): Promise<string[]> {
  const sites = written.filter((site) => site.trim() !== "").map(siteOrigin);
  if (sites.includes(null)) throw new Failure("invalid_request", { sites: ["site_invalid"] });
  const origins = [...new Set(sites as string[])];
  await inOrganization(context.db, organizationId, (db) => writeChatSites(db, organizationId, origins));
  return origins;
}

/** For the policy of the chat page: null when any site may frame it. */
export async function chatSites(context: Context, token: string): Promise<string[] | null> {
  const sites = await findChatSites(context.db, token);
  return sites && sites.length > 0 ? sites : null;
}

export async function generateChatbot(context: Context, organizationId: OrganizationId, language: Language) {
  const made = await inOrganization(
    context.db,
    organizationId,
    async (db) => {
      const row = await replaceToken(db, organizationId, newChatToken(), context.clock());
      const agent = await readAgent(db, organizationId);
      return presented(context, row, agent, await readChatSites(db, organizationId), language);
    },
    { lock: "chat token" },
  );
  // Open chat pages of the earlier address listen to this and leave.
  context.events.publish({ organizationId, kind: "chatbot", id: made.token });
  return made;
}

/** What a chat page shows when it opens: who speaks, and what was said in this session. */
export async function openChat(context: Context, organizationId: OrganizationId, from: ContactAddress) {
  return inOrganization(context.db, organizationId, async (db) => {
    const rows: HistoryRow[] = await readHistory(db, organizationId, from);
    const { brand, name, greeting } = await readAgent(db, organizationId);
    return { chat_history: chatHistory(rows), agent: { brand, name, greeting } };
  });
}
