import { useTranslation } from "react-i18next";
import { Segment } from "#web/ui/Segment.tsx";

export type Writing = "reply" | "note";

/** Whether a reply to the customer or a private note is being written. */
export function ComposerChoice({ value, onChange }: { value: Writing; onChange: (value: Writing) => void }) {
  const { t } = useTranslation("ticketNotes");
  return (
    <Segment
      label={t("choice.label")}
      value={value}
      onChange={onChange}
      options={[
        { value: "reply", label: t("choice.reply") },
        { value: "note", label: t("choice.note") },
      ]}
    />
  );
}
