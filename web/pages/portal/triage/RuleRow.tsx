import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  deleteTriageRule,
  enableTriageRule,
  orderTriageRules,
  type TriageRule,
} from "#shared/contract/triage-rules.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { toast } from "#web/toast.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { MoreIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./RuleRow.module.css";
import { useRuleSummary } from "./use-rule-summary.ts";

/** A rule in words, with its switch. One that was not tried is tried before it is switched on. */
export function RuleRow({
  rule,
  place,
  ids,
  onEdit,
  onTry,
}: {
  rule: TriageRule;
  place: number;
  /** Of all rules in their order. */
  ids: readonly string[];
  onEdit: () => void;
  onTry: () => void;
}) {
  const { t } = useTranslation("triageRules");
  const refresh = useRefresh();
  const [isDeleting, setDeleting] = useState(false);
  const [isPending, setPending] = useState(false);
  const summary = useRuleSummary(rule);
  const { id, name, is_enabled: isOn, tried_at: triedAt } = rule;
  const run = async (change: () => Promise<unknown>, done?: string) => {
    setPending(true);
    try {
      await change();
      if (done) toast.success(done);
    } catch (error) {
      toast.failure(error);
    }
    await refresh("triageRules", "tags");
    setPending(false);
  };
  const params = { id };
  const move = (step: 1 | -1) => {
    const order = ids.filter((other) => other !== id);
    order.splice(place + step, 0, id);
    void run(() => call(orderTriageRules, { body: { ids: order } }));
  };
  const toggle = (enable: boolean) => {
    if (enable && !triedAt) return onTry();
    void run(
      () => call(enableTriageRule, { params, body: { is_enabled: enable } }),
      t(enable ? "done.on" : "done.off"),
    );
  };
  return (
    <li className={css.rule} aria-busy={isPending}>
      <span className={css.place} aria-hidden="true">
        {place + 1}
      </span>
      <div className={css.text}>
        <p>
          <TextLink to={portalPaths.triageRules({ rule: id })}>
            <bdi>{name}</bdi>
          </TextLink>
          {!triedAt && <small>{t("row.untried")}</small>}
        </p>
        <dl>
          <dt>{t("summary.when")}</dt>
          <dd>
            <bdi>{summary.conditions}</bdi>
          </dd>
          <dt>{t("summary.then")}</dt>
          <dd>
            <bdi>{summary.actions}</bdi>
          </dd>
        </dl>
      </div>
      <Switch label={t("row.enable", { name })} hideLabel isOn={isOn} onChange={toggle} />
      <Menu
        label={t("row.more", { name })}
        trigger={<MoreIcon />}
        entries={[
          { id: "edit", label: t("row.edit"), onSelect: onEdit },
          { id: "try", label: t("row.try"), onSelect: onTry },
          { id: "up", label: t("row.up"), isDisabled: place === 0, onSelect: () => move(-1) },
          {
            id: "down",
            label: t("row.down"),
            isDisabled: place === ids.length - 1,
            onSelect: () => move(1),
          },
          { id: "delete", label: t("row.delete"), danger: true, onSelect: () => setDeleting(true) },
        ]}
      />
      {isDeleting && (
        <ConfirmDialog
          isOpen
          onClose={() => setDeleting(false)}
          onConfirm={() => void run(() => call(deleteTriageRule, { params }), t("done.deleted"))}
          title={t("delete.title", { name })}
          confirm={t("delete.confirm")}
          isPending={isPending}
        >
          <p>{t("delete.text")}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
