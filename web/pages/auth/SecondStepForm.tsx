import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { passSecondStep } from "#web/api/endpoints/second-step.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { CardLayout } from "#web/components/site/CardLayout.tsx";
import parts from "#web/components/site/card-parts.module.css";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { CodeField } from "#web/ui/CodeField.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";

/** The last step of a log-in with a second step: one field for the app's code or a recovery code. */
export function SecondStepForm({
  challenge,
  onPassed,
  onExpired,
}: {
  challenge: string;
  onPassed: (session: ResultOf<EndpointOf<typeof passSecondStep>>["data"]) => Promise<void>;
  /** Called when the log-in must start again. */
  onExpired: () => void;
}) {
  const { t } = useTranslation("secondStep");
  const [kind, setKind] = useState<"app" | "recovery">("app");
  const form = useForm({
    initial: { code: "" },
    check: ({ code }) => ({
      code:
        kind === "app" && code.length !== 6
          ? t("problems.codeShort")
          : code.trim() === ""
            ? t("problems.code")
            : undefined,
    }),
    submit: async ({ code }) => onPassed((await call(passSecondStep, { body: { challenge, code } })).data),
    onFailure: (problem) => {
      if (!(problem instanceof ApiError && problem.code === "login_expired")) return;
      // The form disappears with the expired log-in, so the reason is shown in a toast.
      toast.failure(problem);
      onExpired();
    },
  });
  const isApp = kind === "app";
  return (
    <CardLayout
      title={t(isApp ? "login.title" : "login.recoveryTitle")}
      text={t(isApp ? "login.text" : "login.recoveryText")}
    >
      <form id={form.id} method="post" noValidate onSubmit={form.onSubmit}>
        <FormErrorSummary message={form.failure} />
        <FocusedField key={kind}>
          {isApp ? (
            <CodeField
              label={t("setUp.code")}
              value={form.values.code}
              onChange={(code) => form.set("code", code)}
              error={form.problems.code}
            />
          ) : (
            <TextField
              {...form.field("code")}
              label={t("fields.recoveryCode")}
              direction="ltr"
              autoComplete="off"
              maxLength={64}
              required
            />
          )}
        </FocusedField>
        <Button type="submit" look="cta" size="large" isPending={form.isPending} className={parts.submit}>
          {t("login.submit")}
        </Button>
      </form>
      <p className={parts.below}>
        <Button
          look="quiet"
          onClick={() => {
            form.set("code", "");
            setKind(isApp ? "recovery" : "app");
          }}
        >
          {t(isApp ? "login.useRecovery" : "login.useApp")}
        </Button>
        <Button look="quiet" onClick={onExpired}>
          {t("login.back")}
        </Button>
      </p>
    </CardLayout>
  );
}

/** Focuses the only field of the screen. */
function FocusedField({ children }: { children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  return <div ref={place}>{children}</div>;
}
