import { useTranslation } from "react-i18next";
import section from "./section.module.css";

/** The button that stops and starts an animation (D23). */
export function MotionButton({ runs, onToggle }: { runs: boolean; onToggle: () => void }) {
  const { t } = useTranslation("story");
  return (
    <button
      type="button"
      className={section.motion}
      aria-label={t(runs ? "all.pause" : "all.play")}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
        {runs ? <path d="M8 5v14M16 5v14" /> : <path d="M7 4.5v15l12-7.5-12-7.5Z" strokeWidth="1.6" />}
      </svg>
    </button>
  );
}
