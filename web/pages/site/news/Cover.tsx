import { useState } from "react";
import { classes } from "../../../ui/classes.ts";
import css from "./Cover.module.css";

/** C119, C129: an article's photo; without one, or where it does not load, a drawing of the night street. */
export function Cover({
  src,
  seed,
  className,
}: {
  src: string;
  seed: number;
  className?: string | undefined;
}) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={classes(css.cover, className)}>
      {src !== "" && broken !== src ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <Drawing seed={seed} />
      )}
    </span>
  );
}

/** The same street with another window lit, so that a list of articles is no wallpaper. */
function Drawing({ seed }: { seed: number }) {
  const lamp = 80 + ((seed * 97) % 320);
  const lit = seed % 3;
  return (
    <svg viewBox="0 0 480 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="230" fill="#0B1424" />
      <circle cx={lamp} cy="40" r="170" fill="#F2A33A" opacity=".1" />
      <circle cx={lamp} cy="40" r="96" fill="#F2A33A" opacity=".16" />
      <path d="M0 192h480v38H0z" fill="#101D33" />
      <path
        d="M60 192v-76h92v76M172 192v-52h70v52M262 192v-92h80v92M362 192v-64h70v64"
        fill="none"
        stroke="#2A3C5C"
        strokeWidth="2"
      />
      <path d={`M${[94, 195, 290][lit]} 192v-36h24v36`} fill="#F2A33A" opacity=".85" />
      <path d={`M${lamp} 0v54`} stroke="#2A3C5C" strokeWidth="2" />
      <path d={`M${lamp} 54l14 14-14 14-14-14z`} fill="#F2A33A" />
    </svg>
  );
}
