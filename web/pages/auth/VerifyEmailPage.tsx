import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { verifyEmail } from "#shared/contract/email-verification.ts";
import { call } from "#web/api/call.ts";
import { paths } from "#web/paths.ts";
import { LinkAction } from "./LinkAction.tsx";

/** Where the link of the sign-up's mail leads. */
export function VerifyEmailPage() {
  const { t } = useTranslation("auth");
  const { token = "" } = useParams();
  const texts = {
    title: t("verify.title"),
    text: t("verify.text"),
    submit: t("verify.submit"),
    done: t("verify.done"),
    doneText: t("verify.doneText"),
    next: { label: t("verify.open"), to: paths.dashboard() },
  };
  return <LinkAction texts={texts} submit={() => call(verifyEmail, { body: { token } })} />;
}
