import { useTranslation } from "react-i18next";
import { Lede, Page, PageHead } from "../../../components/portal/Page.tsx";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { ForwardIcon } from "../../../ui/site-icons.tsx";
import css from "./ComingPage.module.css";

type Coming = "campaigns" | "microInfluencers";

/** A screen of the product that is not built yet: says what it will do and what works today, and shows nothing else. */
function Coming({ name }: { name: Coming }) {
  const { t } = useTranslation(["guide", "common", "portal"]);
  return (
    <Page>
      <PageHead title={t(`common:titles.${name}`)} note={t("portal:menu.soon")} />
      <Lede>{t(`coming.${name}`)}</Lede>
      <div className={css.today}>
        <p>{t("coming.today")}</p>
        <LinkButton to={paths.chatbot()} look="main">
          {t("coming.go")}
          <ForwardIcon size="small" />
        </LinkButton>
      </div>
    </Page>
  );
}

export const CampaignsPage = () => <Coming name="campaigns" />;
export const MicroInfluencersPage = () => <Coming name="microInfluencers" />;
