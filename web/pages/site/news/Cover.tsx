import { useState } from "react";
import street from "#web/components/site/street-lit.svg";
import { classes } from "#web/ui/classes.ts";
import css from "./Cover.module.css";

/** C119, C129: an article's photo; without one, or where it does not load, a part of the night street. */
export function Cover({
  src,
  seed,
  className,
  first = false,
}: {
  src: string;
  seed: number;
  className?: string | undefined;
  /** Seen at once when the page opens. */
  first?: boolean;
}) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={classes(css.cover, className)}>
      {src !== "" && broken !== src ? (
        <img
          src={src}
          alt=""
          loading={first ? "eager" : "lazy"}
          decoding="async"
          onError={() => setBroken(src)}
          // One that failed before the page's script came told nobody.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(src);
          }}
        />
      ) : (
        // Another part of it for each, so that a list of articles is no wallpaper.
        <img
          src={street}
          alt=""
          className={css.street}
          style={{ objectPosition: `${(seed * 37) % 100}% 100%` }}
        />
      )}
    </span>
  );
}
