import type { ChatSession } from "#web/api/chat.ts";
import type { ChatStorage } from "./chat-storage.ts";
import { randomId } from "#web/random-id.ts";

const tokenKey = "chat_token";
const sessionKey = "chat_session_id";
/**
 * The key of the chat for which the session id was created. Another tab can change `chat_token`, so this one is
 * stored separately.
 */
const ownerKey = "chat_session_of";

/** The session ids that the server accepts. With any other stored value the chat would never open. */
const validSessionId = /^session_[\w.:~-]{8,190}$/;

/**
 * Creates a session id. 24 letters and digits are 142 bits, so that nobody can guess another conversation's id
 * (C174).
 */
const newSessionId = () => `session_${randomId(24)}`;

/**
 * Opens the session of a chat (C172–C174, D03). The token of the address has precedence over the stored one, because
 * otherwise a visitor of one shop would see it behind every other shop's link. A session id is never used for another
 * shop. Null when neither the address nor the storage has a token.
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
  if (!sessionId || !validSessionId.test(sessionId) || owner !== token) {
    sessionId = newSessionId();
    session.set(sessionKey, sessionId);
  }
  session.set(ownerKey, token);
  return { token, sessionId };
}
