import { useTranslation } from "react-i18next";
import { renewRecoveryCodes } from "#web/api/endpoints/second-step.ts";
import { call } from "#web/api/call.ts";
import { PasswordAndCodeDialog } from "./PasswordAndCodeDialog.tsx";

export function RenewDialog({
  onClose,
  onDone,
}: {
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const { t } = useTranslation("secondStep");
  return (
    <PasswordAndCodeDialog
      title={t("renew.title")}
      text={t("renew.text")}
      confirm={t("renew.confirm")}
      look="main"
      onClose={onClose}
      onConfirm={async (body) => onDone((await call(renewRecoveryCodes, { body })).data.recovery_codes)}
    />
  );
}
