import { useTranslation } from "react-i18next";
import { sendVerification } from "#web/api/endpoints/email-verification.ts";
import { useAction } from "#web/api/use-action.ts";
import { Button } from "#web/ui/Button.tsx";

/** Mails the member the link that proves their address, once more. */
export function SendVerification() {
  const { t } = useTranslation("portal");
  const send = useAction(sendVerification, {
    // Who has proven it meanwhile needs no mail: the banner goes with the refresh.
    done: ({ data }) => (data.verified ? undefined : t("verify.sent")),
    refreshes: ["auth"],
  });
  return (
    <Button look="line" size="small" isPending={send.isPending} onClick={() => void send.run({})}>
      {t("verify.send")}
    </Button>
  );
}
