import { useTranslation } from "react-i18next";
import { Segment } from "#web/ui/Segment.tsx";

export type Writing = "reply" | "note";

/** The choice between a reply to the customer and a private note. */
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
