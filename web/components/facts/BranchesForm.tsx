import { useTranslation } from "react-i18next";
import { factLimits, type StatedBranch } from "#shared/rules/business-facts.ts";
import { PhoneField } from "#web/ui/PhoneField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { emptyBranch, type FactFormProps } from "./fact-forms.ts";
import css from "./FactForm.module.css";
import { PartCards } from "./PartCards.tsx";

/** The form for the business's only location or its branches. */
export function BranchesForm({ value: { places }, onChange, problems }: FactFormProps<"branches">) {
  const { t } = useTranslation("facts");
  const isSingle = places.length < 2;
  const set = (at: number, fields: Partial<StatedBranch>) =>
    onChange({ places: places.with(at, { ...(places[at] ?? emptyBranch), ...fields }) });
  const errorOf = (at: number, name: keyof StatedBranch) => {
    const problem = problems[`places.${at}.${name}`];
    return problem && t(`problem.${problem}`);
  };
  return (
    <PartCards
      parts={places}
      max={factLimits.places}
      titleOf={(number) => t("branches.number", { number })}
      removeOf={(number) => t("branches.remove", { number })}
      addText={t("branches.add")}
      onAdd={() => onChange({ places: [...places, emptyBranch] })}
      onRemove={(at) => onChange({ places: places.toSpliced(at, 1) })}
    >
      {({ name, city, address, map, phone }, at) => (
        <>
          {!isSingle && (
            <TextField
              label={t("branches.name")}
              hint={t("branches.nameHint")}
              value={name}
              maxLength={factLimits.line}
              error={errorOf(at, "name")}
              onChange={(text) => set(at, { name: text })}
            />
          )}
          <div className={css.row}>
            <TextField
              label={t("branches.city")}
              note={t("returns.optional")}
              value={city}
              maxLength={factLimits.line}
              onChange={(text) => set(at, { city: text })}
            />
            <PhoneField
              label={t("branches.phone")}
              note={t("returns.optional")}
              value={phone}
              error={errorOf(at, "phone")}
              onChange={(text) => set(at, { phone: text })}
            />
          </div>
          <TextField
            label={t("branches.address")}
            hint={t("branches.addressHint")}
            value={address}
            maxLength={factLimits.line}
            error={errorOf(at, "address")}
            onChange={(text) => set(at, { address: text })}
          />
          <TextField
            type="url"
            label={t("branches.map")}
            note={t("returns.optional")}
            value={map}
            maxLength={factLimits.line}
            error={errorOf(at, "map")}
            onChange={(text) => set(at, { map: text.trim() })}
          />
        </>
      )}
    </PartCards>
  );
}
