import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { ConsentView } from "#shared/contract/consents.ts";
import { getConsent, setConsent } from "#web/api/endpoints/consents.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { usePageData } from "#web/api/page-data.ts";
import { TextPage } from "#web/components/site/TextPage.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import css from "./UnsubscribePage.module.css";

/**
 * The page to which the link in a campaign's email leads. Opening it changes nothing, because mail programs open
 * links too.
 */
export function UnsubscribePage() {
  const { t } = useTranslation("unsubscribe");
  const { token = "" } = useParams();
  const { data, error, retry } = usePageData(getConsent, { params: { token } });
  const isUnknown = error instanceof ApiError && error.final;
  return (
    <TextPage title={t("title")}>
      {data ? (
        <Choice token={token} first={data.data} />
      ) : isUnknown ? (
        <section className={css.choice}>
          <h2>{t("unknown")}</h2>
          <p>{t("unknownText")}</p>
        </section>
      ) : error === undefined ? (
        <Spinner />
      ) : (
        <ErrorState error={error} onRetry={retry} />
      )}
    </TextPage>
  );
}

function Choice({ token, first }: { token: string; first: ConsentView }) {
  const { t } = useTranslation(["unsubscribe", "common"]);
  const { currentLanguage } = useLanguage();
  const [consent, setConsentShown] = useState(first);
  const business = `\u2068${consent.business[currentLanguage] || consent.business.ar || consent.business.en}\u2069`;
  const address = `\u2066${consent.address}\u2069`;
  const form = useForm({
    initial: {},
    check: () => ({}),
    submit: async () => {
      const body = { subscribed: !consent.subscribed };
      setConsentShown((await call(setConsent, { params: { token }, body })).data);
    },
  });
  return (
    <section className={css.choice} aria-live="polite">
      <h2>{t(consent.subscribed ? "on" : "off", { business })}</h2>
      <p>{t(consent.subscribed ? "onText" : "offText", { address })}</p>
      {/* Submitted before the script is loaded, the form changes nothing, because this page's own address accepts
         the requests of mail programs. */}
      <form method="post" action={paths.home()} onSubmit={form.onSubmit}>
        <Button type="submit" look={consent.subscribed ? "main" : "line"} isPending={form.isPending}>
          {t(consent.subscribed ? "stop" : "resume")}
        </Button>
      </form>
      {form.failure && (
        <p role="alert" className={css.problem}>
          {form.failure}
        </p>
      )}
    </section>
  );
}
