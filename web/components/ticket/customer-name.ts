import { useTranslation } from "react-i18next";

/** The name of a customer, or "Visitor #12" as long as they have not said it. */
export function useCustomerName(): (customer: { name: string | null; number: number }) => string {
  const { t } = useTranslation("portal");
  return ({ name, number }) => name ?? t("thread.customerNumber", { number });
}
