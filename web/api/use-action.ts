import { useReducer } from "react";
import { useMutation } from "@tanstack/react-query";
import i18next from "i18next";
import type { Endpoint, ResultOf } from "#shared/contract/endpoint.ts";
import { saveFile } from "#web/save-file.ts";
import { toast } from "#web/toast.ts";
import type { ToastAction } from "#web/ui/toast-list.ts";
import { messageOf } from "./api-error.ts";
import { call, download, type RequestArguments } from "./call.ts";
import type { ClientEndpoint } from "./endpoint.ts";
import { useRefresh } from "./use-read.ts";

/** The toast after a success. A plain text is its first line. */
type DoneText = string | { text: string; note?: string | undefined; action?: ToastAction | undefined };

export interface ActionOptions<Args extends unknown[], Result> {
  /**
   * The nouns that the action changes. Their data are fetched again before the action ends, also after a failure,
   * because a colleague may have changed them first.
   */
  refreshes?: readonly string[] | undefined;
  /** What the action changes. Actions on the same subject run one after another, in the order in which they began. */
  subject?: string | undefined;
  /** The toast after a success. */
  done?: DoneText | ((result: Result, ...args: Args) => DoneText | undefined) | undefined;
  /** The title of the toast after a failure, above the reason. `null` when the caller shows `problem` instead. */
  failed?: string | null | ((...args: Args) => string) | undefined;
  /** Called after a success and before the refresh, which waits for it. */
  onDone?: ((result: Result, ...args: Args) => unknown) | undefined;
  /** Called after a failure and before the refresh. */
  onFailed?: ((error: unknown, ...args: Args) => unknown) | undefined;
}

export interface Action<Args extends unknown[]> {
  /** Runs the action. Resolves to whether it succeeded, once the changed data have been fetched again. */
  run: (...args: Args) => Promise<boolean>;
  isPending: boolean;
  /**
   * The arguments of the running action, with which the page shows its expected result. They are cleared after a
   * failure.
   */
  pending: Args | undefined;
  /** The reason why the last run failed. */
  problem: string | undefined;
  /** Clears the problem. */
  reset: () => void;
}

/**
 * Changes data on the server through an endpoint, or through a function that calls several. The portal and the back
 * office make all changes outside of forms with this hook, so that every button shows its progress, every failure is
 * reported, and the page shows the current state afterwards.
 */
export function useAction<E extends Endpoint>(
  endpoint: ClientEndpoint<E>,
  options?: ActionOptions<RequestArguments<E>, ResultOf<E>>,
): Action<RequestArguments<E>>;
export function useAction<Work extends (...args: never[]) => Promise<unknown>>(
  work: Work,
  options?: ActionOptions<Parameters<Work>, Awaited<ReturnType<Work>>>,
): Action<Parameters<Work>>;
export function useAction(workOrEndpoint: unknown, givenOptions: unknown = {}): unknown {
  const work = workOrEndpoint as ClientEndpoint<Endpoint> | ((...args: unknown[]) => Promise<unknown>);
  const options = givenOptions as ActionOptions<unknown[], unknown>;
  const refresh = useRefresh();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { refreshes = [], subject, done, failed, onDone, onFailed } = options;
  const send = call as (endpoint: ClientEndpoint<Endpoint>, ...request: unknown[]) => Promise<unknown>;
  const mutation = useMutation({
    ...(subject !== undefined && { scope: { id: subject } }),
    mutationFn: (args: unknown[]) => (typeof work === "function" ? work(...args) : send(work, ...args)),
    onSuccess: async (result, args) => {
      const message = typeof done === "function" ? done(result, ...args) : done;
      if (typeof message === "string") toast.success(message);
      else if (message) toast.success(message.text, message.note, message.action);
      await onDone?.(result, ...args);
      await refresh(...refreshes);
    },
    onError: async (error, args) => {
      const title = typeof failed === "function" ? failed(...args) : failed;
      if (title === undefined) toast.failure(error);
      else if (title !== null) toast.error(title, reasonOf(error));
      await onFailed?.(error, ...args);
      await refresh(...refreshes);
    },
  });
  return {
    run: (...args: unknown[]) => {
      const run = mutation.mutateAsync(args).then(
        () => true,
        () => false,
      );
      // The library reports a new state only a moment later, and until then a switch would show its old position.
      redraw();
      return run;
    },
    isPending: mutation.isPending,
    pending: mutation.isPending ? mutation.variables : undefined,
    problem: mutation.isError ? reasonOf(mutation.error) : undefined,
    reset: mutation.reset,
  };
}

/** Downloads the file that an endpoint produces. */
export function useDownload<E extends Endpoint>(
  endpoint: ClientEndpoint<E>,
  options?: { done?: DoneText; failed?: string },
): Action<RequestArguments<E>> {
  const save = async (request?: Parameters<typeof download>[1]) =>
    saveFile(await download(endpoint, request));
  return useAction(save, options) as unknown as Action<RequestArguments<E>>;
}

const reasonOf = (error: unknown): string => messageOf(error, i18next.t("common:errors.generic"));
