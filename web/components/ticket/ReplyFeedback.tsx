import { useTranslation } from "react-i18next";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./ReplyFeedback.module.css";

/** The feedback of staff on an answer of the agent. `null` means no feedback. */
export function ReplyFeedback({
  right,
  onJudge,
}: {
  right: boolean | null;
  onJudge: (right: boolean | null) => void;
}) {
  const { t } = useTranslation("corrections");
  return (
    <span role="group" aria-label={t("verdict.label")} className={css.verdict}>
      {right === null ? (
        <>
          <span>{t("verdict.ask")}</span>
          <TextLink onClick={() => onJudge(true)}>{t("verdict.right")}</TextLink>
          <TextLink onClick={() => onJudge(false)}>{t("verdict.wrong")}</TextLink>
        </>
      ) : (
        <>
          <span>{t(right ? "verdict.wasRight" : "verdict.wasWrong")}</span>
          <TextLink onClick={() => onJudge(null)}>{t("verdict.undo")}</TextLink>
        </>
      )}
    </span>
  );
}
