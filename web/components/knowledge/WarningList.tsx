import { useTranslation } from "react-i18next";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import css from "./SourceText.module.css";
import type { ExtractedText } from "./source-text.ts";

/** What was left out of a source or is to be checked by its owner, and where. */
export function WarningList({ warnings }: { warnings: ExtractedText["warnings"] }) {
  const { t } = useTranslation("knowledge");
  return (
    <section className={css.warnings}>
      <h3>
        <WarningIcon size="small" />
        {t("text.warnings")}
      </h3>
      <ul>
        {warnings.map((warning, place) => (
          <li key={place}>{warning.text}</li>
        ))}
      </ul>
    </section>
  );
}
