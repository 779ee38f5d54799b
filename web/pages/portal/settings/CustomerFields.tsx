import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteCustomerField, listCustomerFields } from "#web/api/endpoints/customer-fields.ts";
import type { CustomerField } from "#shared/contract/customer-fields.ts";
import { maxCustomerFields } from "#shared/values/customers.ts";
import { useRead } from "#web/api/use-read.ts";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { MoreIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { CustomerFieldDialog } from "./CustomerFieldDialog.tsx";
import css from "./Tags.module.css";

/** The organisation's customer fields. */
export function CustomerFields({ canChange }: { canChange: boolean }) {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useRead(listCustomerFields, {});
  const [isAdding, setAdding] = useState(false);
  const [changing, setChanging] = useState<{ field: CustomerField; act: "rename" | "delete" }>();
  const close = () => {
    setAdding(false);
    setChanging(undefined);
  };
  return (
    <SettingsSection id="customer-fields" title={t("customerFields.title")} text={t("customerFields.text")}>
      {data ? (
        data.data.length === 0 ? (
          <p className="soft">{t("customerFields.none")}</p>
        ) : (
          <Rows label={t("customerFields.title")}>
            {data.data.map((field) => (
              <li key={field.id} className={css.tag}>
                <bdi>{field.name}</bdi>
                {canChange && (
                  <Menu
                    label={t("customerFields.more", { name: field.name })}
                    trigger={<MoreIcon />}
                    entries={[
                      {
                        id: "rename",
                        label: t("tags.rename"),
                        onSelect: () => setChanging({ field, act: "rename" }),
                      },
                      {
                        id: "delete",
                        label: t("tags.delete"),
                        danger: true,
                        onSelect: () => setChanging({ field, act: "delete" }),
                      },
                    ]}
                  />
                )}
              </li>
            ))}
          </Rows>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} height="3rem" />
      )}
      {!canChange ? (
        <p className="soft">{t("notAllowed")}</p>
      ) : (
        data &&
        data.data.length < maxCustomerFields && (
          <Button onClick={() => setAdding(true)}>{t("customerFields.add")}</Button>
        )
      )}
      {(isAdding || changing?.act === "rename") && (
        <CustomerFieldDialog field={changing?.field} onClose={close} />
      )}
      {changing?.act === "delete" && (
        <ConfirmActionDialog
          endpoint={deleteCustomerField}
          request={{ params: { id: changing.field.id } }}
          refreshes={["customerFields", "customers"]}
          done={t("customerFields.deleted")}
          title={t("customerFields.deleteTitle", { name: changing.field.name })}
          confirm={t("tags.delete")}
          onClose={close}
        >
          <p>{t("customerFields.deleteText")}</p>
        </ConfirmActionDialog>
      )}
    </SettingsSection>
  );
}
