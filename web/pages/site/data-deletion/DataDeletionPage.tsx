import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { getDataDeletion } from "#web/api/endpoints/data-deletions.ts";
import { ApiError } from "#web/api/api-error.ts";
import { usePageData } from "#web/api/page-data.ts";
import { TextPage } from "#web/components/site/TextPage.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import css from "./DataDeletionPage.module.css";

/** The page to which Meta sends people who asked for the deletion of their data (A56). */
export function DataDeletionPage() {
  const { t } = useTranslation("dataDeletion");
  const { code = "" } = useParams();
  const format = useFormat();
  const { data, error, retry } = usePageData(getDataDeletion, { params: { code } });
  const isUnknown = error instanceof ApiError && error.status === 404;
  const request = data?.data;
  return (
    <TextPage title={t("title")}>
      {request ? (
        <section className={css.status}>
          <h2>{t("done")}</h2>
          <p>{t("doneText")}</p>
          <dl>
            <dt>{t("code")}</dt>
            <dd>
              <Ltr>{request.code}</Ltr>
            </dd>
            <dt>{t("requested")}</dt>
            <dd>
              {format.date(request.requested_at)} {format.time(request.requested_at)}
            </dd>
            <dt>{t("finished")}</dt>
            <dd>
              {format.date(request.done_at)} {format.time(request.done_at)}
            </dd>
          </dl>
          <ul>
            <li>{t("conversations", { count: request.conversations })}</li>
            <li>{t("messages", { count: request.messages })}</li>
            <li>{t("accounts", { count: request.accounts })}</li>
          </ul>
        </section>
      ) : isUnknown ? (
        <section className={css.status}>
          <h2>{t("unknown")}</h2>
          <p>{t("unknownText")}</p>
        </section>
      ) : error === undefined ? (
        <Spinner />
      ) : (
        <ErrorState error={error} onRetry={retry} />
      )}
    </TextPage>
  );
}
