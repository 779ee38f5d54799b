import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { declineInvitation } from "#shared/contract/email-verification.ts";
import { call } from "#web/api/call.ts";
import { paths } from "#web/paths.ts";
import { LinkAction } from "./LinkAction.tsx";

/** Where the second link of an invitation leads, for people who want no part of that business. */
export function DeclineInvitationPage() {
  const { t } = useTranslation("auth");
  const { token = "" } = useParams();
  const texts = {
    title: t("decline.title"),
    text: t("decline.text"),
    submit: t("decline.submit"),
    done: t("decline.done"),
    doneText: t("decline.doneText"),
    next: { label: t("decline.home"), to: paths.home() },
  };
  return <LinkAction texts={texts} submit={() => call(declineInvitation, { body: { token } })} />;
}
