import { useTranslation } from "react-i18next";
import { readBusinessFacts } from "#web/api/endpoints/business-facts.ts";
import { factTopics } from "#shared/rules/business-facts.ts";
import { useRead } from "#web/api/use-read.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./FactsProgress.module.css";

/**
 * The number of known topics of the six that every customer asks about, with a link to the others. The step is
 * optional.
 */
export function FactsProgress() {
  const { t } = useTranslation("guide");
  const facts = useRead(readBusinessFacts, {}).data?.data;
  if (!facts) return null;
  const all = factTopics.length;
  const known = factTopics.filter((topic) => facts[topic].value !== null).length;
  const text = t("facts.progress", { known, all });
  return (
    <div className={css.facts}>
      <p>
        {text} <small>{t("facts.optional")}</small>
      </p>
      <progress aria-label={text} value={known} max={all} />
      <TextLink to={portalPaths.businessFacts()}>
        {t(known < all ? "facts.complete" : "facts.review")}
      </TextLink>
    </div>
  );
}
