import { useTranslation } from "react-i18next";
import type { OrganizationCopy } from "#shared/contract/organization-copies.ts";
import { downloadOrganizationCopy } from "#web/api/endpoints/organization-copies.ts";
import { useDownload } from "#web/api/use-action.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { Button } from "#web/ui/Button.tsx";
import css from "./RequestRow.module.css";

/** A copy: its requester, its state, and its file while that is available. */
export function BusinessCopyRow({ copy }: { copy: OrganizationCopy }) {
  const { t } = useTranslation("personalData");
  const format = useFormat();
  const whenInSentence = useWhenInSentence();
  const save = useDownload(downloadOrganizationCopy, { done: t("copy.downloaded") });
  const { id, requested_by: name, requested_at, state, expires_at, size_bytes } = copy;
  return (
    <li className={css.row}>
      <span className={css.what}>
        <b>{t("copy.made", { date: format.date(requested_at) })}</b>
        <small>
          <bdi>{name === null ? t("copy.byFormer") : t("copy.by", { name: `\u2068${name}\u2069` })}</bdi>
        </small>
      </span>
      <span className={css.state}>
        {state === "waiting" || state === "failed"
          ? t(`copy.${state}`)
          : t(`copy.${state}`, { date: whenInSentence(expires_at ?? requested_at) })}
      </span>
      {state === "ready" && (
        <Button isPending={save.isPending} onClick={() => void save.run({ params: { id } })}>
          {t("copy.download", { size: format.bytes(size_bytes) })}
        </Button>
      )}
    </li>
  );
}
