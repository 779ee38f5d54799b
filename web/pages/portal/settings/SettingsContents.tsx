import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "#web/ui/Link.tsx";
import css from "./SettingsContents.module.css";
import type { SettingsGroup } from "./use-settings-parts.tsx";

/** The table of contents of the settings. On narrow screens it contains only the groups. */
export function SettingsContents({ groups }: { groups: readonly SettingsGroup[] }) {
  const { t } = useTranslation("settings");
  const current = usePartInSight(groups.flatMap(({ parts }) => parts.map(({ id }) => id)).join(" "));
  return (
    <nav aria-label={t("contents.label")} className={css.contents}>
      <ul>
        {groups.map(({ id, title, parts }) => (
          <li key={id}>
            <Link to={`#${parts[0]?.id}`} className={css.group}>
              {title}
            </Link>
            <ul>
              {parts.map((part) => (
                <li key={part.id}>
                  <Link
                    to={`#${part.id}`}
                    className={css.part}
                    aria-current={part.id === current ? "location" : undefined}
                  >
                    {part.title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the id of the section in the upper third of the window. */
function usePartInSight(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const inSight = entries.find(({ isIntersecting }) => isIntersecting);
        if (inSight) setCurrent(inSight.target.id);
      },
      { rootMargin: "-10% 0px -70% 0px" },
    );
    for (const id of ids.split(" ")) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
