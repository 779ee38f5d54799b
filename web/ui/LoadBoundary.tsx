import { Component, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "#web/load-once.ts";
import { Button } from "./Button.tsx";
import css from "./LoadBoundary.module.css";
import { TryAgainIcon } from "./site-icons.tsx";

interface LoadBoundaryProps {
  children: React.ReactNode;
  /** The part inside. Another one in the same place begins without the message of the first. */
  loadKey?: unknown;
  /** Shown while the part is being loaded. Without it, a boundary further up decides. */
  fallback?: React.ReactNode;
  /** Closes a part that lies over the page. The message then lies over the page as well. */
  onClose?: (() => void) | undefined;
  /** Replaces the message. */
  failed?: (retry: () => void) => React.ReactNode;
}

/**
 * Shows a message with a button in place of a part that could not be loaded, while the rest of the page stays as it
 * is. The part is loaded again by itself when the connection is back. Other errors go to the page's error screen.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidMount(): void {
    addEventListener("online", this.retry);
  }

  override componentDidUpdate(before: LoadBoundaryProps): void {
    if (before.loadKey !== this.props.loadKey) this.retry();
  }

  override componentWillUnmount(): void {
    removeEventListener("online", this.retry);
    this.retry();
  }

  readonly retry = (): void => {
    if (!(this.state.error instanceof LoadFailure)) return;
    this.state.error.forget();
    this.setState({ error: undefined });
  };

  override render(): React.ReactNode {
    const { children, fallback, failed, onClose } = this.props;
    const { error } = this.state;
    if (error instanceof LoadFailure)
      return failed ? failed(this.retry) : <LoadProblem onRetry={this.retry} onClose={onClose} />;
    if (error !== undefined) throw error;
    return fallback === undefined ? children : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

/** The message for a part that could not be loaded. With `onClose` it lies over the page. */
export function LoadProblem({
  onRetry,
  onClose,
}: {
  onRetry: () => void;
  onClose?: (() => void) | undefined;
}) {
  const { t } = useTranslation("common");
  return (
    <div role="alert" className={onClose ? css.over : css.problem}>
      <p className={css.title}>{t("errors.loadTitle")}</p>
      <p>{t("errors.unreachable")}</p>
      <div className={css.actions}>
        <Button onClick={onRetry}>
          <TryAgainIcon size="small" />
          {t("tryAgain")}
        </Button>
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            {t("close")}
          </Button>
        )}
      </div>
    </div>
  );
}
