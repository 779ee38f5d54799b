import { useState } from "react";
import { useTranslation } from "react-i18next";
import { exportCustomer } from "#web/api/endpoints/privacy-requests.ts";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { useRead } from "#web/api/use-read.ts";
import { useDownload } from "#web/api/use-action.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { Button } from "#web/ui/Button.tsx";
import css from "./CustomerData.module.css";
import type { Customer } from "./data.ts";
import { EraseCustomerDialog } from "./EraseCustomerDialog.tsx";

/** Exports or erases a customer's data, which customers can request by law. */
export function CustomerData({ customer }: { customer: Customer }) {
  const { t } = useTranslation("personalData");
  const canExport = usePermission("exports");
  const isOwner = useRead(getCurrentUser, {}).data?.data.user.role === "owner";
  const [isErasing, setIsErasing] = useState(false);
  const save = useDownload(exportCustomer, { done: t("customer.exported") });
  if (!canExport && !isOwner) return null;
  return (
    <Section title={t("customer.title")}>
      <p className="soft">{t("customer.text")}</p>
      <div className={css.actions}>
        {canExport && (
          <Button isPending={save.isPending} onClick={() => void save.run({ params: { id: customer.id } })}>
            {t("customer.export")}
          </Button>
        )}
        {isOwner && (
          <Button look="danger" onClick={() => setIsErasing(true)}>
            {t("customer.erase")}
          </Button>
        )}
      </div>
      {!isOwner && <p className="soft">{t("customer.ownersOnly")}</p>}
      {isErasing && <EraseCustomerDialog customer={customer} onClose={() => setIsErasing(false)} />}
    </Section>
  );
}
