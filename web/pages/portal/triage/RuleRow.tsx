import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TriageRule } from "#shared/contract/triage-rules.ts";
import { deleteTriageRule, enableTriageRule, orderTriageRules } from "#web/api/endpoints/triage-rules.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";
import { MoreIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./RuleRow.module.css";
import { useRuleSummary } from "./use-rule-summary.ts";

/** A rule's description and its switch. A rule must be tried before it can be switched on. */
export function RuleRow({
  rule,
  place,
  ids,
  onEdit,
  onTry,
}: {
  rule: TriageRule;
  place: number;
  /** The ids of all rules in their order. */
  ids: readonly string[];
  onEdit: () => void;
  onTry: () => void;
}) {
  const { t } = useTranslation("triageRules");
  const [isDeleting, setDeleting] = useState(false);
  const summary = useRuleSummary(rule);
  const { id, name, is_enabled: isOn, tried_at: triedAt } = rule;
  const params = { id };
  const refreshes = ["triageRules", "tags"];
  const order = useAction(orderTriageRules, { refreshes });
  const enable = useAction((on: boolean) => call(enableTriageRule, { params, body: { is_enabled: on } }), {
    refreshes,
    done: (_, on) => t(on ? "done.on" : "done.off"),
  });
  const move = (step: 1 | -1) => {
    const moved = ids.filter((other) => other !== id);
    moved.splice(place + step, 0, id);
    void order.run({ body: { ids: moved } });
  };
  const toggle = (on: boolean) => {
    if (on && !triedAt) return onTry();
    void enable.run(on);
  };
  return (
    <li className={css.rule} aria-busy={order.isPending || enable.isPending}>
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
        <ConfirmActionDialog
          endpoint={deleteTriageRule}
          request={{ params }}
          refreshes={refreshes}
          done={t("done.deleted")}
          onClose={() => setDeleting(false)}
          title={t("delete.title", { name })}
          confirm={t("delete.confirm")}
        >
          <p>{t("delete.text")}</p>
        </ConfirmActionDialog>
      )}
    </li>
  );
}
