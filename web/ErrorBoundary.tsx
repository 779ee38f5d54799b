import { Component } from "react";
import { Live } from "./Live.tsx";
import { CrashPage } from "./pages/site/CrashPage.tsx";

/** Shows the full-page error screen for every error while a page renders (C057). */
export class ErrorBoundary extends Component<{ children: React.ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error("unknown") };
  }

  override render(): React.ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <>
        <CrashPage error={this.state.error} />
        <Live />
      </>
    );
  }
}
