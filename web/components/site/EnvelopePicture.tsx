import css from "./EnvelopePicture.module.css";

/** A picture of a sealed envelope that moves towards the end of the line. */
export function EnvelopePicture() {
  return (
    <svg viewBox="0 0 360 196" fill="none" aria-hidden="true" className={css.envelope}>
      <rect
        x="60"
        y="44"
        width="240"
        height="146"
        rx="10"
        fill="#FFF9EC"
        stroke="#C9A15A"
        strokeWidth="1.5"
      />
      <path d="M60 56 180 132 300 56" stroke="#C9A15A" strokeWidth="1.5" />
      <path d="M62 186 150 114M298 186l-88-72" stroke="#E3C893" strokeWidth="1.5" />
      <g transform="translate(146 92) scale(1.06)">
        <circle cx="32" cy="31" r="31" fill="#0B1424" />
        <g transform="translate(10 9.5) scale(.68)">
          <path
            d="M32 5L39.18 12.18L49.32 12.18L49.32 22.32L56.5 29.5L49.32 36.68L49.32 58.49L39.18 46.82L32 54L24.82 46.82L14.68 46.82L14.68 36.68L7.5 29.5L14.68 22.32L14.68 12.18L24.82 12.18Z"
            stroke="#F7F1E6"
            strokeWidth="5.5"
            strokeLinejoin="round"
          />
          <path d="M32 20.5L41 29.5L32 38.5L23 29.5Z" fill="#F5B65C" />
        </g>
      </g>
      <path d="M8 78h34M20 104h22M30 130h12" stroke="#C9A15A" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
