import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { paths } from "#web/paths.ts";
import { TabLinks } from "#web/ui/TabLinks.tsx";
import css from "./AgentTabs.module.css";

/** The tabs of the agents' page and of the page that asks the internal agent. */
export function AgentTabs() {
  const { t } = useTranslation(["portal", "common"]);
  const { pathname } = useLocation();
  const isAsking = pathname.startsWith(paths.ask());
  return (
    <div className={css.tabs}>
      <TabLinks
        label={t("common:titles.agents")}
        items={[
          { to: paths.agents(), label: t("common:titles.agents"), current: !isAsking },
          { to: paths.ask(), label: t("menu.ask"), current: isAsking },
        ]}
      />
    </div>
  );
}
