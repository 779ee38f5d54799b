import { lazy, Suspense } from "react";
import css from "./QrCode.module.css";

/** Fetched with what draws the code, by those who see one. */
const QrCode = lazy(async () => ({ default: (await import("./QrCode.tsx")).QrCode }));

/** A code that a phone's camera reads; its place is kept until it is drawn. */
export function LazyQrCode(props: { content: string; label: string }) {
  return (
    <Suspense fallback={<span className={css.code} />}>
      <QrCode {...props} />
    </Suspense>
  );
}
