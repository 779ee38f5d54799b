import { useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { UploadIcon } from "#web/ui/icons.tsx";
import { CloseIcon } from "#web/ui/site-icons.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { ShareBar } from "#web/components/signs/Meter.tsx";
import { Status } from "#web/components/signs/Status.tsx";
import css from "./SendingRow.module.css";

export interface UploadRowProps {
  /** The file. `share` is the uploaded share from 0 to 1, null while it waits. */
  sending: { name: string; size: number; share: number | null; problem?: string };
  onDismiss: () => void;
}

/** A file that is being uploaded, or one that was refused, with the reason. It is a child of `Rows`. */
export function UploadRow({ sending: { name, size, share, problem }, onDismiss }: UploadRowProps) {
  const { t } = useTranslation("knowledge");
  const format = useFormat();
  return (
    <li className={css.sending}>
      <UploadIcon className={css.icon} />
      <div className={css.text}>
        <b>
          <TruncatedText>{name}</TruncatedText>
        </b>
        <small>
          <Ltr>{format.bytes(size)}</Ltr>
        </small>
      </div>
      {problem ? (
        <>
          <Status status="failed" />
          <IconButton label={t("files.remove", { name })} onClick={onDismiss}>
            <CloseIcon />
          </IconButton>
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        </>
      ) : share === null ? (
        <span className={css.stage}>{t("files.waiting")}</span>
      ) : share < 1 ? (
        <span
          role="progressbar"
          aria-label={t("files.uploading", { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          className={css.progress}
        >
          <ShareBar share={share} />
          <Ltr>{format.percent(share)}</Ltr>
        </span>
      ) : (
        <span className={css.stage}>{t("files.sent")}</span>
      )}
    </li>
  );
}
