import { z } from "zod";

/** A person on WhatsApp, by the platform's identifiers. */
export interface Person {
  /** Address for messages: the number, or the id where the person hides it. */
  address: string;
  /** Id beside the number; a person who hides the number is only known by it. */
  alias: string | null;
}

const name = z.string().optional();
/** Field names in contacts and marketing preferences. */
export const contactFields = { wa_id: name, user_id: name };
export const senderFields = { from: name, from_user_id: name };
/** Field names in messages that the business wrote in the app. */
export const receiverFields = { to: name, to_user_id: name };
export const recipientFields = { recipient_id: name, recipient_user_id: name };

type Names<T extends Record<string, z.ZodType>> = { [key in keyof T]?: z.output<T[key]> };

/**
 * Reads a person's number and their id for this business (`SA.1349…`). A person with a user name who hides the number only has
 * the id. Null where neither is given.
 */
function personOf(number: string | undefined, id: string | undefined): Person | null {
  if (number) return { address: number, alias: id || null };
  return id ? { address: id, alias: null } : null;
}

export const contactOf = (one: Names<typeof contactFields>) => personOf(one.wa_id, one.user_id);
export const receiverOf = (echo: Names<typeof receiverFields>) => personOf(echo.to, echo.to_user_id);
export const recipientOf = (status: Names<typeof recipientFields>) =>
  personOf(status.recipient_id, status.recipient_user_id);

/**
 * The sender of a message; `contact` is the only contact of the delivery, who is the sender where the message names
 * none.
 */
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

/** Whether an address is such an id and no number; messages to it have another format. */
export const isUserId = (address: string): boolean => /^[A-Z]{2}\.[A-Za-z0-9.]+$/.test(address);
