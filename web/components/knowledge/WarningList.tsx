import { useTranslation } from "react-i18next";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import css from "./SourceText.module.css";
import type { ExtractedText } from "./source-text.ts";

/** The parts of a source that were left out or that its owner should check. */
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
