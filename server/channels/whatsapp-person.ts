import { z } from "zod";

/** Somebody on WhatsApp, by what the platform calls them. */
export interface Person {
  /** Where they are written to: their number, or the id where they hide it. */
  address: string;
  /** The id beside the number. Once they hide that, they write by this alone. */
  alias: string | null;
}

const name = z.string().optional();
/** In contacts and in what people want of marketing. */
export const contactFields = { wa_id: name, user_id: name };
export const senderFields = { from: name, from_user_id: name };
/** Of what the business wrote in the app. */
export const receiverFields = { to: name, to_user_id: name };
export const recipientFields = { recipient_id: name, recipient_user_id: name };

type Names<T extends Record<string, z.ZodType>> = { [key in keyof T]?: z.output<T[key]> };

/**
 * WhatsApp tells people by their number and by an id that is for this business only (`SA.1349…`). Who took a user name
 * and hides the number has the id alone. Null: nobody is told.
 */
function personOf(number: string | undefined, id: string | undefined): Person | null {
  if (number) return { address: number, alias: id || null };
  return id ? { address: id, alias: null } : null;
}

export const contactOf = (one: Names<typeof contactFields>) => personOf(one.wa_id, one.user_id);
export const receiverOf = (echo: Names<typeof receiverFields>) => personOf(echo.to, echo.to_user_id);
export const recipientOf = (status: Names<typeof recipientFields>) =>
  personOf(status.recipient_id, status.recipient_user_id);

/** `contact`: the only one of the delivery, who wrote also where the message does not say so. */
export const senderOf = (
  message: Names<typeof senderFields>,
  contact?: Names<typeof contactFields>,
): Person | null =>
  personOf(
    message.from || (message.from_user_id ? undefined : contact?.wa_id),
    message.from_user_id || contact?.user_id,
  );

export const isContactOfMessage = (
  contact: Names<typeof contactFields>,
  message: Names<typeof senderFields>,
): boolean =>
  (Boolean(message.from) && contact.wa_id === message.from) ||
  (Boolean(message.from_user_id) && contact.user_id === message.from_user_id);

/** An address that is such an id and no number: it is written to in another way. */
export const isUserId = (address: string): boolean => /^[A-Z]{2}\.[A-Za-z0-9.]+$/.test(address);
