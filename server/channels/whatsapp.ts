import type { Channel, Connection, SendOutcome } from "./channel.ts";
import { callGraph, callOrReconnect, outcomeOf } from "./graph.ts";
import { mediaAddress } from "./media-address.ts";
import { metaPlatform } from "./platforms.ts";
import { maxMediaBytes, platformFetch } from "./platform-fetch.ts";
import { contentOf } from "./whatsapp-content.ts";
import { isUserId } from "./whatsapp-person.ts";
import { readWhatsapp, whatsappAlias } from "./whatsapp-read.ts";
import { listTemplates } from "./whatsapp-templates.ts";
import { graphBase, requireMeta } from "./whatsapp-number.ts";

/** The parts of the adapter that both ways of connecting WhatsApp share. */
export const cloudApi = {
  platform: "whatsapp",
  can: {
    maxLength: 4096,
    windowHours: { agent: 24, staff: 24 },
    idempotent: false,
    pictures: { types: ["image/jpeg", "image/png"], maxBytes: 5 * 1024 * 1024, captionLength: 1024 },
  },
  read: (body) => readWhatsapp(body),
  aliasIn: whatsappAlias,

  async send(context, connection, message): Promise<SendOutcome> {
    try {
      const answer = await callGraph({
        ...graphAccess(context, connection),
        path: `/${connection.account}/messages`,
        json: {
          messaging_product: "whatsapp",
          recipient_type: "individual",
          // A customer who hides their number is addressed by their id in a separate field; in the number's field the
          // message would be lost.
          ...(isUserId(message.contact) ? { recipient: message.contact } : { to: message.contact }),
          ...(await contentOf(graphAccess(context, connection), connection.account, message)),
          // Meta returns this value with every status without reading it, so that a message whose response was lost is
          // identified by it.
          biz_opaque_callback_data: message.outboxId,
        },
      });
      const id = (answer["messages"] as { id?: unknown }[] | undefined)?.[0]?.id;
      return { kind: "sent", externalId: typeof id === "string" ? id : null };
    } catch (problem) {
      return outcomeOf(problem);
    }
  },

  templates: (context, connection) =>
    callOrReconnect(() => listTemplates(graphAccess(context, connection), wabaOf(context, connection))),

  async showTyping(context, connection, { externalId }) {
    await callOrReconnect(() =>
      callGraph({
        ...graphAccess(context, connection),
        path: `/${connection.account}/messages`,
        timeoutMs: 3_000,
        json: {
          messaging_product: "whatsapp",
          status: "read",
          message_id: externalId,
          typing_indicator: { type: "text" },
        },
      }),
    );
  },

  async fetchMedia(context, connection, reference) {
    const { base, token } = graphAccess(context, connection);
    const found = await callOrReconnect(() =>
      callGraph({ base, token, path: `/${encodeURIComponent(reference)}` }),
    );
    // The address is valid for five minutes and requires our token.
    const address = mediaAddress(String(found["url"]), {
      name: "Meta",
      base,
      hosts: ["fbsbx.com", "facebook.com", "whatsapp.com", "whatsapp.net", "fbcdn.net"],
    });
    const media = await platformFetch(address, {
      headers: { authorization: `Bearer ${token}` },
      timeoutMs: 60_000,
      maxBytes: maxMediaBytes,
    });
    if (media.status !== 200) throw new Error(`the media answered ${media.status}`);
    return {
      bytes: media.bytes,
      type: typeof found["mime_type"] === "string" ? found["mime_type"] : media.type,
      name: null,
    };
  },
} satisfies Omit<Channel, "kind" | "configured">;

/** WhatsApp with a phone number and a one-time code, under our own business account. whatsapp-number.ts connects it. */
export const whatsapp: Channel = {
  ...cloudApi,
  kind: "whatsapp",
  configured: (context) => {
    const platform = metaPlatform(context);
    return platform?.ownAccount != null && platform.verifyToken !== null;
  },
  async disconnect(context, connection) {
    await callGraph({
      ...graphAccess(context, connection),
      path: `/${connection.account}/deregister`,
      method: "POST",
      form: {},
    });
  },
};

/** The token is ours for numbers that were added by code, and the business's for those connected through Meta. */
function graphAccess(context: Parameters<typeof requireMeta>[0], connection: Connection) {
  const platform = requireMeta(context);
  const token = connection.secrets["token"] ?? platform.ownAccount?.token;
  return { base: graphBase(platform), token };
}

function wabaOf(context: Parameters<typeof requireMeta>[0], { details }: Connection): string {
  const wabaId = details["wabaId"];
  return typeof wabaId === "string" ? wabaId : (requireMeta(context).ownAccount?.wabaId ?? "");
}
