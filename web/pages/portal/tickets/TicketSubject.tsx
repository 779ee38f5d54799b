import { useTranslation } from "react-i18next";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { paths } from "#web/paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { Ticket } from "./data.ts";

/** What the customer asked about, each leading to the other tickets about it, and in what mood they are. */
export function TicketSubject({ ticket: { topics, sentiments } }: { ticket: Ticket }) {
  const { t } = useTranslation("tickets");
  if (topics.length + sentiments.length === 0) return null;
  return (
    <section>
      <h2>{t("subject.title")}</h2>
      {topics.length > 0 && (
        <ul>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <TextLink to={paths.tickets({ topic: id, sort: "newest" })}>
                <span {...languageOfText(title)}>{title}</span>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {sentiments.map((sentiment) => (
        <p key={sentiment}>{t(`subject.${sentiment}`)}</p>
      ))}
    </section>
  );
}
