import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { paths } from "#web/paths.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { TabLinks } from "#web/ui/TabLinks.tsx";
import css from "./KnowledgeTabs.module.css";

/** The tabs of the knowledge base, each with its own page. */
export function KnowledgeTabs() {
  const { t } = useTranslation("knowledge");
  const { pathname } = useLocation();
  const here = pathname.replace(/\/+$/, "");
  const items = [
    { to: paths.knowledge(), label: t("parts.sources") },
    { to: portalPaths.businessFacts(), label: t("parts.facts") },
    { to: paths.answers(), label: t("parts.answers") },
    { to: portalPaths.gaps(), label: t("parts.gaps") },
    { to: portalPaths.quality(), label: t("parts.quality") },
  ];
  return (
    <div className={css.parts}>
      <TabLinks
        label={t("parts.label")}
        items={items.map((item) => ({ ...item, current: item.to === here }))}
      />
    </div>
  );
}
