import { useTranslation } from "react-i18next";
import { DottedRingGlyph, TickGlyph } from "#web/components/signs/glyphs.tsx";
import css from "./OrganizationTable.module.css";

/** Whether an organisation's agent answers, and from which version. `version` is null before the first training. */
export function AgentState({ version }: { version: number | null }) {
  const { t } = useTranslation("operator");
  return (
    <span className={version === null ? css.untrained : css.live}>
      {version === null ? <DottedRingGlyph /> : <TickGlyph />}
      {version === null ? t("organizations.untrained") : t("organizations.version", { number: version })}
    </span>
  );
}
