import { useTranslation } from "react-i18next";

/** Returns a function that gives a customer's name, or "Visitor #12" until they have stated one. */
export function useCustomerName(): (customer: { name: string | null; number: number }) => string {
  const { t } = useTranslation("portal");
  return ({ name, number }) => name ?? t("thread.customerNumber", { number });
}
