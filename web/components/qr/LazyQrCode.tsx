import { lazyPart } from "#web/lazy-part.tsx";
import { LoadBoundary } from "#web/ui/LoadBoundary.tsx";
import css from "./QrCode.module.css";

/** The QR library is loaded only by visitors who see a code. */
const QrCode = lazyPart(async () => (await import("./QrCode.tsx")).QrCode);

/** A QR code. Its space is reserved until it is rendered. */
export function LazyQrCode(props: { content: string; label: string }) {
  return (
    <LoadBoundary fallback={<span className={css.code} />}>
      <QrCode {...props} />
    </LoadBoundary>
  );
}
