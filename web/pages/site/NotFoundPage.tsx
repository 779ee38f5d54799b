import { useTranslation } from "react-i18next";
import { SceneLayout } from "#web/components/site/SceneLayout.tsx";
import { ShopPicture } from "#web/components/site/ShopPicture.tsx";
import { paths } from "#web/paths.ts";
import { Link } from "#web/ui/Link.tsx";
import css from "./NotFoundPage.module.css";

/** The page for unknown addresses. The lit neighbouring shops lead to other pages. */
export function NotFoundPage() {
  const { t } = useTranslation(["common", "site"]);
  const doors = [
    { to: paths.home(), name: t("home"), height: 218 },
    { to: paths.login(), name: t("titles.login"), height: 262 },
    { to: paths.signUp(), name: t("titles.signUp"), height: 200 },
  ];
  return (
    <SceneLayout windows="none" className={css.scene}>
      <div className={css.head}>
        <h1>{t("notFound.title")}</h1>
        <p>{t("notFound.text")}</p>
      </div>
      <nav aria-label={t("notFound.doors")} className={css.street}>
        <ul>
          {doors.map((door, index) => (
            <li key={door.to} className={index === 2 ? css.after : undefined}>
              <Link to={door.to}>
                <ShopPicture height={door.height} />
                <b>{door.name}</b>
              </Link>
            </li>
          ))}
          <li className={css.plot}>
            <svg viewBox="0 0 200 280" fill="none" aria-hidden="true">
              <path
                d="M34 280V214M166 280V222M20 236h160M22 256h156M34 214l4-8M166 222l-5-9"
                stroke="#46597D"
                strokeWidth="2"
              />
            </svg>
            <bdi dir="ltr">404</bdi>
            <b>{t("notFound.empty")}</b>
          </li>
        </ul>
      </nav>
    </SceneLayout>
  );
}
