import type { MailboxHint } from "#shared/contract/mailboxes.ts";

export interface Provider {
  name: string;
  login: MailboxHint["login"];
  helpUrl: string | null;
  imap: string;
  smtp: string;
  /** Whether the provider uses port 587 with STARTTLS; all others use TLS on port 465. */
  submission?: true;
  domains: string[];
  /** Ends of the host names in MX records by which domains at the provider are recognised. */
  exchangers: string[];
}

/** Mail providers that businesses in the region use, with the log-in that each accepts from programs. */
export const providers: Provider[] = [
  {
    name: "Gmail",
    login: "google",
    helpUrl: "https://support.google.com/accounts/answer/185833",
    imap: "imap.gmail.com",
    smtp: "smtp.gmail.com",
    domains: ["gmail.com", "googlemail.com"],
    exchangers: ["google.com", "googlemail.com"],
  },
  {
    name: "Microsoft 365",
    login: "microsoft",
    helpUrl: null,
    imap: "outlook.office365.com",
    smtp: "smtp.office365.com",
    submission: true,
    domains: ["outlook.com", "outlook.sa", "hotmail.com", "live.com", "msn.com"],
    exchangers: ["outlook.com", "office365.us"],
  },
  {
    name: "Yahoo",
    login: "app_password",
    helpUrl: "https://help.yahoo.com/kb/SLN15241.html",
    imap: "imap.mail.yahoo.com",
    smtp: "smtp.mail.yahoo.com",
    domains: ["yahoo.com", "ymail.com", "rocketmail.com", "myyahoo.com"],
    exchangers: ["yahoodns.net"],
  },
  {
    name: "iCloud",
    login: "app_password",
    helpUrl: "https://support.apple.com/102654",
    imap: "imap.mail.me.com",
    smtp: "smtp.mail.me.com",
    submission: true,
    domains: ["icloud.com", "me.com", "mac.com"],
    exchangers: ["mail.icloud.com"],
  },
  {
    name: "Zoho",
    login: "app_password",
    helpUrl:
      "https://help.zoho.com/portal/en/kb/accounts/manage-your-zoho-account/articles/app-specific-passwords",
    imap: "imappro.zoho.com",
    smtp: "smtppro.zoho.com",
    domains: [],
    exchangers: ["zoho.com", "zoho.sa", "zoho.eu"],
  },
  {
    name: "Fastmail",
    login: "app_password",
    helpUrl: "https://www.fastmail.help/hc/en-us/articles/360058752854",
    imap: "imap.fastmail.com",
    smtp: "smtp.fastmail.com",
    domains: ["fastmail.com", "fastmail.fm"],
    exchangers: ["messagingengine.com"],
  },
  {
    name: "Hostinger",
    login: "password",
    helpUrl: null,
    imap: "imap.hostinger.com",
    smtp: "smtp.hostinger.com",
    domains: [],
    exchangers: ["hostinger.com"],
  },
  {
    name: "Namecheap",
    login: "password",
    helpUrl: null,
    imap: "mail.privateemail.com",
    smtp: "mail.privateemail.com",
    domains: [],
    exchangers: ["privateemail.com"],
  },
  {
    name: "GoDaddy",
    login: "password",
    helpUrl: null,
    imap: "imap.secureserver.net",
    smtp: "smtpout.secureserver.net",
    domains: [],
    exchangers: ["secureserver.net"],
  },
  {
    name: "Titan",
    login: "password",
    helpUrl: null,
    imap: "imap.titan.email",
    smtp: "smtp.titan.email",
    domains: [],
    exchangers: ["titan.email"],
  },
  {
    name: "Yandex",
    login: "app_password",
    helpUrl: "https://yandex.com/support/id/en/authorization/app-passwords",
    imap: "imap.yandex.com",
    smtp: "smtp.yandex.com",
    domains: ["yandex.com", "yandex.ru"],
    exchangers: ["yandex.net", "yandex.ru"],
  },
];
