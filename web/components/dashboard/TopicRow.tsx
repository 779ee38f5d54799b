import { Trans, useTranslation } from "react-i18next";
import { formatNumber, formatPercent } from "#shared/rules/format.ts";
import { classes } from "#web/ui/classes.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { ShareBar } from "#web/components/signs/Meter.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import css from "./TopicRow.module.css";

export interface TopicRowProps {
  count: number;
  title: string;
  /** The address of the tickets in which customers asked about the topic. */
  to?: string;
  /** An example in a customer's own words. */
  example: string;
  /** The share that the agent answered, from 0 to 1. */
  answered: number;
  /** The advice that is shown when the agent answered few of them. */
  help?: React.ReactNode;
}

const lowAnswerShare = 0.7;

/** A topic of customers' questions, as a child of `Rows`. */
export function TopicRow({ count, title, to, example, answered, help }: TopicRowProps) {
  const { t } = useTranslation("portal");
  const isLow = answered < lowAnswerShare;
  return (
    <li className={css.topic}>
      <span className={css.count}>
        {formatNumber(count)} <small>{t("topic.times", { count })}</small>
      </span>
      <div className={css.text}>
        <h3>{to ? <TextLink to={to}>{title}</TextLink> : title}</h3>
        {example && <q {...languageOfText(example)}>{example}</q>}
      </div>
      <div className={classes(css.rate, isLow && css.low)}>
        <ShareBar share={answered} isLow={isLow} />
        <Trans
          t={t}
          i18nKey="topic.answered"
          values={{ share: formatPercent(answered) }}
          components={{ share: <Share /> }}
        />
        {isLow && help}
      </div>
    </li>
  );
}

function Share({ children }: { children?: React.ReactNode }) {
  return (
    <b>
      <Ltr>{children}</Ltr>
    </b>
  );
}
