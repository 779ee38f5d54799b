import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Mark } from "#web/ui/Mark.tsx";
import css from "./TryQuestionLink.module.css";

/** A link to the question box, which is far down on a phone. It is hidden while the box is visible. */
export function TryQuestionLink() {
  const { t } = useTranslation("knowledge");
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const box = document.getElementById("try");
    if (!box) return;
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  if (isInSight) return null;
  return (
    <button
      type="button"
      className={css.pill}
      onClick={() => {
        const box = document.getElementById("try");
        box?.scrollIntoView({ block: "center" });
        box?.querySelector("input")?.focus({ preventScroll: true });
      }}
    >
      <Mark className={css.mark} />
      {t("ask.pill")}
    </button>
  );
}
