import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withdrawSubscriptionRequest } from "#web/api/endpoints/subscriptions.ts";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";
import { Button } from "#web/ui/Button.tsx";

/** Withdraws the open request after a confirmation. */
export function WithdrawButton() {
  const { t } = useTranslation("subscription");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t("withdraw.button")}
      </Button>
      {isAsking && (
        <ConfirmActionDialog
          endpoint={withdrawSubscriptionRequest}
          request={{}}
          refreshes={["subscription", "payments"]}
          done={t("withdraw.done")}
          title={t("withdraw.title")}
          confirm={t("withdraw.button")}
          onClose={() => setAsking(false)}
        >
          {t("withdraw.text")}
        </ConfirmActionDialog>
      )}
    </>
  );
}
