import { useTranslation } from "react-i18next";
import { sendVerification } from "#web/api/endpoints/email-verification.ts";
import { useAction } from "#web/api/use-action.ts";
import { Button } from "#web/ui/Button.tsx";

/** Mails the member another link that verifies their address. */
export function SendVerification() {
  const { t } = useTranslation("portal");
  const send = useAction(sendVerification, {
    // A member who has verified their address meanwhile needs no mail. The refresh removes the banner.
    done: ({ data }) => (data.verified ? undefined : t("verify.sent")),
    refreshes: ["auth"],
  });
  return (
    <Button look="line" size="small" isPending={send.isPending} onClick={() => void send.run({})}>
      {t("verify.send")}
    </Button>
  );
}
