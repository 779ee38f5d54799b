import type { ChatSession } from "#web/api/chat.ts";
import type { ChatStorage } from "./chat-storage.ts";
import { randomId } from "#web/random-id.ts";

const tokenKey = "chat_token";
const sessionKey = "chat_session_id";
/** Which chat the session id was made for. Another tab may have changed `chat_token` since; this one is ours alone. */
const ownerKey = "chat_session_of";

/** What the server takes for a session id; with anything else in storage the chat would never open. */
const usable = /^session_[\w.:~-]{8,190}$/;

/** 24 letters and digits are 142 bits: nobody reads a stranger's conversation by guessing (C174). */
const newSessionId = () => `session_${randomId(24)}`;

/**
 * Which chat this is and who is asking (C172–C174, D03). The token of the address wins over the stored one, or a
 * visitor who once wrote to one shop would find that shop behind every other shop's link. A session id never
 * travels from one shop to the next. Null when neither the address nor the storage has a token.
 */
export function openSession(
  addressToken: string | null,
  local: ChatStorage,
  session: ChatStorage,
): ChatSession | null {
  const stored = local.get(tokenKey);
  const token = addressToken ?? stored;
  if (!token) return null;
  if (token !== stored) local.set(tokenKey, token);

  let sessionId = session.get(sessionKey);
  const owner = session.get(ownerKey) ?? stored ?? token;
  if (!sessionId || !usable.test(sessionId) || owner !== token) {
    sessionId = newSessionId();
    session.set(sessionKey, sessionId);
  }
  session.set(ownerKey, token);
  return { token, sessionId };
}
