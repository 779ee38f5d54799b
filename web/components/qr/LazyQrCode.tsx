import { lazy, Suspense } from "react";
import css from "./QrCode.module.css";

/** The QR library is loaded only by visitors who see a code. */
const QrCode = lazy(async () => ({ default: (await import("./QrCode.tsx")).QrCode }));

/** A QR code. Its space is reserved until it is rendered. */
export function LazyQrCode(props: { content: string; label: string }) {
  return (
    <Suspense fallback={<span className={css.code} />}>
      <QrCode {...props} />
    </Suspense>
  );
}
