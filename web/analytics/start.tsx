import { createRoot } from "react-dom/client";
import { readConsent, saveConsent, onConsentChange } from "./consent.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { createEngagementTimer } from "./engagement-timer.ts";
import { track, trackPageView } from "./track.ts";

/** Asks for consent and measures engagement. It is called once, and only when a measurement id is configured. */
export function startAnalytics(): void {
  const seen = createEngagementTimer(performance.now(), (ms) => void track("engagement", { ms }));
  const onAction = () => seen(performance.now());
  for (const action of ["mousedown", "keydown", "scroll", "touchstart"] as const)
    addEventListener(action, onAction, { passive: true, capture: true });

  if (readConsent()) return;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(<ConsentBanner onDecide={saveConsent} />);
  // The decision can be made here or in the privacy policy.
  const settle = onConsentChange((decision) => {
    settle();
    root.unmount();
    place.remove();
    if (decision === "granted") void trackPageView();
  });
}
