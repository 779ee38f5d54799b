import { useTranslation } from "react-i18next";
import { Mark } from "../../ui/Mark.tsx";
import css from "./Typing.module.css";

/** An answer is under way. Stands in the log, so it is read out once when it appears. */
export function Typing() {
  const { t } = useTranslation("chat");
  return (
    <p className={css.typing}>
      <Mark state="turning" className={css.mark} />
      <span>{t("typing")}…</span>
    </p>
  );
}
