import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { sendResetLink } from "#web/api/endpoints/auth.ts";
import { call } from "#web/api/call.ts";
import { CardLayout } from "#web/components/site/CardLayout.tsx";
import { EnvelopePicture } from "#web/components/site/EnvelopePicture.tsx";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { RichText } from "#web/ui/RichText.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./EmailAlertPage.module.css";

const pauseMs = 60;

/**
 * Tells the visitor to look into their inbox (D18). Sending again is offered after a minute; the server has its own
 * limit.
 */
export function EmailAlertPage() {
  const { t } = useTranslation("mailLinks");
  const email = (useLocation().state as { email?: string } | null)?.email;
  const [left, setLeft] = useState(pauseMs);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const resend = async (to: string) => {
    setLeft(pauseMs);
    try {
      await call(sendResetLink, { body: { email: to } });
      toast.success(t("inbox.resent"));
    } catch (error) {
      toast.failure(error);
    }
  };
  const text = email ? (
    <RichText
      text={t("inbox.sent", { email })}
      parts={{ mail: (address) => <Ltr className={css.address}>{address}</Ltr> }}
    />
  ) : (
    t("inbox.sentAny")
  );
  return (
    <CardLayout title={t("inbox.title")} text={text} picture={<EnvelopePicture />}>
      <dl className={css.wait}>
        <div>
          <dt>{t("inbox.missing")}</dt>
          <dd>{t("inbox.spam")}</dd>
        </div>
        {email && (
          <div>
            <dt>{t("inbox.still")}</dt>
            <dd>
              {left > 0 ? (
                t("inbox.resendIn", { seconds: left })
              ) : (
                <TextLink onClick={() => void resend(email)}>{t("inbox.resend")}</TextLink>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t("inbox.other")}</dt>
          <dd>
            <TextLink to={paths.forgotPassword()}>{t("inbox.change")}</TextLink>
          </dd>
        </div>
      </dl>
    </CardLayout>
  );
}
