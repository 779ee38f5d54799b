import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { finishSingleSignOn } from "#web/api/endpoints/single-sign-on.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { CardLayout } from "#web/components/site/CardLayout.tsx";
import parts from "#web/components/site/card-parts.module.css";
import { loadTexts } from "#web/i18n/i18n.ts";
import { lazyPart } from "#web/lazy-part.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { LoadBoundary } from "#web/ui/LoadBoundary.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import { takePendingLogIn } from "./pending-log-in.ts";
import { useEnter } from "./use-enter.ts";

const SecondStepForm = lazyPart(async () => {
  const [{ SecondStepForm: component }] = await Promise.all([
    import("./SecondStepForm.tsx"),
    loadTexts(["secondStep"]),
  ]);
  return component;
});

/**
 * The page to which the identity provider redirects. It sends the response to the server and completes the log-in, or
 * shows the error.
 */
export function LoginReturnPage() {
  const { t } = useTranslation(["singleSignOn", "common"]);
  const [problem, setProblem] = useState<string>();
  const [challenge, setChallenge] = useState<string>();
  const [from, setFrom] = useState<string | null>(null);
  const enter = useEnter(from);
  // A response can be used only once, so a second rendering must not send it again.
  const hasBegun = useRef(false);
  const finish = async () => {
    const pending = takePendingLogIn();
    setFrom(pending?.from ?? null);
    try {
      if (!pending) throw new Error("begun in another tab");
      const { data } = await call(finishSingleSignOn, {
        body: { response: location.search, browser: pending.browser },
      });
      if ("challenge" in data) setChallenge(data.challenge);
      else await enter(data);
    } catch (error) {
      setProblem(pending ? messageOf(error, t("common:errors.generic")) : t("return.otherTab"));
    }
  };
  const latest = useRef(finish);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void latest.current();
  }, []);
  if (challenge)
    return (
      <LoadBoundary fallback={<Spinner />}>
        <SecondStepForm
          challenge={challenge}
          onPassed={enter}
          onExpired={() => {
            setChallenge(undefined);
            setProblem(t("return.expired"));
          }}
        />
      </LoadBoundary>
    );
  return (
    <CardLayout
      title={t(problem ? "return.failed" : "return.title")}
      text={problem ? undefined : t("return.text")}
    >
      {problem ? (
        <>
          <p role="alert">{problem}</p>
          <LinkButton to={paths.login()} look="cta" size="large" className={parts.submit ?? ""}>
            {t("return.again")}
          </LinkButton>
        </>
      ) : (
        <Spinner />
      )}
    </CardLayout>
  );
}
