import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import { listSimulatedMail } from "#web/api/endpoints/simulator.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRead } from "#web/api/use-read.ts";
import { MailList } from "#web/components/simulator/MailList.tsx";
import { MailMessage } from "#web/components/simulator/MailMessage.tsx";
import { portalPaths } from "#web/portal-paths.ts";
import { SignedIn } from "#web/SignedIn.tsx";
import { classes } from "#web/ui/classes.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { BackIcon } from "#web/ui/site-icons.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { Wordmark } from "#web/ui/Wordmark.tsx";
import { NotFoundPage } from "#web/pages/site/NotFoundPage.tsx";
import css from "./MailboxPage.module.css";

const pollMs = 5000;

/** The mails of the demo: reset links, invitations and briefs can be read here without a mail server. */
export function MailboxPage() {
  return (
    <SignedIn>
      <Mailbox />
    </SignedIn>
  );
}

function Mailbox() {
  const { t } = useTranslation("mailbox");
  const [query] = useSearchParams();
  const { data, error, refetch } = useRead(listSimulatedMail, { query: {} }, { refetchInterval: pollMs });
  // Outside the demo, and for callers from other machines, the page does not exist.
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const chosen = query.get("id");
  const mails = data?.data ?? [];
  // On a wide screen the newest mail is open at first; a phone shows only the list.
  const mail = chosen ? mails.find(({ id }) => id === chosen) : mails[0];
  return (
    <main id="main" className={classes(css.page, chosen && css.reading)}>
      <header className={css.head}>
        <Wordmark size="portal" />
        <h1>{t("title")}</h1>
        <p>{t("note")}</p>
        <TextLink to={portalPaths.simulator()}>{t("phones")}</TextLink>
      </header>
      {!data ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Spinner />
        )
      ) : mails.length === 0 ? (
        <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
      ) : (
        <div className={css.columns}>
          <div className={css.list}>
            <MailList mails={mails} chosen={mail?.id ?? null} />
          </div>
          <div className={css.message}>
            <p className={css.back}>
              <TextLink to={portalPaths.mailbox()}>
                <BackIcon size="small" />
                {t("back")}
              </TextLink>
            </p>
            {mail ? <MailMessage key={mail.id} mail={mail} /> : <p className={css.choose}>{t("choose")}</p>}
          </div>
        </div>
      )}
    </main>
  );
}
