import { createRoot } from "react-dom/client";
import { readConsent, saveConsent, onConsentChange } from "./consent.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { createEngagementTimer } from "./engagement-timer.ts";
import { track, trackPageView } from "./track.ts";

/** Called once, where there is somewhere to send to: asks for consent, and listens for engagement. */
export function startAnalytics(): void {
  const seen = createEngagementTimer(performance.now(), (ms) => void track("engagement", { ms }));
  const onAction = () => seen(performance.now());
  for (const action of ["mousedown", "keydown", "scroll", "touchstart"] as const)
    addEventListener(action, onAction, { passive: true, capture: true });

  if (readConsent()) return;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(<ConsentBanner onDecide={saveConsent} />);
  // Here or where the privacy policy asks the same.
  const settle = onConsentChange((decision) => {
    settle();
    root.unmount();
    place.remove();
    if (decision === "granted") void trackPageView();
  });
}
