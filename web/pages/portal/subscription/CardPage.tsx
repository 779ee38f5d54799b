import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import type { SavedCardStanding } from "#shared/contract/saved-cards.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { getSavedCard, saveCard } from "#web/api/endpoints/saved-cards.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { CardTypingError, createCardToken } from "#web/api/card-token.ts";
import { useRead } from "#web/api/use-read.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./CardPage.module.css";

/**
 * The page on which an owner enters the card for renewals. It is always opened by a full load, because only its own
 * Content-Security-Policy allows the payment provider's address.
 */
export function CardPage() {
  const { t } = useTranslation(["savedCard", "common"]);
  // The page is always loaded from the server, so nobody is redirected before the caller is known.
  const role = useRead(getCurrentUser, {}).data?.data.user.role;
  const { data, error, refetch } = useRead(getSavedCard, {}, { enabled: role === "owner" });
  if (role && role !== "owner") return <Navigate to={paths.subscription()} replace />;
  return (
    <Page>
      <PageHead title={t("common:titles.subscriptionCard")} note={t("form.note")} />
      {data ? (
        <CardForm request={data.data.token_request} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={4} height="3.5rem" />
      )}
    </Page>
  );
}

const digitsOf = (typed: string): string => toAsciiDigits(typed).replace(/[\s-]/g, "");

function CardForm({ request }: { request: SavedCardStanding["token_request"] }) {
  const { t } = useTranslation("savedCard");
  const [isAgreed, setAgreed] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const form = useForm({
    initial: { name: "", number: "", expiry: "", cvc: "" },
    check: ({ name, number, expiry, cvc }) => ({
      name: /\S+\s+\S+/.test(name.trim()) ? undefined : t("problems.name"),
      number: /^\d{15,19}$/.test(digitsOf(number)) ? undefined : t("problems.number"),
      expiry: /^(0?[1-9]|1[0-2])\/(\d\d|20\d\d)$/.test(digitsOf(expiry)) ? undefined : t("problems.expiry"),
      cvc: /^\d{3,4}$/.test(digitsOf(cvc)) ? undefined : t("problems.cvc"),
    }),
    submit: async ({ name, number, expiry, cvc }) => {
      if (!isAgreed) return setConsentMissing(true);
      const [month = "", year = ""] = digitsOf(expiry).split("/");
      const typed = {
        name: name.trim(),
        number: digitsOf(number),
        month,
        year: year.slice(-2),
        cvc: digitsOf(cvc),
      };
      const token = await tokenOf(typed);
      const { data } = await call(saveCard, { body: { token, consents: true } });
      location.assign(data.verification_url ?? paths.subscription());
    },
  });
  const tokenOf = async (typed: Parameters<typeof createCardToken>[1]): Promise<string> => {
    try {
      return await createCardToken(request, typed);
    } catch (problem) {
      const message = t(problem instanceof CardTypingError ? "problems.refused" : "problems.unreachable");
      throw new ApiError(400, { message }, message);
    }
  };
  return (
    <form noValidate onSubmit={form.onSubmit} className={css.form}>
      <FormErrorSummary message={form.failure} />
      <TextField
        {...form.field("name")}
        label={t("form.name")}
        direction="ltr"
        autoComplete="cc-name"
        required
      />
      <TextField
        {...form.field("number")}
        label={t("form.number")}
        direction="ltr"
        autoComplete="cc-number"
        maxLength={25}
        required
      />
      <div className={css.pair}>
        <TextField
          {...form.field("expiry")}
          label={t("form.expiry")}
          placeholder="12/30"
          direction="ltr"
          autoComplete="cc-exp"
          maxLength={7}
          required
        />
        <TextField
          {...form.field("cvc")}
          label={t("form.cvc")}
          direction="ltr"
          autoComplete="cc-csc"
          maxLength={4}
          required
        />
      </div>
      <Checkbox
        checked={isAgreed}
        onChange={(checked) => {
          setAgreed(checked);
          setConsentMissing(false);
        }}
      >
        {t("form.consent")}
      </Checkbox>
      {isConsentMissing && <p role="alert">{t("problems.consent")}</p>}
      <div className={css.actions}>
        <Button type="submit" look="main" isPending={form.isPending}>
          {t("form.submit")}
        </Button>
        {/* A full load, because the page's policy must not apply to other pages. */}
        <Button look="quiet" onClick={() => location.assign(paths.subscription())}>
          {t("form.cancel")}
        </Button>
      </div>
      <p className="soft">{t("form.provider")}</p>
    </form>
  );
}
