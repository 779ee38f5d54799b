import type { MemberRole } from "#shared/contract/organizations.ts";
import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

export interface AccountMail {
  language: Language;
  /** The name of the recipient in the greeting. */
  name: string;
  business: string;
  url: string;
}

/** Renders the mail with the link that verifies the address of a new account. */
export function verificationMail({ language, name, business, url }: AccountMail): RenderedMail {
  return renderMail({
    language,
    subject: text(language, "mails:verify.subject"),
    heading: text(language, "mails:invite.greeting", { name: isolate(name) }),
    blocks: [{ text: text(language, "mails:verify.body", { business: isolate(business) }) }],
    button: { label: text(language, "mails:verify.button"), url },
    notes: [text(language, "mails:verify.ignore"), text(language, "mails:verify.other")],
    footer: text(language, "mails:operatorInvite.footer"),
  });
}

/** Renders the mail with the link that confirms a member's new log-in address. */
export function emailChangeMail({ language, name, business, url }: AccountMail): RenderedMail {
  const values = { business: isolate(business) };
  return renderMail({
    language,
    subject: text(language, "mails:emailChange.subject"),
    heading: text(language, "mails:invite.greeting", { name: isolate(name) }),
    blocks: [{ text: text(language, "mails:emailChange.body", values) }],
    button: { label: text(language, "mails:emailChange.button"), url },
    notes: [text(language, "mails:emailChange.ignore")],
    footer: text(language, "mails:footer", values),
  });
}

/** Renders the notice to a member's earlier address that the log-in address has changed. `url` is our contact page. */
export function emailChangedMail({
  language,
  name,
  business,
  email,
  url,
}: AccountMail & { email: string }): RenderedMail {
  return renderMail({
    language,
    subject: text(language, "mails:emailChanged.subject"),
    heading: text(language, "mails:invite.greeting", { name: isolate(name) }),
    blocks: [{ text: text(language, "mails:emailChanged.body", { email: isolate(email) }) }],
    notes: [text(language, "mails:emailChanged.note")],
    link: { label: text(language, "mails:emailChanged.contact"), url },
    footer: text(language, "mails:footer", { business: isolate(business) }),
  });
}

/**
 * Renders the mail with the link to set a new password. `takesOver`: the address is not verified, so the link
 * transfers the account to the address's owner.
 */
export function resetMail({
  language,
  name,
  business,
  url,
  takesOver,
}: AccountMail & { takesOver: boolean }): RenderedMail {
  return renderMail({
    language,
    subject: text(language, "mails:reset.subject"),
    heading: text(language, "mails:reset.greeting", { name: isolate(name) }),
    blocks: [{ text: text(language, "mails:reset.body") }],
    button: { label: text(language, "mails:reset.button"), url },
    notes: [
      ...(takesOver ? [text(language, "mails:reset.takesOver")] : []),
      text(language, "mails:reset.ignore"),
    ],
    footer: text(language, "mails:footer", { business: isolate(business) }),
  });
}

/** Renders the mail with the link with which a new member sets their first password. */
export function invitationMail({
  language,
  name,
  business,
  url,
  declineUrl,
}: AccountMail & { declineUrl: string }): RenderedMail {
  const values = { business: isolate(business) };
  return renderMail({
    language,
    subject: text(language, "mails:invite.subject", values),
    heading: text(language, "mails:invite.greeting", { name: isolate(name) }),
    blocks: [{ text: text(language, "mails:invite.body", values) }],
    button: { label: text(language, "mails:invite.button"), url },
    notes: [text(language, "mails:invite.unwanted", values)],
    link: { label: text(language, "mails:invite.decline"), url: declineUrl },
    footer: text(language, "mails:footer", values),
  });
}

/** Renders the mail with the link with which a new operator sets their first password. */
export function operatorInvitationMail({ language, name, url }: Omit<AccountMail, "business">): RenderedMail {
  return renderMail({
    language,
    subject: text(language, "mails:operatorInvite.subject"),
    heading: text(language, "mails:invite.greeting", { name: isolate(name) }),
    blocks: [{ text: text(language, "mails:operatorInvite.body") }],
    button: { label: text(language, "mails:invite.button"), url },
    notes: [text(language, "mails:operatorInvite.ignore")],
    footer: text(language, "mails:operatorInvite.footer"),
  });
}

/** Renders the notice of a log-in from a new device. */
export function newDeviceMail({
  language,
  name,
  url,
  device: { browser, system },
}: Omit<AccountMail, "business"> & {
  device: { browser: string | null; system: string | null };
}): RenderedMail {
  const named = [browser, system].filter((part) => part !== null).map(isolate);
  const device = named.length > 0 ? named.join(text(language, "mails:newDevice.on")) : null;
  return renderMail({
    language,
    subject: text(language, "mails:newDevice.subject"),
    heading: text(language, "mails:invite.greeting", { name: isolate(name) }),
    blocks: [
      {
        text: device
          ? text(language, "mails:newDevice.body", { device })
          : text(language, "mails:newDevice.bodyUnknown"),
      },
    ],
    button: { label: text(language, "mails:newDevice.button"), url },
    notes: [text(language, "mails:newDevice.note")],
    footer: text(language, "mails:operatorInvite.footer"),
  });
}

/** A change of a membership. A mail about lost access has no button, because its page would be closed to the recipient. */
export type MembershipChange = MemberRole | "disabled" | "enabled" | "removed" | "secondStepReset";

/** Renders the notice to a member of a change that an owner made. */
export function membershipMail(
  change: MembershipChange,
  { language, name, business, url }: AccountMail,
): RenderedMail {
  const values = { business: isolate(business) };
  const hasAccess = change !== "disabled" && change !== "removed";
  return renderMail({
    language,
    subject: text(language, `mails:membership.${change}.subject`, values),
    heading: text(language, "mails:membership.greeting", { name: isolate(name) }),
    blocks: [{ text: text(language, `mails:membership.${change}.body`, values) }],
    ...(hasAccess && { button: { label: text(language, "mails:membership.button"), url } }),
    notes: [text(language, "mails:membership.mistake", values)],
    footer: text(language, "mails:footer", values),
  });
}
