import type { Endpoint, ResultOf } from "#shared/contract/endpoint.ts";
import { type ActionOptions, useAction } from "#web/api/use-action.ts";
import type { ClientEndpoint } from "#web/api/endpoint.ts";
import type { RequestArguments } from "#web/api/call.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "#web/ui/ConfirmDialog.tsx";

/** Asks for confirmation, runs the action, and closes afterwards, also after a failure. */
export function ConfirmActionDialog<E extends Endpoint>({
  endpoint,
  request,
  refreshes,
  done,
  failed,
  onDone,
  onClose,
  ...dialog
}: ActionOptions<RequestArguments<E>, ResultOf<E>> &
  Omit<ConfirmDialogProps, "isOpen" | "isPending" | "onConfirm"> & {
    endpoint: ClientEndpoint<E>;
    request: NonNullable<RequestArguments<E>[0]>;
  }) {
  const action = useAction(endpoint, { refreshes, done, failed, onDone });
  const confirm = async () => {
    await action.run(...([request] as unknown as RequestArguments<E>));
    onClose();
  };
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      isPending={action.isPending}
    />
  );
}
