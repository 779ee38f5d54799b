import { useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import type { Ticket } from "./data.ts";

/** The customer's rating with their comment. */
export function TicketRating({ ticket: { rating, rated } }: { ticket: Ticket }) {
  const { t } = useTranslation(["tickets", "portal"]);
  const format = useFormat();
  if (!rating || !rated) return null;
  return (
    <section>
      <h2>
        {t("rating.title")}
        <time dateTime={rated.at}>{format.when(rated.at)}</time>
      </h2>
      <p>
        <b>{t(`portal:rating.${rating}`)}</b>
      </p>
      {rated.comment && (
        <p>
          <bdi>{t("rating.comment", { comment: rated.comment })}</bdi>
        </p>
      )}
    </section>
  );
}
