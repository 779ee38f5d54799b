import { useTranslation } from "react-i18next";
import type { listSimulatedMail } from "#shared/contract/simulator.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { Link } from "#web/ui/Link.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import css from "./MailList.module.css";

export type Mail = ResultOf<typeof listSimulatedMail>["data"][number];

/** The mails, the newest first. Each is a link, so that a mail has its own address. */
export function MailList({ mails, chosen }: { mails: readonly Mail[]; chosen: string | null }) {
  const { t } = useTranslation("mailbox");
  const format = useFormat();
  return (
    <nav aria-label={t("list")}>
      <ul>
        {mails.map((mail) => (
          <li key={mail.id} className={css.row}>
            <Link
              to={portalPaths.mailbox({ id: mail.id })}
              aria-current={mail.id === chosen ? "true" : undefined}
            >
              <span className={css.subject}>
                <b {...languageOfText(mail.subject)}>
                  <TruncatedText>{mail.subject}</TruncatedText>
                </b>
                <time dateTime={mail.created_at}>{format.when(mail.created_at)}</time>
              </span>
              <small>
                <Ltr>{mail.to}</Ltr>
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
