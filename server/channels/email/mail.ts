/** Someone in an address field. The address is lower case. */
export interface Mailbox {
  name: string;
  address: string;
}

export interface MailAttachment {
  /** Fit to be shown and saved: no path, no marks that cannot be seen. Null when the mail names none. */
  name: string | null;
  type: string;
  /** A picture that stands in the text, such as a logo or a pasted screenshot. */
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

/** A mail server's word on a mail of ours. */
export interface Bounce {
  /** The outbox row of ours that it is about. */
  ourMessage: string | null;
  recipient: string | null;
  /** As in RFC 3463: `5.1.1`. */
  status: string | null;
  /** False while the server still tries. */
  final: boolean;
  /** The server's own words, one line. */
  said: string;
}

/** One incoming mail, read. Message ids stand without angle brackets. */
export interface Mail {
  messageId: string | null;
  inReplyTo: string[];
  /** Oldest first. */
  references: string[];
  /**
   * Who is answered: the Reply-To where there is one, so that nobody can put someone else's address in From and have
   * that person's conversation sent to their own.
   */
  sender: Mailbox | null;
  /** Everybody it was addressed to. */
  to: Mailbox[];
  subject: string;
  sentAt: Date | null;
  /** What the sender wrote now, without history and signature. */
  text: string;
  /** The same with history and signature. */
  wholeText: string;
  /** Sanitised, for staff to open; null where there is none. */
  html: string | null;
  attachments: MailAttachment[];
  machine: AutomatedMailReason | null;
  bounce: Bounce | null;
  /** Only a person can deal with it: we have no key, or could not take it apart, or it is an invitation. */
  needsPerson: "encrypted" | "broken" | "invitation" | null;
}
