import { useTranslation } from "react-i18next";
import type { ChannelKind } from "#shared/contract/tickets.ts";
import { AgentIcon, MailIcon } from "#web/ui/icons.tsx";
import css from "./ChannelMark.module.css";

const bubble = "M4 20l1.3-4.1A8.2 8.2 0 1 1 8.4 19L4 20z";

const drawings: Record<Exclude<ChannelKind, "chat" | "email">, React.ReactNode> = {
  whatsapp: (
    <>
      <path d={bubble} />
      <path d="M9.2 8.6c-.5.5-.7 1.3-.3 2.2.8 1.9 2.4 3.5 4.3 4.3.9.4 1.7.2 2.2-.3l.4-.5-1.8-1.3-.9.6c-1-.5-1.7-1.2-2.2-2.2l.6-.9-1.3-1.8-1-.1z" />
    </>
  ),
  whatsapp_meta: (
    <>
      <path d={bubble} />
      <path d="M8 13.2c0-2 .8-3.6 1.9-3.6 1.9 0 2.6 4.6 4.4 4.6 1 0 1.7-.7 1.7-2 0-1.5-.8-2.6-1.8-2.6-1.9 0-2.5 4.6-4.5 4.6-1.1 0-1.7-.4-1.7-1z" />
    </>
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.7 7.3v.01" />
    </>
  ),
  twitter: (
    <>
      <path d="M4.5 4.5h4.2l10.8 15h-4.2z" />
      <path d="m18.3 4.5-5.5 6.3M10.9 13.3l-5.4 6.2" />
    </>
  ),
};

/** The name that its own logo spells, so that the two beside each other would read as the letter twice. */
const spelledByLogo = "X";

/** The channel's logo and name. Logos of other companies are never mirrored. */
export function ChannelMark({ kind, hideWord }: { kind: ChannelKind; hideWord?: boolean }) {
  const { t } = useTranslation("portal");
  const name = t(`channel.${kind}`);
  return (
    <span className={css.channel}>
      {kind === "chat" ? (
        <AgentIcon />
      ) : kind === "email" ? (
        <MailIcon />
      ) : (
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className={css.mark}
        >
          {drawings[kind]}
        </svg>
      )}
      <span className={hideWord || name === spelledByLogo ? "vh" : undefined}>{name}</span>
    </span>
  );
}
