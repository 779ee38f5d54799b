import { classes } from "#web/ui/classes.ts";
import css from "./glyphs.module.css";

/** Small shapes whose meaning does not depend on colour. `--glyph-cut` is the colour of their holes. */
function Glyph({ children, turning }: { children: React.ReactNode; turning?: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
      className={classes(css.glyph, turning && css.turning)}
    >
      {children}
    </svg>
  );
}

export const RingGlyph = () => (
  <Glyph>
    <circle cx="8" cy="8" r="5.75" stroke="currentColor" strokeWidth="1.8" />
  </Glyph>
);

export const DottedRingGlyph = () => (
  <Glyph>
    <circle cx="8" cy="8" r="5.75" stroke="currentColor" strokeWidth="1.8" strokeDasharray="2.2 2.3" />
  </Glyph>
);

export const HalfDiamondGlyph = () => (
  <Glyph>
    <path d="M8 1.6 14.4 8 8 14.400 1.6 8z" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
    <path d="M8 1.6 14.4 8 8 14.400z" fill="currentColor" />
  </Glyph>
);

export const TickGlyph = () => (
  <Glyph>
    <circle cx="8" cy="8" r="6.6" fill="currentColor" />
    <path
      d="m5.2 8.2 2 2 3.7-4.2"
      stroke="var(--glyph-cut)"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Glyph>
);

export const TurningSquareGlyph = () => (
  <Glyph turning>
    <path d="M3.5 3.5h9v9h-9z" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round" />
    <path d="M8 5.6 10.4 8 8 10.4 5.6 8z" fill="currentColor" />
  </Glyph>
);

export const TriangleGlyph = () => (
  <Glyph>
    <path
      d="M8 1.8 14.6 13.6H1.4z"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
    <path d="M8 6.2v3.4M8 11.5v.1" stroke="var(--glyph-cut)" strokeWidth="1.6" strokeLinecap="round" />
  </Glyph>
);

export const StopGlyph = () => (
  <Glyph>
    <circle cx="8" cy="8" r="5.75" stroke="currentColor" strokeWidth="1.8" />
    <path d="M4.2 11.8 11.8 4.2" stroke="currentColor" strokeWidth="1.7" />
  </Glyph>
);

export const UrgentGlyph = () => (
  <Glyph>
    <rect x="1.5" y="1.5" width="13" height="13" rx="3.5" fill="currentColor" />
    <path d="M8 4.4v4.2M8 11.2v.1" stroke="var(--glyph-cut)" strokeWidth="1.9" strokeLinecap="round" />
  </Glyph>
);

/** One to three filled bars; the others are faint. */
export const BarsGlyph = ({ level }: { level: 1 | 2 | 3 }) => (
  <Glyph>
    <rect x="2" y="10" width="3" height="4" rx="1" fill="currentColor" />
    <rect x="6.5" y="6.5" width="3" height="7.5" rx="1" fill="currentColor" opacity={level > 1 ? 1 : 0.28} />
    <rect x="11" y="3" width="3" height="11" rx="1" fill="currentColor" opacity={level > 2 ? 1 : 0.28} />
  </Glyph>
);
