import { useState } from "react";
import street from "#web/components/site/street-lit.svg";
import { classes } from "#web/ui/classes.ts";
import css from "./Cover.module.css";

/** An article's image (C119, C129). Without one, or when it fails to load, a part of the night street is shown. */
export function Cover({
  src,
  seed,
  className,
  first = false,
}: {
  src: string;
  seed: number;
  className?: string | undefined;
  /** Whether the image is visible when the page opens and is loaded at once. */
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
          // An image that failed before hydration fired no event that React could handle.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(src);
          }}
        />
      ) : (
        // Each article shows a different part, so that a list does not look repetitive.
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
