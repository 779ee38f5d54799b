import { useTranslation } from "react-i18next";
import { Mark } from "#web/ui/Mark.tsx";
import css from "./TryQuestionLink.module.css";

/**
 * Where the question box is far down: a way to it from the head of the page. It does not float: over the list it would lie
 * on the rows' menus.
 */
export function TryQuestionLink() {
  const { t } = useTranslation("knowledge");
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
