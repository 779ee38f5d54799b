import { useTranslation } from "react-i18next";
import type { CitationView } from "#shared/contract/tickets.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { ShareBar } from "#web/components/signs/Meter.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { FileIcon } from "#web/ui/site-icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { Ticket } from "./data.ts";
import css from "./ConsultedSources.module.css";
import { citationKey, listConsultedSources, formatQuote } from "./consulted-sources.ts";

/** The sources that the agent considered, their relevance, and whether they were used (B44). */
export function ConsultedSources({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation("tickets");
  const tried = listConsultedSources(ticket.id, ticket.messages);
  const isDeferred = ticket.status === "deferred";
  const canTeach = usePermission("knowledge");
  const searched = ticket.defer_reason === "no_answer" || ticket.defer_reason === "low_confidence";
  return (
    <section>
      <h2>
        {t(!isDeferred && tried.some((citation) => citation.used) ? "tried.titleUsed" : "tried.title")}
        {tried.length > 0 && <span>{t("tried.count", { count: tried.length })}</span>}
      </h2>
      {tried.length === 0 && <p className="soft">{t(searched ? "tried.none" : "tried.noneAsked")}</p>}
      <ul className={css.sources}>
        {tried.map((citation) => (
          <Source key={citationKey(citation)} citation={citation} answerFrom={ticket.answer_from} />
        ))}
      </ul>
      {canTeach && isDeferred && searched && <TextLink to={paths.answers()}>{t("tried.teach")}</TextLink>}
    </section>
  );
}

function Source({ citation, answerFrom }: { citation: CitationView; answerFrom: number }) {
  const { t } = useTranslation(["tickets", "portal"]);
  const format = useFormat();
  const { label, used, confidence } = citation;
  const canTeach = usePermission("knowledge");
  const quote = formatQuote(citation.quote, (code) => t(`tried.availability.${code}`));
  return (
    <li className={css.source}>
      <FileIcon />
      <div className={css.text}>
        {citation.faq_id && canTeach ? (
          <TextLink to={paths.answers({ faq: citation.faq_id })}>{t("portal:thread.written")}</TextLink>
        ) : (
          <TruncatedText className={css.label} title={label}>
            {citation.faq_id ? t("portal:thread.written") : label}
          </TruncatedText>
        )}
        {quote && (
          <q {...languageOfText(quote)} title={quote}>
            {quote}
          </q>
        )}
      </div>
      <span className={css.fit}>
        <Ltr>{format.confidence(confidence)}</Ltr>
        <ShareBar share={confidence} isLow={used && confidence < answerFrom} isQuiet={!used} />
        <small>{t(used ? "tried.used" : "tried.unused")}</small>
      </span>
    </li>
  );
}
