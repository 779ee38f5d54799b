import { Trans, useTranslation } from "react-i18next";
import type { KindResult, Share } from "#shared/contract/quality.ts";
import { outcomes } from "#shared/values/quality.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./KindTable.module.css";
import { OutcomeMark } from "./OutcomeMark.tsx";

/** The results for each kind of question, with both shares and their intervals. */
export function KindTable({ kinds, label }: { kinds: readonly KindResult[]; label: string }) {
  const { t } = useTranslation("quality");
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t("kinds.head.kind")}</th>
          <th scope="col">{t("kinds.head.happened")}</th>
          <th scope="col">{t("kinds.head.answered")}</th>
          <th scope="col">{t("kinds.head.all")}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((result) => (
          <tr key={result.kind}>
            <th scope="row">
              {t(`kinds.${result.kind}`)} <span className={css.count}>{result.questions}</span>
              <small>{t(`kinds.${result.kind}Note`)}</small>
            </th>
            <td className={css.happened}>
              <OutcomeBar result={result} />
            </td>
            <td data-label={t("kinds.head.answered")}>
              {result.kind === "unanswerable" ? (
                <span aria-hidden="true">–</span>
              ) : (
                <ShareCell share={result.of_answered} />
              )}
            </td>
            <td data-label={t("kinds.head.all")}>
              <ShareCell share={result.of_all} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OutcomeBar({ result }: { result: KindResult }) {
  const some = outcomes.filter((each) => result[each] > 0);
  return (
    <>
      <span className={css.bar} aria-hidden="true">
        {some.map((each) => (
          <i key={each} className={css[each]} style={{ flexGrow: result[each] }} />
        ))}
      </span>
      <span className={css.legend}>
        {some.map((each) => (
          <OutcomeMark key={each} outcome={each} count={result[each]} />
        ))}
      </span>
    </>
  );
}

function ShareCell({ share }: { share: Share | null }) {
  const { t } = useTranslation("quality");
  const format = useFormat();
  if (!share) return <small>{t("kinds.none")}</small>;
  return (
    <>
      <b>
        <Ltr>{format.percent(share.share)}</Ltr>
      </b>
      <small>
        <Trans
          t={t}
          i18nKey="kinds.range"
          values={{ low: format.percent(share.low), high: format.percent(share.high) }}
          components={{ low: <Ltr />, high: <Ltr /> }}
        />
      </small>
    </>
  );
}
