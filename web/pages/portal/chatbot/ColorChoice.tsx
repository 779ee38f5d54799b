import { useTranslation } from "react-i18next";
import { readableTextColor } from "#shared/rules/chat-look.ts";
import { CheckIcon } from "#web/ui/site-icons.tsx";
import css from "./ChatLookForm.module.css";

/** The suggested colours. Any other colour can be chosen as well. */
const suggestedColors = [
  "#0b5f59",
  "#1f5f8b",
  "#3b3f8f",
  "#7a1f4b",
  "#a63d26",
  "#8a5200",
  "#3f6b2e",
  "#2b2f36",
] as const;

/** A choice of the default appearance, a suggested colour, or any other colour. */
export function ColorChoice({
  color,
  onColor,
}: {
  color: string | null;
  onColor: (color: string | null) => void;
}) {
  const { t } = useTranslation("chatbot");
  const isOwn = color !== null && !(suggestedColors as readonly string[]).includes(color);
  return (
    <fieldset className={css.colors}>
      <legend className={css.label}>{t("look.color")}</legend>
      <label className={css.none}>
        <input type="radio" name="color" checked={color === null} onChange={() => onColor(null)} />
        {t("look.ours")}
      </label>
      {suggestedColors.map((one) => (
        <label key={one} className={css.swatch} style={{ background: one, color: readableTextColor(one) }}>
          <input
            type="radio"
            name="color"
            aria-label={t(`look.colors.${one.slice(1) as "0b5f59"}`)}
            checked={color === one}
            onChange={() => onColor(one)}
          />
          {color === one && <CheckIcon size="small" />}
        </label>
      ))}
      <label
        className={css.own}
        style={isOwn ? { background: color, color: readableTextColor(color) } : undefined}
      >
        <input
          type="color"
          value={color ?? "#0b5f59"}
          onChange={(event) => onColor(event.target.value.toLowerCase())}
        />
        {t("look.own")}
      </label>
    </fieldset>
  );
}
