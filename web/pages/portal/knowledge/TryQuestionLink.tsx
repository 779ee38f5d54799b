import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Mark } from "#web/ui/Mark.tsx";
import css from "./TryQuestionLink.module.css";

/** On a phone the question box is far down: a way to it, gone as soon as the box itself is in sight. */
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
