import { useTranslation } from "react-i18next";

/** Returns a function that gives a ticket's title. A voice note or a picture without text gets a general one. */
export function useTicketSubject(): (ticket: { subject: string }) => string {
  const { t } = useTranslation("portal");
  return ({ subject }) => subject || t("thread.noWords");
}
