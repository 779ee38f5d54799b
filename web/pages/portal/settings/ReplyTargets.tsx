import { useTranslation } from "react-i18next";
import type { ReplyTargets as Targets } from "#shared/contract/auth.ts";
import { priorities } from "#shared/values/tickets.ts";
import { setReplyTargets } from "#web/api/endpoints/organizations.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { portalPaths } from "#web/portal-paths.ts";
import { Select } from "#web/ui/Select.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./ReplyTargets.module.css";

/** The offered targets in hours. The API accepts any number. */
const offeredHours = [1, 2, 4, 8, 16, 24, 40, 80];

/** The number of team hours within which a waiting ticket of each priority must be answered. */
export function ReplyTargets({ targets, canChange }: { targets: Targets; canChange: boolean }) {
  const { t } = useTranslation(["settings", "portal"]);
  const change = useAction((body: Targets) => call(setReplyTargets, { body }), {
    refreshes: ["auth", "tickets"],
    done: t("replyTargets.saved"),
  });
  const shown = change.pending?.[0] ?? targets;
  const inWords = (hours: number | null) =>
    hours === null ? t("replyTargets.none") : t("replyTargets.hours", { count: hours });
  return (
    <SettingsSection id="reply-targets" title={t("replyTargets.title")} text={t("replyTargets.text")}>
      <div className={css.targets} aria-busy={change.isPending}>
        {priorities.toReversed().map((priority) => {
          const hours = shown[priority];
          const label = t(`portal:priority.${priority}`);
          if (!canChange)
            return (
              <p key={priority}>
                <span className="soft">{label}</span> {inWords(hours)}
              </p>
            );
          const offered = offeredHours.toSpliced(0, 0, ...(hours === null ? [] : [hours]));
          return (
            <Select
              key={priority}
              label={label}
              value={String(hours ?? "")}
              placeholder={inWords(null)}
              options={[...new Set(offered)]
                .sort((a, b) => a - b)
                .map((value) => ({ value: String(value), label: inWords(value) }))}
              onChange={(value) =>
                void change.run({ ...shown, [priority]: value === "" ? null : Number(value) })
              }
            />
          );
        })}
      </div>
      {canChange ? (
        <p className={css.hours}>
          <TextLink to={portalPaths.agent("support")}>{t("replyTargets.changeHours")}</TextLink>
        </p>
      ) : (
        <p className="soft">{t("notAllowed")}</p>
      )}
    </SettingsSection>
  );
}
