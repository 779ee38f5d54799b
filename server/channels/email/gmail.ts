import type { Context } from "#server/context.ts";
import { type Connection, ReconnectError } from "#server/channels/channel.ts";
import { type PlatformAnswer, type PlatformRequest, platformFetch } from "#server/channels/platform-fetch.ts";
import { accessToken, requireGoogle } from "./google-token.ts";

/**
 * Gmail accepts mails of 50 MB, which base64 makes a third larger. Mails over `mailLimits` are passed to a person
 * without being parsed.
 */
const maxMessageBytes = 80 * 1024 * 1024;

/** Calls Gmail's API for the account. A token that was revoked before its end is renewed once. */
export async function callGmail(
  context: Context,
  connection: Connection,
  path: string,
  request: PlatformRequest = {},
): Promise<PlatformAnswer> {
  const call = async (token: string) =>
    platformFetch(`${requireGoogle(context).gmailUrl}/gmail/v1/users/me${path}`, {
      maxBytes: maxMessageBytes,
      timeoutMs: 30_000,
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${token}` },
    });
  const answer = await call(await accessToken(context, connection));
  if (answer.status !== 401) return answer;
  const retried = await call(await accessToken(context, connection, true));
  if (retried.status === 401) throw new ReconnectError("Gmail: 401 with a fresh token");
  return retried;
}

/** Like `callGmail`, for calls that must succeed. Throws `ReconnectError` when access was revoked, otherwise an `Error`. */
export async function requireGmail(
  context: Context,
  connection: Connection,
  path: string,
  request: PlatformRequest = {},
  // oxlint-disable-next-line typescript/no-explicit-any -- what a platform says is checked where it is read
): Promise<any> {
  const { status, body } = await callGmail(context, connection, path, request);
  if (status === 403 && isForbidden(body)) throw new ReconnectError(`Gmail: 403 ${reasonOf(body)}`);
  if (status !== 200 && status !== 204)
    throw new Error(`Gmail ${path.split("?")[0]}: ${status} ${reasonOf(body)}`);
  return body;
}

/** Distinguishes the two kinds of 403: a missing permission, as opposed to a rate limit. */
export const isForbidden = (body: unknown): boolean =>
  /insufficientPermissions|forbidden|accessNotConfigured|domainPolicy|PERMISSION_DENIED/i.test(
    reasonOf(body),
  );

export const reasonOf = (body: unknown): string => {
  const error = (body as { error?: { errors?: { reason?: string }[]; status?: string } } | null)?.error;
  return [error?.errors?.[0]?.reason, error?.status].filter(Boolean).join(" ");
};
