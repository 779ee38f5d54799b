import { useTranslation } from "react-i18next";
import { factLimits, type StatedZone } from "#shared/rules/business-facts.ts";
import { Disclosure } from "#web/ui/Disclosure.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { emptyZone, type FactFormProps } from "./fact-forms.ts";
import css from "./FactForm.module.css";
import { PartCards } from "./PartCards.tsx";

/** The form for delivery: whether the business delivers, and each area with its fee and time. */
export function DeliveryForm({ value, onChange, problems }: FactFormProps<"delivery">) {
  const { t } = useTranslation("facts");
  const { delivers, zones } = value;
  const set = (at: number, fields: Partial<StatedZone>) =>
    onChange({ delivers, zones: zones.with(at, { ...(zones[at] ?? emptyZone), ...fields }) });
  return (
    <>
      <Segment
        label={t("delivery.label")}
        value={delivers ? "yes" : "no"}
        onChange={(choice) =>
          onChange({ delivers: choice === "yes", zones: zones.length > 0 ? zones : [emptyZone] })
        }
        options={(["yes", "no"] as const).map((choice) => ({
          value: choice,
          label: t(`delivery.${choice}`),
        }))}
      />
      {delivers && (
        <PartCards
          parts={zones}
          max={factLimits.zones}
          titleOf={(number) => t("delivery.number", { number })}
          removeOf={(number) => t("delivery.remove", { number })}
          addText={t("delivery.add")}
          onAdd={() => onChange({ delivers, zones: [...zones, emptyZone] })}
          onRemove={(at) => onChange({ delivers, zones: zones.toSpliced(at, 1) })}
        >
          {({ area, fee, time, minimum, free_from }, at) => (
            <>
              <TextField
                label={t("delivery.area")}
                hint={at === 0 ? t("delivery.areaHint") : undefined}
                value={area}
                maxLength={factLimits.line}
                error={problems[`zones.${at}.area`] && t("problem.required")}
                onChange={(text) => set(at, { area: text })}
              />
              <div className={css.row}>
                <TextField
                  label={t("delivery.fee")}
                  placeholder={t("delivery.feeExample")}
                  value={fee}
                  maxLength={factLimits.line}
                  error={problems[`zones.${at}.fee`] && t("problem.fee")}
                  onChange={(text) => set(at, { fee: text })}
                />
                <TextField
                  label={t("delivery.time")}
                  placeholder={t("delivery.timeExample")}
                  value={time}
                  maxLength={factLimits.line}
                  onChange={(text) => set(at, { time: text })}
                />
              </div>
              <Disclosure title={t("delivery.more")} isOpen={minimum !== "" || free_from !== ""}>
                <div className={css.row}>
                  <TextField
                    label={t("delivery.minimum")}
                    value={minimum}
                    maxLength={factLimits.line}
                    onChange={(text) => set(at, { minimum: text })}
                  />
                  <TextField
                    label={t("delivery.freeFrom")}
                    value={free_from}
                    maxLength={factLimits.line}
                    onChange={(text) => set(at, { free_from: text })}
                  />
                </div>
              </Disclosure>
            </>
          )}
        </PartCards>
      )}
    </>
  );
}
