import { useTranslation } from "react-i18next";
import { SplitIcon } from "#web/ui/icons.tsx";
import { Button } from "#web/ui/Button.tsx";

/** Switches the preview of tickets beside the list. */
export function PreviewSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation("tickets");
  return (
    <Button size="small" look="quiet" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      <SplitIcon size="small" />
      {t("preview.label")}
    </Button>
  );
}
