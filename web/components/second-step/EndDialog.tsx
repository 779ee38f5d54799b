import { useTranslation } from "react-i18next";
import { endSecondStep } from "#web/api/endpoints/second-step.ts";
import { call } from "#web/api/call.ts";
import { toast } from "#web/toast.ts";
import { PasswordAndCodeDialog } from "./PasswordAndCodeDialog.tsx";

export function EndDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("secondStep");
  return (
    <PasswordAndCodeDialog
      title={t("end.title")}
      text={t("end.text")}
      confirm={t("end.confirm")}
      look="danger"
      onClose={onClose}
      onConfirm={async (body) => {
        await call(endSecondStep, { body });
        toast.success(t("end.done"));
        onClose();
      }}
    />
  );
}
