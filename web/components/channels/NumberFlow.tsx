import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { addNumber, resendCode, verifyCode } from "#shared/contract/channels.ts";
import { ApiError, messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { track } from "#web/analytics/track.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { CodeField } from "#web/ui/CodeField.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { PhoneField } from "#web/ui/PhoneField.tsx";
import css from "./ChannelCard.module.css";
import type { FlowProps } from "./flow-props.ts";
import { FlowSteps } from "./FlowSteps.tsx";
import { ResendButton } from "./ResendButton.tsx";

type Setup = ResultOf<typeof addNumber>["data"];

/** C219: the number, its code, connected. */
export function NumberFlow({ kind, onConnected, onClose }: FlowProps) {
  const { t } = useTranslation(["channels", "common"]);
  const [phone, setPhone] = useState("");
  const [code, setCode] = useState("");
  const [setup, setSetup] = useState<Setup>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const step = setup?.setup_id;
  // Each step has one field, and that is where one goes on.
  useEffect(() => {
    const field = step ? "[autocomplete=one-time-code]" : "[type=tel]";
    form.current?.querySelector<HTMLInputElement>(field)?.focus();
  }, [step]);

  const attempt = async (act: () => Promise<void>, title: string) => {
    if (isPending) return;
    setPending(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      const text = messageOf(error, t("common:errors.generic"));
      setProblem((error instanceof ApiError && error.fields["phone"]) || text);
      toast.error(title, text);
      // To be typed over as it stands.
      form.current?.querySelector("input")?.select();
      // Its time is over, or too many wrong codes: the number has to be entered again.
      if (error instanceof ApiError && ["code_expired", "too_many_codes", "not_found"].includes(error.code))
        setSetup(undefined);
    }
    setPending(false);
  };
  const send = () =>
    attempt(async () => {
      setSetup((await call(addNumber, { body: { phone } })).data);
      toast.success(t("otp.sent"));
    }, t("failed.whatsapp"));
  const resend = (method: "sms" | "voice") =>
    attempt(async () => {
      if (setup) setSetup((await call(resendCode, { body: { setup_id: setup.setup_id, method } })).data);
      toast.success(t("otp.sent"));
    }, t("failed.whatsapp"));
  const verify = (typed: string) =>
    attempt(async () => {
      if (!setup) return;
      await call(verifyCode, { body: { setup_id: setup.setup_id, code: typed } });
      toast.success(t("otp.verified"), t("connected.whatsapp"));
      void track("channel_connection", { channel: kind, status: "connected" });
      onConnected();
    }, t("otp.failed"));

  if (!setup)
    return (
      <form
        ref={form}
        className={css.flow}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
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
        void verify(code);
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
        onComplete={(typed) => void verify(typed)}
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
        <ResendButton key={setup.resend_at} at={setup.resend_at} onResend={(method) => void resend(method)} />
      </div>
      <p>{t("code.note")}</p>
    </form>
  );
}
