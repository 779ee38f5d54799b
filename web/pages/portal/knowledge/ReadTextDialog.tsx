import { useTranslation } from "react-i18next";
import type { Source } from "#shared/contract/knowledge.ts";
import { readSourceText } from "#web/api/endpoints/knowledge.ts";
import { useRead } from "#web/api/use-read.ts";
import { SourceText } from "#web/components/knowledge/SourceText.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";

/** The text that was read from a source, so that a wrong answer can be traced. */
export function ReadTextDialog({
  source,
  onClose,
}: {
  source: Pick<Source, "id" | "name">;
  onClose: () => void;
}) {
  const { t } = useTranslation("knowledge");
  const { data, error, refetch } = useRead(readSourceText, { params: { id: source.id } });
  return (
    <Dialog size="wide" isOpen onClose={onClose} title={<bdi>{source.name}</bdi>}>
      {data ? (
        <SourceText read={data.data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <p aria-label={t("row.read")}>
          <Spinner size="inline" />
        </p>
      )}
    </Dialog>
  );
}
