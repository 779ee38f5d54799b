import type { Chatbot } from "#shared/contract/chatbot.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { type AgentState, readAgent } from "#server/modules/agents/actions.ts";
import type { ContactAddress } from "#server/modules/conversations/actions.ts";
import { text } from "#server/texts/texts.ts";
import { chatHistory, embedCode, newChatToken } from "./rules.ts";
import { type ChatTokenRow, type HistoryRow, readHistory, readToken, replaceToken } from "./store.ts";

function presented(
  context: Context,
  row: ChatTokenRow,
  { brand, name, greeting }: AgentState,
  language: Language,
): Chatbot {
  const url = `${context.addresses.chat}/chat/${row.token}`;
  return {
    token: row.token,
    url,
    embed_code: embedCode(
      `${url}?isWidget=1&lang=${language}`,
      name[language],
      text(language, "agent:embed.comment"),
    ),
    agent: { brand, name, greeting },
    created_at: row.created_at.toISOString(),
  };
}

export async function getChatbot(context: Context, organizationId: OrganizationId, language: Language) {
  return inOrganization(context.db, organizationId, async (db) => {
    const row = await readToken(db, organizationId);
    if (!row) return null;
    const agent = await readAgent(db, organizationId);
    return presented(context, row, agent, language);
  });
}

export async function generateChatbot(context: Context, organizationId: OrganizationId, language: Language) {
  const made = await inOrganization(
    context.db,
    organizationId,
    async (db) => {
      const row = await replaceToken(db, organizationId, newChatToken(), context.clock());
      const agent = await readAgent(db, organizationId);
      return presented(context, row, agent, language);
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
