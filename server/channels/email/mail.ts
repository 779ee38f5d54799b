/** A person or mailbox in an address field. The address is in lower case. */
export interface Mailbox {
  name: string;
  address: string;
}

export interface MailAttachment {
  /**
   * The file name without folders and invisible characters, so that it can be shown and saved. Null when the mail has
   * none.
   */
  name: string | null;
  type: string;
  /** Whether the picture is part of the text, such as a logo or a pasted screenshot. */
  inline: boolean;
  bytes: Uint8Array;
}

/** Why a mail was not written by a person who waits for an answer. */
export type AutomatedMailReason =
  | "auto_reply"
  | "bounce"
  | "bulk"
  | "calendar_answer"
  | "list"
  | "no_reply"
  | "ourselves"
  | "receipt"
  | "report";

/** A mail server's report about a mail that we sent. */
export interface Bounce {
  /** The id of the outbox row that the report is about. */
  outboxId: string | null;
  recipient: string | null;
  /** The status code of RFC 3463, for example `5.1.1`. */
  status: string | null;
  /** False while the server continues to try. */
  isFinal: boolean;
  /** The server's explanation in one line. */
  diagnostic: string;
}

/** An incoming mail after parsing. Message ids have no angle brackets. */
export interface Mail {
  messageId: string | null;
  inReplyTo: string[];
  /** The ids are in order, the oldest first. */
  references: string[];
  /**
   * The mailbox that gets the reply: Reply-To where it is given. Otherwise somebody could put another person's
   * address in From and have that person's conversation sent to their own address.
   */
  sender: Mailbox | null;
  /** All recipients of the mail. */
  to: Mailbox[];
  subject: string;
  sentAt: Date | null;
  /** The sender's text without history and signature. */
  text: string;
  /** The text including history and signature. */
  wholeText: string;
  /** The sanitised HTML that staff can open; null when there is none. */
  html: string | null;
  attachments: MailAttachment[];
  automatedReason: AutomatedMailReason | null;
  bounce: Bounce | null;
  /** Why only a person can handle the mail: it is encrypted, cannot be parsed, or is an invitation. */
  needsPerson: "encrypted" | "broken" | "invitation" | null;
}
