import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { addWhatsappNumber, resendCode, verifyCode } from "#web/api/endpoints/channels.ts";
import { ApiError } from "#web/api/api-error.ts";
import { track } from "#web/analytics/track.ts";
import { useAction } from "#web/api/use-action.ts";
import { Button } from "#web/ui/Button.tsx";
import { CodeField } from "#web/ui/CodeField.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { PhoneField } from "#web/ui/PhoneField.tsx";
import css from "./ChannelCard.module.css";
import type { FlowProps } from "./flow-props.ts";
import { FlowSteps } from "./FlowSteps.tsx";
import { ResendButton } from "./ResendButton.tsx";

type Setup = ResultOf<EndpointOf<typeof addWhatsappNumber>>["data"];

/** Connects a phone number in three steps: the number, its code, the confirmation (C219). */
export function NumberFlow({ kind, onConnected, onClose }: FlowProps) {
  const { t } = useTranslation(["channels", "common"]);
  const [phone, setPhone] = useState("");
  const [code, setCode] = useState("");
  const [setup, setSetup] = useState<Setup>();
  const form = useRef<HTMLFormElement>(null);
  const step = setup?.setup_id;
  // Each step has one field, which gets the focus.
  useEffect(() => {
    const field = step ? "[autocomplete=one-time-code]" : "[type=tel]";
    form.current?.querySelector<HTMLInputElement>(field)?.focus();
  }, [step]);

  const [phoneProblem, setPhoneProblem] = useState<string>();
  const onFailed = (error: unknown) => {
    setPhoneProblem(error instanceof ApiError ? error.fields["phone"] : undefined);
    // The wrong code is selected, so that typing replaces it.
    form.current?.querySelector("input")?.select();
    // The code has expired, or too many wrong codes were typed. The number must be entered again.
    if (error instanceof ApiError && ["code_expired", "too_many_codes", "not_found"].includes(error.code))
      setSetup(undefined);
  };
  const sent = {
    done: t("otp.sent"),
    failed: t("failed.whatsapp"),
    onDone: ({ data }: { data: Setup }) => setSetup(data),
    onFailed,
  };
  const add = useAction(addWhatsappNumber, sent);
  const resend = useAction(resendCode, sent);
  const verify = useAction(verifyCode, {
    done: { text: t("otp.verified"), note: t("connected.whatsapp") },
    failed: t("otp.failed"),
    onDone: () => {
      void track("channel_connection", { channel: kind, status: "connected" });
      onConnected();
    },
    onFailed,
  });
  const steps = [add, resend, verify];
  const isPending = steps.some((one) => one.isPending);
  const problem = isPending ? undefined : (phoneProblem ?? steps.find((one) => one.problem)?.problem);
  const begin = (run: () => Promise<boolean>) => {
    if (isPending) return;
    setPhoneProblem(undefined);
    for (const one of steps) one.reset();
    void run();
  };
  const check = (setupId: string, typed: string) =>
    begin(() => verify.run({ body: { setup_id: setupId, code: typed } }));

  if (!setup)
    return (
      <form
        ref={form}
        className={css.flow}
        onSubmit={(event) => {
          event.preventDefault();
          begin(() => add.run({ body: { phone } }));
        }}
      >
        <FlowSteps steps={[t("steps.number"), t("steps.code"), t("steps.works")]} at={0} />
        <p>{t("number.text")}</p>
        <PhoneField
          label={t("number.label")}
          value={phone}
          onChange={setPhone}
          error={problem}
          placeholder="+966 5X XXX XXXX"
        />
        <div className={css.foot}>
          <Button look="main" type="submit" isPending={isPending} isDisabled={phone.trim() === ""}>
            {t("number.send")}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t("common:cancel")}
          </Button>
        </div>
      </form>
    );
  return (
    <form
      ref={form}
      className={css.flow}
      onSubmit={(event) => {
        event.preventDefault();
        check(setup.setup_id, code);
      }}
    >
      <FlowSteps steps={[t("steps.number"), t("steps.code"), t("steps.works")]} at={1} />
      <p>
        {t("code.text")} <Ltr>{setup.phone}</Ltr>{" "}
        <Button look="quiet" size="small" onClick={() => setSetup(undefined)}>
          {t("code.change")}
        </Button>
      </p>
      <CodeField
        label={t("code.label")}
        value={code}
        onChange={setCode}
        onComplete={(typed) => check(setup.setup_id, typed)}
        error={problem}
      />
      <div className={css.foot}>
        <Button look="main" type="submit" isPending={isPending} isDisabled={code.length !== 6}>
          {t("code.verify")}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t("common:cancel")}
        </Button>
      </div>
      <div className={css.foot}>
        <ResendButton
          key={setup.resend_at}
          at={setup.resend_at}
          onResend={(method) => begin(() => resend.run({ body: { setup_id: setup.setup_id, method } }))}
        />
      </div>
      <p>{t("code.note")}</p>
    </form>
  );
}
