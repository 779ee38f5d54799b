import { useTranslation } from "react-i18next";
import { paths } from "#web/paths.ts";
import { Link } from "#web/ui/Link.tsx";
import { BackIcon } from "#web/ui/site-icons.tsx";
import css from "./CampaignHeader.module.css";

/** The first line of a campaign's page: the link back, the title and the actions. */
export function CampaignHeader({ title, children }: { title: React.ReactNode; children: React.ReactNode }) {
  const { t } = useTranslation("campaigns");
  return (
    <header className={css.top}>
      <Link to={paths.campaigns()} className={css.back} aria-label={t("back")} title={t("back")}>
        <BackIcon />
      </Link>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
