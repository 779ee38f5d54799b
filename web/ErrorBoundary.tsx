import { Component } from "react";
import { CrashPage } from "./pages/site/CrashPage.tsx";

/** C057: whatever fails while drawing a page ends here, on the full-page error screen. */
export class ErrorBoundary extends Component<{ children: React.ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error("unknown") };
  }

  override render(): React.ReactNode {
    return this.state.error === undefined ? this.props.children : <CrashPage error={this.state.error} />;
  }
}
