import { useTranslation } from "react-i18next";
import { SiteFooter } from "#web/components/site/SiteFooter.tsx";
import { ShopPicture } from "#web/components/site/ShopPicture.tsx";
import { SiteHeader } from "#web/components/site/SiteHeader.tsx";
import street from "#web/components/site/street-dark.svg";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { PartnerMark, partners } from "#web/pages/site/home/PartnerMark.tsx";
import section from "#web/pages/site/home/section.module.css";
import css from "./AboutPage.module.css";
import { Mission } from "./Mission.tsx";

const cases = ["night", "price", "angry", "unknown"] as const;

/** The page about the company (C114, C115). */
export function AboutPage() {
  const { t } = useTranslation(["aboutus", "common"]);
  return (
    <div className={css.page}>
      <a className="skip" href="#main">
        {t("common:skip")}
      </a>
      <div className={`night ${css.top}`}>
        <SiteHeader />
      </div>
      <main id="main" tabIndex={-1} className={css.main}>
        <section className={`night ${css.banner}`}>
          <div className={`${section.wrap} ${css.head}`}>
            <h1>{t("title")}</h1>
            <p>{t("lead")}</p>
            <LinkButton to={paths.signUp()} look="cta" size="large">
              {t("start")}
            </LinkButton>
          </div>
          <img src={street} alt="" className={css.street} />
          <div className={css.shop} aria-hidden="true">
            <i className={css.cord} />
            <Mark className={css.lamp} />
            <ShopPicture height={275} />
          </div>
        </section>
        <section className={section.section}>
          <div className={`${section.wrap} ${css.who}`}>
            <h2>{t("who.title")}</h2>
            <div>
              <p className={css.big}>{t("who.big")}</p>
              <div className={css.two}>
                <p>{t("who.a")}</p>
                <p>{t("who.b")}</p>
              </div>
              <p className={css.on}>
                <TextLink to={paths.contactus()}>{t("who.contact")}</TextLink>
                <TextLink to={paths.news()}>{t("who.news")}</TextLink>
              </p>
            </div>
          </div>
        </section>
        <section className={css.partners}>
          <div className={`${section.wrap} ${css.who}`}>
            <h2 className={css.small}>
              {t("partners.title")}
              <small>{t("partners.note")}</small>
            </h2>
            <ul className={css.marks}>
              {partners.map((partner) => (
                <li key={partner}>
                  <PartnerMark partner={partner} />
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section className={section.section}>
          <div className={section.wrap}>
            <div className={css.whyHead}>
              <h2>{t("why.title")}</h2>
              <p>{t("why.lead")}</p>
            </div>
            <table className={css.pair} aria-label={t("why.table")}>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="vh">{t("why.case")}</span>
                  </th>
                  <th scope="col">
                    <Mark state="off" />
                    {t("why.without")}
                  </th>
                  <th scope="col">
                    <Mark />
                    {t("why.with")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {cases.map((one) => (
                  <tr key={one}>
                    <th scope="row">{t(`why.${one}`)}</th>
                    <td>{t(`why.${one}No`)}</td>
                    <td>{t(`why.${one}Yes`)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <div className={css.how}>
              <div>
                <h3>{t("why.how")}</h3>
                <ol>
                  {(["a", "b", "c"] as const).map((step) => (
                    <li key={step}>{t(`why.steps.${step}`)}</li>
                  ))}
                </ol>
              </div>
              <div>
                <h3>{t("why.inside")}</h3>
                <ul>
                  {(["a", "b", "c", "d", "e", "f"] as const).map((feature) => (
                    <li key={feature}>{t(`why.features.${feature}`)}</li>
                  ))}
                </ul>
              </div>
            </div>
            <LinkButton to={paths.signUp()} look="cta" size="large">
              {t("why.get")}
            </LinkButton>
          </div>
        </section>
        <section className={css.founder}>
          <div className={`${section.wrap} ${css.founderInside}`}>
            <figure>
              <blockquote>
                <p>{t("founder.quote")}</p>
                <p className={css.soft}>{t("founder.more")}</p>
                <p className={css.soft}>{t("founder.team")}</p>
              </blockquote>
              <figcaption>
                <b>{t("founder.name")}</b>
                <small>{t("founder.note")}</small>
              </figcaption>
            </figure>
            <LinkButton to={paths.signUp()} size="large" className={css.light ?? ""}>
              {t("founder.start")}
            </LinkButton>
          </div>
        </section>
        <Mission />
      </main>
      <SiteFooter />
    </div>
  );
}
