import { useTranslation } from "react-i18next";
import type { Source } from "#shared/contract/knowledge.ts";
import { classes } from "#web/ui/classes.ts";
import { ShieldIcon, UsersIcon } from "#web/ui/icons.tsx";
import { CheckIcon, DownIcon } from "#web/ui/site-icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import css from "./AudienceMenu.module.css";

type Audience = Source["audience"];

/** A source's audience, with a menu that changes it. */
export function AudienceMenu({
  source: { name, audience },
  onChange,
}: {
  source: Pick<Source, "name" | "audience">;
  onChange: (audience: Audience) => void;
}) {
  const { t } = useTranslation("knowledge");
  const Icon = audience === "staff" ? ShieldIcon : UsersIcon;
  return (
    <Menu
      label={t("audience.of", { name, audience: t(`audience.${audience}`) })}
      className={classes(css.audience, audience === "staff" && css.staff)}
      trigger={
        <>
          <Icon size="small" />
          <span>{t(`audience.${audience}`)}</span>
          <DownIcon size="small" />
        </>
      }
      entries={(["customers", "staff"] as const).map((choice) => ({
        id: choice,
        label: t(choice === "staff" ? "audience.toStaff" : "audience.toCustomers"),
        icon: choice === audience ? <CheckIcon size="small" /> : <span className={css.gap} />,
        onSelect: () => choice !== audience && onChange(choice),
      }))}
    />
  );
}
