import { Ltr } from "./Ltr.tsx";

/** A figure inside a translated sentence: bold, left to right, in one piece. */
export function Figure({ children }: { children?: React.ReactNode }) {
  return (
    <b>
      <Ltr>{children}</Ltr>
    </b>
  );
}
