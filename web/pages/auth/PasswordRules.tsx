import { useTranslation } from "react-i18next";
import { minPasswordLength } from "#shared/rules/password.ts";
import { classes } from "#web/ui/classes.ts";
import css from "./PasswordRules.module.css";

/** The rules of a password. Each rule is marked as soon as the typed password meets it. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation("auth");
  const pins = [
    { key: "length", met: [...password].length >= minPasswordLength },
    { key: "uppercase", met: /\p{Lu}/u.test(password) },
    { key: "number", met: /\p{Nd}/u.test(password) },
    { key: "symbol", met: /[^\p{L}\p{N}\p{M}\s]/u.test(password) },
  ] as const;
  return (
    <ul className={css.lock} aria-label={t("newPassword.rules.label")}>
      {pins.map(({ key, met }) => (
        <li key={key} className={classes(met && css.up)}>
          <i aria-hidden="true" />
          <span>
            {t(`newPassword.rules.${key}`)}
            <span className="vh"> {t(met ? "newPassword.rules.met" : "newPassword.rules.open")}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
