import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./ChannelCard.module.css";

const secondsUntil = (at: string) => Math.max(0, Math.ceil((new Date(at).getTime() - Date.now()) / 1000));

/** Counts down until WhatsApp allows another code, and then offers to send one. */
export function ResendButton({ at, onResend }: { at: string; onResend: (method: "sms" | "voice") => void }) {
  const { t } = useTranslation("channels");
  const [left, setLeft] = useState(() => secondsUntil(at));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(at)), 1000);
    return () => clearInterval(timer);
  }, [at]);
  if (left > 0)
    return (
      <span className={css.wait}>
        {t("code.wait")}{" "}
        <Ltr>
          {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
        </Ltr>
      </span>
    );
  return (
    <>
      <Button size="small" onClick={() => onResend("sms")}>
        {t("code.again")}
      </Button>
      <Button size="small" look="quiet" onClick={() => onResend("voice")}>
        {t("code.call")}
      </Button>
    </>
  );
}
