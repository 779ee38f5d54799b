import { useTranslation } from "react-i18next";
import { hasPersonalData, type PersonalData } from "#shared/rules/personal-data.ts";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import css from "./TeachDialog.module.css";

/** Warns about personal data of one customer in an answer, because the agent would send it to everybody. */
export function PersonalWarning({ found, text }: { found: readonly PersonalData[]; text: string }) {
  const { t } = useTranslation("corrections");
  const left = found.filter((one) => hasPersonalData(text, one));
  return (
    <div role="status">
      {left.length > 0 && (
        <p className={css.personal}>
          <WarningIcon size="small" />
          <span>
            {t("dialog.personal")}{" "}
            {left.map(({ kind, value }, index) => (
              <span key={kind}>
                {index > 0 && " · "}
                {t(`dialog.${kind}`)} <bdi>{value}</bdi>
              </span>
            ))}
            . {t("dialog.personalNote")}
          </span>
        </p>
      )}
    </div>
  );
}
