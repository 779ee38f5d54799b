import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import { setCampaignNumbers } from "#web/api/endpoints/campaigns.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { LineProblems } from "#web/components/list/LineProblems.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { FileDrop } from "#web/ui/FileDrop.tsx";
import { FormError } from "#web/ui/FormError.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./NumbersPart.module.css";

/** Phone numbers from a file or pasted text. Invalid lines are listed with their numbers and reasons. */
export function NumbersPart({
  campaign,
  onSave,
}: {
  campaign: CampaignView;
  onSave: () => Promise<boolean>;
}) {
  const { t } = useTranslation(["campaigns", "common"]);
  const format = useFormat();
  const [pasted, setPasted] = useState("");
  const { list } = campaign;
  const send = useAction(
    async (field: "file" | "text", value: File | string) => {
      const form = new FormData();
      form.append(field, value);
      // The list belongs to a draft whose audience is a list, so that choice must be saved first.
      await onSave();
      await call(setCampaignNumbers, { params: { id: campaign.id }, form });
    },
    { refreshes: ["campaigns"], failed: null, onDone: () => setPasted("") },
  );
  const wrong = list?.left_out.filter(({ why }) => why !== "duplicate") ?? [];
  return (
    <div className={css.numbers}>
      {list && (
        <p className={css.list}>
          <b>{list.name ? <TruncatedText>{list.name}</TruncatedText> : t("numbers.pasted")}</b>
          <span className="soft">
            {t("numbers.usable", { count: list.numbers, number: format.number(list.numbers) })}
          </span>
        </p>
      )}
      <FileDrop
        onFiles={([file]) => file && void send.run("file", file)}
        accept=".csv,.txt,.xlsx,.xls"
        title={t(list ? "numbers.replace" : "numbers.drop")}
        note={t("numbers.types")}
        button={t("numbers.choose")}
        look="line"
        isPending={send.isPending}
        multiple={false}
      />
      <div className={css.paste}>
        <TextField
          label={t("numbers.paste")}
          hint={t("numbers.pasteHint")}
          value={pasted}
          onChange={setPasted}
          direction="ltr"
          lines={3}
        />
        <Button
          size="small"
          isDisabled={pasted.trim() === ""}
          isPending={send.isPending}
          onClick={() => void send.run("text", pasted)}
        >
          {t("numbers.use")}
        </Button>
      </div>
      {send.problem && <FormError>{send.problem}</FormError>}
      {list && wrong.length > 0 && (
        <LineProblems
          problems={wrong.map(({ line, text, why }) => ({
            line,
            text,
            why: t(`numbers.whys.${why}`),
          }))}
          labels={{
            table: t("numbers.problems"),
            line: t("numbers.line"),
            text: t("numbers.text"),
            why: t("numbers.why"),
          }}
          more={
            list.unusable > wrong.length
              ? t("numbers.more", { count: list.unusable - wrong.length })
              : undefined
          }
        />
      )}
    </div>
  );
}
