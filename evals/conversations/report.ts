import type { Estimate } from "#shared/contract/quality.ts";
import { percentile } from "#server/answers/evaluate/measures.ts";
import type { Reply } from "./play.ts";
import type { Conversation, Turn, Verdict } from "./suite.ts";

/** One scored turn. */
export interface Row {
  suite: string;
  conversation: Conversation;
  turn: Turn;
  at: number;
  answerable: boolean;
  reply: Reply;
  verdict: Verdict;
}

const verdicts: readonly Verdict[] = [
  "right",
  "partial",
  "false_handover",
  "bad_clarify",
  "wrong",
  "false_answer",
  "silent",
];

/** Returns the share of each verdict in percent. */
export function shares(rows: readonly Row[]): Record<Verdict | "n", number> {
  const percent = (verdict: Verdict): number =>
    rows.length === 0
      ? 0
      : Math.round((1000 * rows.filter((row) => row.verdict === verdict).length) / rows.length) / 10;
  const figures = Object.fromEntries(verdicts.map((verdict) => [verdict, percent(verdict)]));
  return { n: rows.length, ...figures } as Record<Verdict | "n", number>;
}

function line(name: string, rows: readonly Row[]): string {
  const { n, ...figures } = shares(rows);
  return [name.padEnd(26), n, ...Object.values(figures).map((each) => each.toFixed(1))]
    .map((cell) => String(cell).padStart(9))
    .join(" ");
}

function grouped(rows: readonly Row[], of: (row: Row) => string): string[] {
  const names = [...new Set(rows.map(of))].sort();
  return names.map((name) =>
    line(
      name,
      rows.filter((row) => of(row) === name),
    ),
  );
}

/** Returns the figures as a readable table: suites, kinds and voices of the answerable turns, then the others. */
export function table(rows: readonly Row[]): string {
  const answerable = rows.filter((row) => row.answerable);
  const others = rows.filter((row) => !row.answerable);
  const head = ["".padEnd(26), "turns", "right", "partial", "handover", "asked", "wrong", "false", "silent"];
  const parts = [
    head.map((cell) => cell.padStart(9)).join(" "),
    line("all answerable", answerable),
    line("all others", others),
    "",
    ...grouped(answerable, (row) => row.suite),
    "",
    ...grouped(others, (row) => `${row.suite} (others)`),
    "",
    ...grouped(answerable, (row) => row.conversation.kind),
    "",
    ...grouped(answerable, (row) => row.conversation.voice),
  ];
  const times = rows.map((row) => row.reply.ms);
  return [
    ...parts,
    "",
    `p50 ${percentile(times, 0.5)?.toFixed(2)} ms, p95 ${percentile(times, 0.95)?.toFixed(2)} ms`,
  ].join("\n");
}

/**
 * The accuracy that was measured at a training, to compare with the share of all its customers' turns that were
 * right, in percent.
 */
export interface MeasuredSuite {
  name: string;
  estimate: Estimate | null | undefined;
}

/**
 * Returns one line per suite with figures only, so that it may be printed for businesses whose texts nobody may
 * read.
 */
export function accuracyTable(suites: readonly MeasuredSuite[], rows: readonly Row[]): string {
  const percent = (share: number) => (100 * share).toFixed(1);
  const lines = suites.map(({ name, estimate }) => {
    const own = rows.filter((row) => row.suite === name);
    const right = own.filter((row) => row.verdict === "right").length / own.length;
    return { name, estimate, right, away: estimate ? Math.abs(estimate.share - right) : null };
  });
  const away = lines.flatMap((line) => line.away ?? []);
  const mean = away.reduce((sum, each) => sum + each, 0) / away.length;
  const said = lines.map(({ name, estimate, right }) =>
    [
      name.padEnd(26),
      estimate ? percent(estimate.share) : "none",
      estimate ? `${percent(estimate.low)}–${percent(estimate.high)}` : "",
      percent(right),
    ]
      .map((each) => each.padStart(12))
      .join(" "),
  );
  return [
    ["".padEnd(26), "measured", "range", "true"].map((each) => each.padStart(12)).join(" "),
    ...said,
    `measured of ${away.length} of ${lines.length}; away from the true share: mean ${percent(mean)}, at most ${percent(Math.max(...away))} points`,
  ].join("\n");
}

const cell = (text: string): string => text.replaceAll("\n", " ⏎ ");

/** Returns one turn in readable form. */
export function described({ suite, conversation, turn, at, reply, verdict }: Row): string {
  const before = conversation.turns.slice(0, at).map(({ say }) => cell(say));
  return [
    `## ${verdict} · ${suite} · ${conversation.id}#${at} · ${conversation.kind} · ${conversation.voice}`,
    ...before.map((say) => `  earlier: ${say}`),
    `  said:    ${cell(turn.say)}`,
    `  reply:   [${reply.decision}${reply.reason === null ? "" : `: ${reply.reason}`} ${reply.confidence.toFixed(2)}] ${cell(reply.text)}`,
    `  wanted:  ${JSON.stringify(turn.want)}`,
    "",
  ].join("\n");
}

/** Returns all scored turns of a conversation in order, as its customer reads it. */
export function transcript(rows: readonly Row[]): string {
  const lines = rows.flatMap((row, at) => {
    const { suite, conversation, turn, reply, verdict } = row;
    const isFirst = rows[at - 1]?.conversation !== conversation;
    const title = `\n## ${suite} · ${conversation.id} · ${conversation.kind} · ${conversation.voice}`;
    return [
      ...(isFirst ? [title] : []),
      `> ${cell(turn.say)}`,
      reply.text,
      `(${verdict}, ${reply.decision})`,
    ];
  });
  return `${lines.join("\n").trim()}\n`;
}
