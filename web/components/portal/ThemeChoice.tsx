import { useTranslation } from "react-i18next";
import { chooseTheme, themes, useTheme } from "#web/theme.ts";
import { DevicesIcon, MoonIcon, SunIcon } from "#web/ui/icons.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import css from "./ThemeChoice.module.css";

const icons = { system: DevicesIcon, light: SunIcon, dark: MoonIcon };

export function ThemeChoice() {
  const { t } = useTranslation("common");
  const theme = useTheme();
  const options = themes.map((value) => {
    const Icon = icons[value];
    return {
      value,
      label: (
        <span className={css.option} title={t(`theme.${value}`)}>
          <Icon size="small" />
          <span className="vh">{t(`theme.${value}`)}</span>
        </span>
      ),
    };
  });
  return (
    <div className={css.choice}>
      <span aria-hidden="true">{t("theme.label")}</span>
      <Segment label={t("theme.label")} value={theme} onChange={chooseTheme} options={options} />
    </div>
  );
}
