import { useTranslation } from "react-i18next";
import { SocialMark } from "#web/components/site/SocialMark.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import css from "./Channels.module.css";
import section from "./section.module.css";

const channels = [
  ["whatsapp", "whatsapp"],
  ["whatsappMeta", "whatsappMeta"],
  ["instagram", "instagram"],
  ["email", "email"],
  ["twitter", "x"],
] as const;

/** The five channels of one agent (C083), drawn as doors. */
export function Channels() {
  const { t } = useTranslation("story");
  return (
    <section className={section.section}>
      <div className={`${section.wrap} ${css.inside}`}>
        <div>
          <h2 className={section.title}>{t("channels.title")}</h2>
          <p className={`${section.lead} ${css.lead}`}>{t("channels.lead")}</p>
          <LinkButton to={paths.signUp()} look="cta" size="large" className={css.get ?? ""}>
            {t("channels.get")}
          </LinkButton>
        </div>
        <div className={css.board}>
          <ul>
            {channels.map(([channel, mark]) => (
              <li key={channel}>
                <span className={css.icon}>
                  <SocialMark network={mark} />
                </span>
                <div>
                  <b>{t(`channels.${channel}`)}</b>
                  <q>{t(`channels.${channel}Ask`)}</q>
                </div>
              </li>
            ))}
          </ul>
          <svg
            className={css.wires}
            viewBox="0 0 104 428"
            preserveAspectRatio="none"
            fill="none"
            stroke="#B98C4A"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            {[38, 126, 214, 302, 390].map((from) => (
              <path key={from} vectorEffect="non-scaling-stroke" d={`M0 ${from}C60 ${from} 40 214 104 214`} />
            ))}
          </svg>
          <Mark className={css.hub} />
        </div>
      </div>
    </section>
  );
}
