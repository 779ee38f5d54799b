import { useTranslation } from "react-i18next";
import type { PrivacyRequest } from "#shared/contract/privacy-requests.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import css from "./RequestRow.module.css";

/** A request: its kind, its requester, its time and its state. */
export function RequestRow({ request }: { request: PrivacyRequest }) {
  const { t } = useTranslation("personalData");
  const format = useFormat();
  const whenInSentence = useWhenInSentence();
  const { kind, customer_number: number, requested_by: name, requested_at, done_at } = request;
  return (
    <li className={css.row}>
      <span className={css.what}>
        <b>{t(`requests.${kind}`, { number })}</b>
        <small>
          {t("requests.counts", {
            messages: t("erase.messages", { count: request.messages }),
            files: t("erase.files", { count: request.files }),
          })}
        </small>
      </span>
      <span className={css.who}>
        <bdi>{name === null ? t("requests.byFormer") : t("requests.by", { name })}</bdi>
        <time dateTime={requested_at}>{format.when(requested_at)}</time>
      </span>
      <span className={css.state}>
        {done_at === null ? t("requests.pending") : t("requests.done", { date: whenInSentence(done_at) })}
      </span>
    </li>
  );
}
