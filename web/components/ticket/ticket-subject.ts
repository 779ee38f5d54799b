import { useTranslation } from "react-i18next";

/** What a ticket is called in lists and titles; a voice note or a picture alone has no words to be called by. */
export function useTicketSubject(): (ticket: { subject: string }) => string {
  const { t } = useTranslation("portal");
  return ({ subject }) => subject || t("thread.noWords");
}
