import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InfluencerCity, Specialization } from "#shared/contract/influencers.ts";
import { influencerCities, specializations } from "#shared/values/influencers.ts";
import type { EditedInfluencer } from "#shared/contract/operator-influencers.ts";
import {
  maxFollowers,
  maxInfluencerNameLength,
  maxInfluencerTextLength,
  maxPostPrice,
} from "#shared/values/operator-influencers.ts";
import { saveInfluencer } from "#web/api/endpoints/operator-influencers.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormError } from "#web/ui/FormError.tsx";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./EditedInfluencersPage.module.css";

/** Parses a typed number. Null when empty, NaN when invalid. */
function parseNumber(typed: string): number | null {
  const text = toAsciiDigits(typed)
    .replace(/٫/g, ".")
    .replace(/[,٬\s]/g, "");
  return text === "" ? null : Number(text);
}

const isWhole = (value: number | null, max: number): boolean =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= max);

/** The form that edits an influencer's entry. */
export function InfluencerForm({
  influencer,
  onClose,
}: {
  influencer: EditedInfluencer;
  onClose: () => void;
}) {
  const { t } = useTranslation(["influencers", "common"]);
  const refresh = useRefresh();
  const [isSample, setSample] = useState(influencer.is_sample);
  const form = useForm({
    initial: {
      name: influencer.name,
      specialization: influencer.specialization as string,
      city: influencer.city as string,
      followers: String(influencer.followers),
      engagement: influencer.engagement === null ? "" : String(influencer.engagement),
      price: influencer.price === null ? "" : String(influencer.price),
      about: influencer.about,
      contact: influencer.contact,
    },
    check: ({ name, followers, engagement, price }) => {
      const share = parseNumber(engagement);
      const count = parseNumber(followers);
      return {
        name: name.trim() ? undefined : t("office.fields.nameMissing"),
        followers:
          count !== null && isWhole(count, maxFollowers) ? undefined : t("office.fields.numberWrong"),
        engagement:
          share === null || (share >= 0 && share <= 100) ? undefined : t("office.fields.shareWrong"),
        price: isWhole(parseNumber(price), maxPostPrice) ? undefined : t("office.fields.numberWrong"),
      };
    },
    submit: async ({ specialization, city, followers, engagement, price, ...texts }) => {
      await call(saveInfluencer, {
        params: { id: influencer.id },
        body: {
          ...texts,
          specialization: specialization as Specialization,
          city: city as InfluencerCity,
          followers: parseNumber(followers) ?? 0,
          engagement: parseNumber(engagement),
          price: parseNumber(price),
          is_sample: isSample,
        },
      });
      toast.success(t("office.done.saved"));
      onClose();
      await refresh("operatorInfluencers");
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("office.editName", { name: influencer.name })}
      actions={
        <>
          <Button type="submit" form={form.id} look="main" isPending={form.isPending}>
            {t("common:save")}
          </Button>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
        </>
      }
    >
      <form id={form.id} noValidate onSubmit={form.onSubmit} className={css.form}>
        <TextField
          {...form.field("name")}
          label={t("office.fields.name")}
          maxLength={maxInfluencerNameLength}
        />
        <div className={css.pair}>
          <Select
            {...form.field("specialization")}
            label={t("profile.specialization")}
            options={specializations.map((value) => ({ value, label: t(`specialization.${value}`) }))}
          />
          <Select
            {...form.field("city")}
            label={t("profile.city")}
            options={influencerCities.map((value) => ({ value, label: t(`city.${value}`) }))}
          />
        </div>
        <TextField {...form.field("followers")} label={t("office.fields.followers")} direction="ltr" />
        <div className={css.pair}>
          <TextField
            {...form.field("engagement")}
            label={t("office.fields.engagement")}
            hint={t("office.fields.empty")}
            direction="ltr"
          />
          <TextField
            {...form.field("price")}
            label={t("office.fields.price")}
            hint={t("office.fields.empty")}
            direction="ltr"
          />
        </div>
        <TextField
          {...form.field("about")}
          label={t("office.fields.about")}
          lines={2}
          maxLength={maxInfluencerTextLength}
        />
        <TextField
          {...form.field("contact")}
          label={t("office.fields.contact")}
          maxLength={maxInfluencerTextLength}
        />
        <Checkbox checked={isSample} onChange={setSample}>
          {t("office.fields.sample")}
        </Checkbox>
        {form.failure && <FormError>{form.failure}</FormError>}
      </form>
    </Dialog>
  );
}
