import { useMemo } from "react";
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import css from "./QrCode.module.css";

/** The light margin that cameras need to find a code, in modules. */
const margin = 4;

export function QrCode({ content, label }: { content: string; label: string }) {
  const code = useMemo(() => generate(content), [content]);
  const size = code.size + 2 * margin;
  return (
    <svg role="img" aria-label={label} viewBox={`${-margin} ${-margin} ${size} ${size}`} className={css.code}>
      <path d={toSvgPath(code)} />
    </svg>
  );
}
