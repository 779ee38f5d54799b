import { useTranslation } from "react-i18next";
import { ApiError } from "#web/api/api-error.ts";
import { Button } from "./Button.tsx";
import css from "./ErrorState.module.css";
import { TryAgainIcon } from "./site-icons.tsx";
import { Ltr } from "./Ltr.tsx";
import { Mark } from "./Mark.tsx";

/** Shows that a part of the page could not be loaded: the error, a retry button, and the request id to quote. */
export function ErrorState({
  error,
  onRetry,
  title,
}: {
  error: unknown;
  onRetry?: () => void;
  title?: string;
}) {
  const { t } = useTranslation("common");
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div role="alert" className={css.error}>
      <Mark state="off" className={css.mark} />
      <h2 className={css.title}>{title ?? t("errors.loadTitle")}</h2>
      <p>{error instanceof ApiError ? error.message : t("errors.generic")}</p>
      {onRetry && (
        <Button onClick={onRetry}>
          <TryAgainIcon size="small" />
          {t("tryAgain")}
        </Button>
      )}
      {requestId && (
        <small>
          {t("errors.reference")} <Ltr>{requestId}</Ltr>
        </small>
      )}
    </div>
  );
}
