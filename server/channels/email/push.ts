import { googlePlatform } from "#server/channels/platforms.ts";
import { isSame } from "#server/channels/signature.ts";
import type { Webhook } from "#server/channels/webhook.ts";
import { isFromGoogle } from "./google-signature.ts";

/**
 * Gmail announces through Pub/Sub which mailbox has new mail, without its content, so the mailbox is then synced. A
 * delivery is genuine when Google signed it for our service account or, where none is set, when it has the token in
 * our address.
 */
export const gmailPush: Webhook = {
  platform: "email",

  async isGenuine(context, { headers, query }) {
    const platform = googlePlatform(context);
    if (!platform) return false;
    const { pushAccount, pushToken, keysUrl } = platform;
    if (!pushAccount) return pushToken !== null && isSame(query["token"] ?? "", pushToken);
    const token = /^Bearer (\S+)$/i.exec(headers["authorization"] ?? "")?.[1];
    const audience = `${context.addresses.public}/webhook/email/`;
    if (!token) return false;
    return isFromGoogle(token, { audience, account: pushAccount, keysUrl, now: context.clock() });
  },

  split: () => [],

  wakes({ bytes }) {
    const { message } = JSON.parse(bytes.toString("utf8")) as { message?: { data?: string } };
    const news = JSON.parse(Buffer.from(message?.data ?? "", "base64").toString("utf8")) as {
      emailAddress?: unknown;
    };
    return typeof news.emailAddress === "string" ? [news.emailAddress.toLowerCase()] : [];
  },
};
