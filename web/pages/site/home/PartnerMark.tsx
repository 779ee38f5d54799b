const text = {
  fontFamily: "Readex Pro Variable",
  fill: "currentColor",
  fontSize: 25,
  fontWeight: 600,
  direction: "ltr",
} as const;
const line = { fill: "none", stroke: "currentColor", strokeWidth: 2.2 } as const;

const marks = {
  Saqia: (
    <svg viewBox="0 0 118 40">
      <path {...line} d="M4 28c5 0 5-6 10-6s5 6 10 6 5-6 10-6M4 20c5 0 5-6 10-6s5 6 10 6 5-6 10-6" />
      <text x="44" y="29" {...text}>
        Saqia
      </text>
    </svg>
  ),
  رواق: (
    <svg viewBox="0 0 104 40">
      <path {...line} d="M4 34V18a12 12 0 0 1 24 0v16M11 34V19a5 5 0 0 1 10 0v15" />
      <text x="100" y="28" {...text} fontWeight={700} textAnchor="end">
        رواق
      </text>
    </svg>
  ),
  TAMRA: (
    <svg viewBox="0 0 132 40">
      <text x="2" y="30" {...text} fontSize={28} fontWeight={250} letterSpacing={4}>
        TAMRA
      </text>
      <path d="M124 8v24" stroke="currentColor" strokeWidth="2" />
      <circle cx="124" cy="8" r="4" fill="currentColor" />
    </svg>
  ),
  "دلّة نورة": (
    <svg viewBox="0 0 152 40">
      <path
        {...line}
        d="M6 34h22M9 34c-4-10 2-14 4-20h8c2 6 8 10 4 20M13 14c0-4 8-4 8 0M17 8v2M26 18c6 0 8 4 5 8"
        strokeLinejoin="round"
      />
      <text x="148" y="29" {...text} textAnchor="end">
        دلّة نورة
      </text>
    </svg>
  ),
  "najd labs": (
    <svg viewBox="0 0 140 40">
      <rect x="3" y="7" width="26" height="26" fill="currentColor" />
      <path d="M3 33 16 7l13 26" fill="var(--canvas)" />
      <text x="38" y="29" {...text} fontSize={23} fontWeight={500}>
        najd
      </text>
      <text x="91" y="29" {...text} fontSize={23} fontWeight={300}>
        labs
      </text>
    </svg>
  ),
};

export const partners = Object.keys(marks) as (keyof typeof marks)[];

/** The logo of an invented company, in one colour. */
export function PartnerMark({ partner }: { partner: keyof typeof marks }) {
  return (
    <span role="img" aria-label={partner}>
      {marks[partner]}
    </span>
  );
}
