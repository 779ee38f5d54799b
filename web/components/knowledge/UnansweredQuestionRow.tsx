import { useId, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { UnansweredQuestion } from "#shared/contract/unanswered-questions.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { MoreIcon } from "#web/ui/icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Menu, type MenuEntry } from "#web/ui/Menu.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import css from "./UnansweredQuestionRow.module.css";

export interface UnansweredQuestionRowProps {
  group: UnansweredQuestion;
  onAnswer: () => void;
  /** Adds the questions as phrasings of the suggested answer. */
  onAdd: () => void;
  isAdding: boolean;
  entries: readonly MenuEntry[];
}

/** A group of unanswered questions: their number, their phrasings and the actions. */
export function UnansweredQuestionRow({
  group,
  onAnswer,
  onAdd,
  isAdding,
  entries,
}: UnansweredQuestionRowProps) {
  const { t } = useTranslation("unansweredQuestions");
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { suggestion } = group;
  return (
    <li className={css.gap}>
      <p className={css.asked} title={t("row.customers", { count: group.customers })}>
        <b>{group.customers}</b>
        <small>{t("row.customersWord", { count: group.customers })}</small>
      </p>
      <div className={css.text}>
        <h2>
          <span {...languageOfText(group.question)}>{group.question}</span>
        </h2>
        <small className={css.facts}>
          <span>
            {t(group.questions > 1 ? "row.last" : "row.once", { when: format.relative(group.last_at) })}
          </span>
          {group.channels.map((channel) => (
            <ChannelMark key={channel} kind={channel} />
          ))}
          {group.questions === 1 && group.examples[0] ? (
            <TicketLink ticket={group.examples[0].ticket} />
          ) : (
            <button
              type="button"
              className={css.toggle}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t("row.hide") : t("row.examples", { count: group.questions })}
            </button>
          )}
        </small>
        {isOpen && (
          <ul id={id} className={css.examples}>
            {group.examples.map((example) => (
              <li key={example.message_id}>
                <q>
                  <span {...languageOfText(example.text)}>{example.text}</span>
                </q>
                <small>
                  {format.relative(example.at)} · <TicketLink ticket={example.ticket} />
                </small>
              </li>
            ))}
            {group.questions > group.examples.length && <li className={css.more}>{t("row.newest")}</li>}
          </ul>
        )}
        {suggestion && (
          <div className={css.near}>
            <p>
              <span>{t("row.near")}</span> <bdi>{suggestion.question}</bdi>
              <small title={suggestion.answer} {...languageOfText(suggestion.answer)}>
                {suggestion.answer}
              </small>
            </p>
            <Button size="small" look="quiet" isPending={isAdding} onClick={onAdd}>
              {t("row.add")}
            </Button>
          </div>
        )}
      </div>
      <div className={css.acts}>
        <Button size="small" onClick={onAnswer}>
          {t("row.answer")}
        </Button>
        <Menu label={t("row.more", { question: group.question })} trigger={<MoreIcon />} entries={entries} />
      </div>
    </li>
  );
}

function TicketLink({ ticket }: { ticket: { id: string; number: number } }) {
  const { t } = useTranslation("unansweredQuestions");
  return (
    <TextLink to={paths.ticket(ticket.id)}>
      <Trans t={t} i18nKey="row.ticket" values={{ number: ticket.number }} components={{ number: <Ltr /> }} />
    </TextLink>
  );
}
