import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type ContactKind,
  contactTypes,
  factLimits,
  type StatedContact,
} from "#shared/rules/business-facts.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormError } from "#web/ui/FormError.tsx";
import { AddIcon } from "#web/ui/icons.tsx";
import { PhoneField } from "#web/ui/PhoneField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import type { FactFormProps } from "./fact-forms.ts";
import css from "./FactForm.module.css";

/** Returns a field for every kind of contact in a fixed order, with its value if there is one. */
const rowsOf = (points: readonly StatedContact[]): StatedContact[] =>
  contactTypes.flatMap((type) => {
    const pointsOfType = points.filter((point) => point.type === type);
    return pointsOfType.length > 0 ? pointsOfType : [{ type, value: "" }];
  });

/** The form for the business's contact details. Empty fields are not saved. */
export function ContactsForm({ value, onChange, problems }: FactFormProps<"contacts">) {
  const { t } = useTranslation("facts");
  const [rows, setRows] = useState(() => rowsOf(value.points));
  const put = (next: StatedContact[]) => {
    setRows(next);
    onChange({ points: next.filter((row) => row.value.trim() !== "") });
  };
  const filled = rows.filter((row) => row.value.trim() !== "");
  const errorOf = (row: StatedContact) => {
    const problem = problems[`points.${filled.indexOf(row)}.value`];
    return problem && t(`problem.${problem}`);
  };
  const addNumber = () => {
    const after = rows.findLastIndex(({ type }) => type === "telephone") + 1;
    put(rows.toSpliced(after, 0, { type: "telephone", value: "" }));
  };
  return (
    <>
      {rows.map((row, index) => {
        const shared = {
          label: t(`contacts.${row.type}`),
          value: row.value,
          error: errorOf(row),
          onChange: (text: string) => put(rows.with(index, { ...row, value: text })),
        };
        return isNumber(row.type) ? (
          <PhoneField key={index} {...shared} />
        ) : (
          <TextField
            key={index}
            {...shared}
            type={row.type === "email" ? "email" : "text"}
            direction="ltr"
            maxLength={factLimits.line}
          />
        );
      })}
      {filled.length < factLimits.contacts && (
        <Button size="small" className={css.add} onClick={addNumber}>
          <AddIcon size="small" />
          {t("contacts.another")}
        </Button>
      )}
      {problems["points"] && <FormError>{t("problem.points")}</FormError>}
    </>
  );
}

const isNumber = (type: ContactKind): boolean => type === "telephone" || type === "whatsapp";
