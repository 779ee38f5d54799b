import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sendVerification } from "#shared/contract/email-verification.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";

/** Mails the member the link that proves their address, once more. */
export function SendVerification() {
  const { t } = useTranslation("portal");
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    try {
      const { data } = await call(sendVerification, {});
      if (data.verified) await refresh("auth");
      else toast.success(t("verify.sent"));
    } catch (error) {
      toast.failure(error);
    }
    setPending(false);
  };
  return (
    <Button look="line" size="small" isPending={isPending} onClick={() => void send()}>
      {t("verify.send")}
    </Button>
  );
}
