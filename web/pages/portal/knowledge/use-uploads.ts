import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Source } from "#shared/contract/knowledge.ts";
import { uploadFile } from "#web/api/endpoints/knowledge.ts";
import { fileProblem } from "#shared/rules/document-file.ts";
import { messageOf } from "#web/api/api-error.ts";
import { upload } from "#web/api/upload.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";

type Section = Source["section"];

/** The tab and the audience of an uploaded file. */
export interface UploadTarget {
  section: Section;
  audience: Source["audience"];
}

/** A file that is being uploaded, or whose upload failed. */
export interface FileUpload {
  key: number;
  section: Section;
  name: string;
  size: number;
  /** The uploaded share from 0 to 1. Null while it waits for the previous file. */
  share: number | null;
  problem?: string;
}

export interface Uploads {
  sendings: readonly FileUpload[];
  add: (place: UploadTarget, files: readonly File[]) => void;
  remove: (key: number) => void;
}

let lastKey = 0;

/** Uploads files one after the other. A refused file stays in the list with its reason until it is removed. */
export function useUploads(): Uploads {
  const { t } = useTranslation(["knowledge", "common"]);
  const refresh = useRefresh();
  const [sendings, setSendings] = useState<readonly FileUpload[]>([]);
  const change = (key: number, fields: Partial<FileUpload>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...fields } : one)));
  const remove = (key: number) => setSendings((all) => all.filter((one) => one.key !== key));

  const send = async ({ section, audience }: UploadTarget, files: readonly File[]) => {
    const batch = files.map((file) => {
      const found = fileProblem(file);
      const problem = found && { problem: t(`files.${found}Problem`) };
      return {
        file,
        sending: { key: ++lastKey, section, name: file.name, size: file.size, share: null, ...problem },
      };
    });
    setSendings((all) => [...all, ...batch.map(({ sending }) => sending)]);
    const problems = batch.flatMap(({ sending }) => sending.problem ?? []);
    let sent = 0;
    for (const { file, sending } of batch) {
      if (sending.problem) continue;
      const { key } = sending;
      const form = new FormData();
      form.set("kind", section);
      form.set("audience", audience);
      form.set("file", file);
      change(key, { share: 0 });
      try {
        await upload(uploadFile, form, { onProgress: (share) => change(key, { share }) });
        sent++;
        // The upload is removed only when the source's row exists, because the file would disappear for a moment
        // otherwise.
        await refresh("knowledge");
        remove(key);
      } catch (error) {
        const problem = messageOf(error, t("common:errors.generic"));
        problems.push(problem);
        change(key, { problem, share: null });
      }
    }
    if (sent > 0) toast.success(t("files.uploaded", { count: sent }));
    if (problems.length > 0) toast.error(t("files.error"), problems[0]);
  };

  return { sendings, add: (place, files) => void send(place, files), remove };
}
