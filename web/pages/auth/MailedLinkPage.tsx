import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { declineInvitation, verifyEmail } from "#web/api/endpoints/email-verification.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { CardLayout } from "#web/components/site/CardLayout.tsx";
import parts from "#web/components/site/card-parts.module.css";
import { useForm } from "#web/forms/use-form.ts";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import css from "./MailedLinkPage.module.css";

/**
 * The page for links in mails that verify an address or decline an invitation. Opening it changes nothing, because
 * mail programs open links too.
 */
export function MailedLinkPage() {
  const { t } = useTranslation(["mailLinks", "common"]);
  const { action, token = "" } = useParams();
  const isDeclined = action === "decline";
  const textKey = isDeclined ? "decline" : "verify";
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    initial: {},
    check: () => ({}),
    submit: async () => {
      setProblem(undefined);
      await (isDeclined
        ? call(declineInvitation, { body: { token } })
        : call(verifyEmail, { body: { token } }));
      setDone(true);
    },
    onFailure: (error) => setProblem(messageOf(error, t("common:errors.generic"))),
  });
  return (
    <CardLayout
      title={t(isDone ? `${textKey}.done` : `${textKey}.title`)}
      text={isDone ? undefined : t(`${textKey}.text`)}
    >
      <p role="status">{isDone && t(`${textKey}.doneText`)}</p>
      {isDone ? (
        <LinkButton
          to={isDeclined ? paths.home() : paths.dashboard()}
          look="cta"
          size="large"
          className={parts.submit ?? ""}
        >
          {t(isDeclined ? "decline.home" : "verify.open")}
        </LinkButton>
      ) : (
        <form method="post" onSubmit={form.onSubmit}>
          <Button type="submit" look="cta" size="large" isPending={form.isPending} className={parts.submit}>
            {t(`${textKey}.submit`)}
          </Button>
        </form>
      )}
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </CardLayout>
  );
}
