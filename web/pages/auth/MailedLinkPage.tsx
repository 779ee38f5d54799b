import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { declineInvitation, verifyEmail } from "#shared/contract/email-verification.ts";
import { call } from "#web/api/call.ts";
import { paths } from "#web/paths.ts";
import { LinkAction } from "./LinkAction.tsx";

/** Where links of our mails lead that do one thing: prove an address, or decline an invitation. */
export function MailedLinkPage() {
  const { t } = useTranslation("mailLinks");
  const { action, token = "" } = useParams();
  const isDeclined = action === "decline";
  const of = isDeclined ? "decline" : "verify";
  const texts = {
    title: t(`${of}.title`),
    text: t(`${of}.text`),
    submit: t(`${of}.submit`),
    done: t(`${of}.done`),
    doneText: t(`${of}.doneText`),
    next: isDeclined
      ? { label: t("decline.home"), to: paths.home() }
      : { label: t("verify.open"), to: paths.dashboard() },
  };
  const submit = () => call(isDeclined ? declineInvitation : verifyEmail, { body: { token } });
  return <LinkAction texts={texts} submit={submit} />;
}
