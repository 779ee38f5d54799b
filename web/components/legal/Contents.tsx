import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

interface Entry {
  id: string;
  title: string;
}

/** The table of contents. On a wide screen it stays beside the text and marks the current section. */
export function Contents({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation("legal");
  const here = useReadSection(entries.map(({ id }) => id).join(" "));
  return (
    <nav aria-labelledby="contents">
      <p id="contents">{t("contents")}</p>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === here ? "true" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the id of the section at the top of the screen. Undefined before the page is hydrated. */
function useReadSection(ids: string): string | undefined {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    const sections = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const findReadSection = () => {
      const readSection = sections.findLast(
        (section) => section.getBoundingClientRect().top < innerHeight / 3,
      );
      setHere((readSection ?? sections[0])?.id);
    };
    // A section has entered or left the screen, so the topmost one may have changed.
    const watch = new IntersectionObserver(findReadSection, { rootMargin: "0px 0px -66% 0px" });
    for (const section of sections) watch.observe(section);
    return () => watch.disconnect();
  }, [ids]);
  return here;
}
