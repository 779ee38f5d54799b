import { useTranslation } from "react-i18next";
import { startTraining } from "#web/api/endpoints/knowledge.ts";
import { useAction } from "#web/api/use-action.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { Button } from "#web/ui/Button.tsx";
import { TrainIcon } from "#web/ui/icons.tsx";
import css from "./TrainButton.module.css";

export interface TrainButtonProps {
  isRunning: boolean;
  stage: "submitted" | "processing";
  hasVersion: boolean;
  hasSources: boolean;
  pending: number;
  /** Called with the id of the started training. */
  onStart: (trainingId: string) => void;
}

/** Starts a training and shows its progress, also of another member's training. */
export function TrainButton({
  isRunning,
  stage,
  hasVersion,
  hasSources,
  pending,
  onStart,
}: TrainButtonProps) {
  const { t } = useTranslation(["knowledge", "common"]);
  const canPublish = usePermission("publishing");
  const start = useAction(startTraining, {
    refreshes: ["knowledge"],
    failed: t("train.error"),
    onDone: ({ data }) => onStart(data.training_id),
  });
  const works = isRunning || start.isPending;
  if (!canPublish) return <p className="soft">{t("train.notAllowed")}</p>;
  const isUpToDate = hasVersion && pending === 0;
  const note = works ? stage : isUpToDate ? "upToDate" : hasVersion ? "note" : "noteFirst";
  return (
    <div className={css.train}>
      <Button
        look={isUpToDate && !works ? "line" : "main"}
        isPending={works}
        isDisabled={!hasSources && !hasVersion}
        onClick={() => void start.run()}
      >
        {!works && <TrainIcon />}
        {t(works ? "train.running" : isUpToDate ? "train.again" : "train.now")}
      </Button>
      <span role="status">{t(`train.${note}`)}</span>
    </div>
  );
}
