/** What an empty list will hold. */
export type EmptyKind =
  | "tickets"
  | "customers"
  | "knowledge"
  | "answers"
  | "people"
  | "messages"
  | "support"
  | "rules"
  | "log";

const line = { stroke: "var(--line-control)", strokeWidth: 1.5 } as const;
const soft = { stroke: "var(--ink-soft)", strokeWidth: 1.5 } as const;
const lampStyle = { fill: "var(--lamp)", stroke: "none" } as const;

/** A person as a head over shoulders, in the middle of `x`. */
const drawPerson = (x: number, y: number) => (
  <>
    <circle cx={x} cy={y} r="9" />
    <path d={`M${x - 17} ${y + 32}c0-11 7.500-17 17-17s17 6 17 17`} />
  </>
);

/** A sheet with a folded corner. */
const sheet = (x: number, y: number) => (
  <>
    <path d={`M${x} ${y}h30l12 12v46h-42z`} />
    <path d={`M${x + 30} ${y}v12h12`} />
  </>
);

const drawings: Record<EmptyKind, React.ReactNode> = {
  // An in-tray with a lamp over it.
  tickets: (
    <>
      <path d="M38 54v26h84V54" {...soft} />
      <path d="M38 54h26c2 9 8 13 16 13s14-4 16-13h26L108 30H52z" {...line} />
      <path d="M80 8v8m-18-2 5 6m31-6-5 6" {...soft} />
      <circle cx="80" cy="24" r="4" {...lampStyle} />
    </>
  ),
  customers: (
    <>
      <g {...line}>
        {drawPerson(50, 38)}
        {drawPerson(110, 38)}
      </g>
      <g {...soft}>{drawPerson(80, 30)}</g>
      <path d="M56 82h48" {...line} />
      <circle cx="80" cy="12" r="4" {...lampStyle} />
    </>
  ),
  knowledge: (
    <>
      <g {...line}>{sheet(44, 20)}</g>
      <g {...soft}>{sheet(72, 30)}</g>
      <path d="M80 56h24M80 66h24M80 76h14" {...line} />
      <circle cx="108" cy="22" r="4" {...lampStyle} />
    </>
  ),
  // A question, and the answer that is still to come.
  answers: (
    <>
      <path
        d="M36 16h56a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H56L44 60V50h-8a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z"
        {...line}
      />
      <path d="M44 28h40M44 38h24" {...line} />
      <path d="M108 44h16a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6h-6v10l-12-10H74a6 6 0 0 1-6-6v-8" {...soft} />
      <circle cx="104" cy="62" r="4" {...lampStyle} />
    </>
  ),
  // A person with followers.
  people: (
    <>
      <g {...soft}>{drawPerson(62, 30)}</g>
      <path d="M92 30c5 5 5 15 0 20m10-28c10 10 10 26 0 36m10-44c15 15 15 37 0 52" {...line} />
      <circle cx="84" cy="40" r="4" {...lampStyle} />
      <path d="M38 82h84" {...line} />
    </>
  ),
  messages: (
    <>
      <path d="M42 28h76v48H42z" {...soft} />
      <path d="m42 28 38 28 38-28" {...line} />
      <circle cx="118" cy="28" r="5" {...lampStyle} />
      <path d="M20 44h14M26 54h8" {...line} />
    </>
  ),
  support: (
    <>
      <circle cx="80" cy="48" r="32" {...line} />
      <circle cx="80" cy="48" r="14" {...soft} />
      <path d="m57 25 13 13m20 20 13 13m0-46L90 38M70 58 57 71" {...line} />
      <circle cx="80" cy="48" r="4" {...lampStyle} />
    </>
  ),
  // One way that parts into two.
  rules: (
    <>
      <path d="M30 48h34m10-4 28-18h26M74 52l28 18h26" {...line} />
      <circle cx="69" cy="48" r="7" {...soft} />
      <path d="m122 20 6 6-6 6m0 32 6 6-6 6" {...soft} />
      <circle cx="69" cy="48" r="3" {...lampStyle} />
    </>
  ),
  // A log with its latest line lit.
  log: (
    <>
      <path d="M50 20v60" {...line} />
      <path d="M66 24h52M66 48h40M66 72h46" {...line} />
      <circle cx="50" cy="48" r="5" fill="var(--canvas)" {...soft} />
      <circle cx="50" cy="72" r="5" fill="var(--canvas)" {...soft} />
      <circle cx="50" cy="24" r="5" {...lampStyle} />
    </>
  ),
};

/** A drawing of what an empty list will hold, in the colours of the theme. It says nothing that the text does not. */
export function EmptyPicture({ kind }: { kind: EmptyKind }) {
  return (
    <svg
      viewBox="0 0 160 96"
      width="160"
      height="96"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[kind]}
    </svg>
  );
}
