import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { formatPhone } from "#shared/rules/phone.ts";
import { Button } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./EditableFact.module.css";

export interface EditableFactProps {
  label: string;
  value: string | null;
  /** Phone numbers and addresses are written from left to right in any language. */
  kind?: "text" | "tel" | "email";
  maxLength?: number;
  isPending: boolean;
  /** The problem of the typed value. */
  problem: string | undefined;
  /** Saves the value. Resolves to whether it was saved. */
  onSave: (value: string) => Promise<boolean>;
  onClose: () => void;
}

/** A value that is edited in place. Enter saves it, Escape restores it. */
export function EditableFact({
  label,
  value,
  kind = "text",
  maxLength = kind === "email" ? 254 : kind === "tel" ? 40 : 120,
  isPending,
  problem,
  onSave,
  onClose,
}: EditableFactProps) {
  const { t } = useTranslation(["customers", "common"]);
  const [text, setText] = useState<string>();
  const isEditing = text !== undefined;
  const row = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) field.current?.select();
    // The button that opened the field has returned and gets the focus.
    else if (wasEditing.current) row.current?.querySelector("button")?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const close = () => {
    setText(undefined);
    onClose();
  };
  const save = async () => {
    if (text === undefined || isPending) return;
    if (text.trim() === (value ?? "")) return close();
    if (await onSave(text.trim())) close();
    else field.current?.focus();
  };
  const direction = kind === "text" ? "auto" : "ltr";
  if (!isEditing) {
    return (
      <div className={css.fact}>
        <dt>{label}</dt>
        <dd ref={row}>
          {value ? (
            <bdi dir={direction}>{kind === "tel" ? formatPhone(value) : value}</bdi>
          ) : (
            <span className="soft">{t("customer.unknown")}</span>
          )}
          <TextLink onClick={() => setText(value ?? "")}>
            <span aria-hidden="true">{t(value ? "customer.edit" : "customer.add")}</span>
            <span className="vh">{t("customer.editField", { field: label })}</span>
          </TextLink>
        </dd>
      </div>
    );
  }
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <input
            ref={field}
            type={kind}
            dir={direction}
            value={text}
            maxLength={maxLength}
            aria-label={label}
            aria-invalid={problem ? true : undefined}
            autoComplete="off"
            onChange={(event) =>
              setText(kind === "tel" ? toAsciiDigits(event.target.value) : event.target.value)
            }
            onKeyDown={(event) => event.key === "Escape" && close()}
          />
          <Button type="submit" look="main" size="small" isPending={isPending}>
            {t("common:save")}
          </Button>
          <Button size="small" look="quiet" onClick={close}>
            {t("common:cancel")}
          </Button>
        </form>
        {problem && (
          <p role="alert" className={css.problem}>
            <WarningIcon size="small" />
            {problem}
          </p>
        )}
      </dd>
    </div>
  );
}

/** A value that cannot be edited. */
export function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={classes(css.fact, css.still)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
