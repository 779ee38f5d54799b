import { Component } from "react";
import { lazyPart } from "./lazy-part.tsx";
import { Live } from "./Live.tsx";
import { LoadBoundary } from "./ui/LoadBoundary.tsx";

/** Loaded when it is needed, because hardly any visitor ever sees it. */
const CrashPage = lazyPart(async () => (await import("./pages/site/CrashPage.tsx")).CrashPage);

/** Shows the full-page error screen for every error while a page renders (C057). */
export class ErrorBoundary extends Component<{ children: React.ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error("unknown") };
  }

  override render(): React.ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <LoadBoundary fallback={null}>
        <CrashPage error={this.state.error} />
        <Live />
      </LoadBoundary>
    );
  }
}
