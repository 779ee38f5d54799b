import { useTranslation } from "react-i18next";
import type { AppliedRule } from "#shared/contract/applied-triage-rules.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import type { Ticket } from "./data.ts";
import css from "./TicketTriage.module.css";

/** The triage rules that were applied to the ticket, with their changes. */
export function TicketTriage({ ticket: { triage } }: { ticket: Ticket }) {
  const { t } = useTranslation("tickets");
  const format = useFormat();
  const effectsOf = useEffects();
  if (triage.length === 0) return null;
  return (
    <section>
      <h2>{t("triage.title")}</h2>
      <ul className={css.rules}>
        {triage.map((rule) => (
          <li key={rule.id}>
            <p>
              <b>
                <bdi>{rule.name}</bdi>
              </b>
              <time dateTime={rule.at}>{format.when(rule.at)}</time>
            </p>
            <p className="soft">
              <bdi>{effectsOf(rule) || t("triage.nothing")}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useEffects(): (rule: AppliedRule) => string {
  const { t } = useTranslation(["tickets", "portal"]);
  return ({ effects: { priority, assignee, tags, has_replied, has_escalated } }) =>
    [
      priority && t("triage.priority", { priority: t(`portal:priority.${priority}`) }),
      assignee && t("triage.assignee", { name: assignee }),
      ...(tags ?? []).map((name) => t("triage.tag", { name })),
      has_replied && t("triage.replied"),
      has_escalated && t("triage.escalated"),
    ]
      .filter(Boolean)
      .join(t("triage.and"));
}
