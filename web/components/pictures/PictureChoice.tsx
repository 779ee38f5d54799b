import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { AttachIcon } from "#web/ui/icons.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { CloseIcon } from "#web/ui/site-icons.tsx";
import { FilePicture } from "./FilePicture.tsx";
import css from "./PictureChoice.module.css";

export interface ChosenPicture {
  name: string;
  size_bytes: number | null;
  /** The file, or the picture's address. */
  source: File | string | null;
}

/** A field for one picture with its preview. `error` is the problem of the last chosen file. */
export function PictureChoice({
  picture,
  onChoose,
  onRemove,
  accept,
  isPending,
  error,
  hint,
  isCompact,
}: {
  picture: ChosenPicture | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
  accept: string;
  isPending?: boolean;
  error?: string | undefined;
  /** The accepted formats, which are shown before a picture is chosen. */
  hint: string;
  /** Whether the button shows only its icon on a phone, beside other controls in one line. */
  isCompact?: boolean;
}) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css.choice}>
      <input
        ref={input}
        type="file"
        className="vh"
        tabIndex={-1}
        aria-label={t("picture.add")}
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onChoose(file);
        }}
      />
      {picture ? (
        <>
          {picture.source instanceof File ? (
            <FilePicture file={picture.source} alt="" className={css.thumb} />
          ) : (
            picture.source && <img src={picture.source} alt="" className={css.thumb} />
          )}
          <span className={css.about}>
            <TruncatedText>{picture.name}</TruncatedText>
            {picture.size_bytes !== null && (
              <small>
                <bdi dir="ltr">{format.bytes(picture.size_bytes)}</bdi>
              </small>
            )}
          </span>
          <Button size="small" look="quiet" isPending={isPending} onClick={() => input.current?.click()}>
            {t("picture.change")}
          </Button>
          <IconButton label={t("picture.remove")} onClick={onRemove}>
            <CloseIcon size="small" />
          </IconButton>
        </>
      ) : (
        <>
          <Button
            size="small"
            look={isCompact ? "quiet" : "line"}
            isPending={isPending}
            onClick={() => input.current?.click()}
          >
            <AttachIcon size="small" />
            <span className={classes(isCompact && "vh-phone")}>{t("picture.add")}</span>
          </Button>
          {hint && <small className={css.hint}>{hint}</small>}
        </>
      )}
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
