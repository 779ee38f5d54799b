import { Ltr } from "./Ltr.tsx";

/** A figure in a translated sentence: bold, from left to right, never wrapped. */
export function Figure({ children }: { children?: React.ReactNode }) {
  return (
    <b>
      <Ltr>{children}</Ltr>
    </b>
  );
}
