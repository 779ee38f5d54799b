import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InfluencerImport } from "#shared/contract/operator-influencers.ts";
import { importInfluencers, previewInfluencers } from "#web/api/endpoints/operator-influencers.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { LineProblems } from "#web/components/list/LineProblems.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FileDrop } from "#web/ui/FileDrop.tsx";
import { FormError } from "#web/ui/FormError.tsx";
import css from "./EditedInfluencersPage.module.css";

const createFormData = (file: File): FormData => {
  const form = new FormData();
  form.append("file", file);
  return form;
};

/** Reads a sheet, shows the changes and the invalid rows, and saves it after confirmation. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["influencers", "common"]);
  const [chosen, setChosen] = useState<{ file: File; preview: InfluencerImport }>();
  const read = useAction((file: File) => call(previewInfluencers, { form: createFormData(file) }), {
    failed: null,
    onDone: ({ data }, file) => setChosen({ file, preview: data }),
  });
  const save = useAction((file: File) => call(importInfluencers, { form: createFormData(file) }), {
    refreshes: ["operatorInfluencers"],
    done: ({ data }) => t("office.done.imported", { count: data.added + data.changed }),
    failed: null,
    onDone: onClose,
  });
  const readChosen = (file: File) => {
    setChosen(undefined);
    save.reset();
    void read.run(file);
  };
  const problem = read.problem ?? save.problem;
  const rows = chosen ? chosen.preview.added + chosen.preview.changed : 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t("office.sheet.title")}
      actions={
        <>
          {chosen && rows > 0 && (
            <Button look="main" isPending={save.isPending} onClick={() => void save.run(chosen.file)}>
              {t("office.sheet.save", { count: rows })}
            </Button>
          )}
          <Button onClick={onClose}>{t("common:cancel")}</Button>
        </>
      }
    >
      <FileDrop
        onFiles={([file]) => file && readChosen(file)}
        accept=".xlsx,.xls,.csv"
        title={t("office.sheet.drop")}
        note={t("office.sheet.types")}
        button={t(chosen ? "office.sheet.again" : "office.sheet.choose")}
        look="line"
        isPending={read.isPending}
        multiple={false}
      />
      {problem && <FormError>{problem}</FormError>}
      {chosen && <ImportPreview preview={chosen.preview} />}
    </Dialog>
  );
}

function ImportPreview({ preview }: { preview: InfluencerImport }) {
  const { t } = useTranslation("influencers");
  const { name, added, changed, unchanged, left_out, problems } = preview;
  return (
    <>
      <div role="status" className={css.result}>
        <p>{t("office.sheet.result", { name })}</p>
        <ul>
          <li>{t("office.sheet.added", { count: added })}</li>
          <li>{t("office.sheet.changedRows", { count: changed })}</li>
          <li>{t("office.sheet.unchanged", { count: unchanged })}</li>
          <li>{t("office.sheet.leftOut", { count: left_out })}</li>
        </ul>
      </div>
      {problems.length > 0 && (
        <LineProblems
          problems={problems.map(({ line, text, column, why }) => ({
            line,
            text,
            why: t("office.sheet.reason", {
              column: t(`office.sheet.column.${column}`),
              why: t(`office.sheet.whys.${why}`),
            }),
          }))}
          labels={{
            table: t("office.sheet.problems"),
            line: t("office.sheet.line"),
            text: t("office.sheet.text"),
            why: t("office.sheet.why"),
          }}
          more={
            left_out > problems.length
              ? t("office.sheet.more", { count: left_out - problems.length })
              : undefined
          }
        />
      )}
    </>
  );
}
