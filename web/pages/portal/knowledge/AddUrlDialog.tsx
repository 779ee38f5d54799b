import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { addSourceUrl } from "#web/api/endpoints/knowledge.ts";
import { ApiError, messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import type { UploadTarget } from "./use-uploads.ts";

/** Assigns the server's error to the only field, where it can be corrected. */
function assignToField(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.final) return error;
  const { status, code, message } = error;
  return new ApiError(status, { code, message, fields: { url: [message] } }, message);
}

/** Adds a web page (C232, D46). The address must begin with http:// or https://, which the server checks too. */
export function AddUrlDialog({ target, onClose }: { target: UploadTarget; onClose: () => void }) {
  const { t } = useTranslation(["knowledge", "common"]);
  const refresh = useRefresh();
  const id = useId();
  const [hasLinks, setHasLinks] = useState(false);
  const [isForStaff, setIsForStaff] = useState(target.audience === "staff");
  const form = useForm({
    initial: { url: "" },
    check: ({ url }) => {
      const typed = url.trim();
      if (typed === "") return { url: t("url.required") };
      return {
        url: /^https?:\/\/[^/\\\s]/i.test(typed) && URL.canParse(typed) ? undefined : t("url.invalid"),
      };
    },
    submit: async ({ url }) => {
      await call(addSourceUrl, {
        body: {
          url: url.trim(),
          with_links: hasLinks,
          kind: target.section,
          audience: isForStaff ? "staff" : "customers",
        },
      }).catch((error: unknown) => {
        throw assignToField(error);
      });
      toast.success(t("url.success"));
      await refresh("knowledge");
      onClose();
    },
    onFailure: (error) => toast.error(t("url.error"), messageOf(error, t("common:errors.generic"))),
  });
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={form.isPending}>
        {t("url.submit")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("url.title")} actions={actions}>
      <form id={id} noValidate onSubmit={form.onSubmit}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("url")}
          label={t("url.label")}
          type="url"
          placeholder="https://"
          hint={t("url.hint")}
          autoFocus
          required
          maxLength={2000}
        />
        <Checkbox checked={hasLinks} onChange={setHasLinks} note={t("url.linksNote")}>
          {t("url.links")}
        </Checkbox>
        <Checkbox checked={isForStaff} onChange={setIsForStaff} note={t("audience.uploadNote")}>
          {t("audience.upload")}
        </Checkbox>
      </form>
    </Dialog>
  );
}
