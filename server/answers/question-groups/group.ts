import { likenessOf, product, type Vector } from "./likeness.ts";

export interface GroupedQuestions<Q> {
  /** In the order they were given. */
  questions: Q[];
  /** The one most like the others: it can stand for all. */
  central: Q;
}

/**
 * Average likeness from which a question joins a group. Lower joins questions that only share a subject, higher leaves
 * one question in several groups; see README for what it gives.
 */
const minGroupLikeness = 0.32;
/** A word that more groups than this share tells none of them apart. */
const maxGroups = 400;

interface Group {
  members: number[];
  /** Sum of its members' vectors: its product with a question's spread vector is their summed likeness. */
  sum: Map<number, number>;
}

/**
 * Groups questions that mean the same, in either language and any dialect. Every question joins the group it is most
 * like on average, if it is like enough, else it begins one; then groups that turn out alike are joined. The same
 * questions in the same order give the same groups.
 */
export function groupQuestions<Q extends { text: string }>(questions: readonly Q[]): GroupedQuestions<Q>[] {
  const { vectors, spread } = likenessOf(questions.map((question) => question.text));
  const wide = vectors.map(spread);
  const groups: Group[] = [];
  const having = new Map<number, number[]>();
  const add = (group: number, question: number) => {
    const { members, sum } = groups[group]!;
    members.push(question);
    for (const [word, weight] of vectors[question]!) {
      if (!sum.has(word)) having.set(word, [...(having.get(word) ?? []), group]);
      sum.set(word, (sum.get(word) ?? 0) + weight);
    }
  };
  questions.forEach((_, question) => {
    const best = nearest(wide[question]!, groups, having);
    if (best === undefined) groups.push({ members: [], sum: new Map() });
    add(best ?? groups.length - 1, question);
  });
  return joined(groups, spread)
    .map((group) => group.members.toSorted((a, b) => a - b))
    .map((members) => ({
      questions: members.map((member) => questions[member]!),
      central: questions[centralOf(members, vectors, wide)]!,
    }));
}

/** The group a question is most like on average; of equals the oldest. */
function nearest(
  wide: Vector,
  groups: readonly Group[],
  having: ReadonlyMap<number, readonly number[]>,
): number | undefined {
  const likeness = new Map<number, number>();
  for (const [word, weight] of wide) {
    const found = having.get(word) ?? [];
    if (found.length > maxGroups) continue;
    for (const group of found)
      likeness.set(group, (likeness.get(group) ?? 0) + weight * groups[group]!.sum.get(word)!);
  }
  let best: number | undefined;
  let most = minGroupLikeness;
  for (const [group, sum] of [...likeness].sort(([a], [b]) => a - b)) {
    const average = sum / groups[group]!.members.length;
    if (average > most) [best, most] = [group, average];
  }
  return best;
}

/** Two groups that began apart and grew alike become one, the older taking in the younger. */
function joined(groups: readonly Group[], spread: (vector: Vector) => Vector): Group[] {
  const kept: Group[] = [];
  const having = new Map<number, number[]>();
  for (const group of groups) {
    const at = nearest(spread(mean(group)), kept, having);
    const into = at === undefined ? { members: [], sum: new Map<number, number>() } : kept[at]!;
    if (at === undefined) kept.push(into);
    into.members.push(...group.members);
    for (const [word, weight] of group.sum) {
      if (!into.sum.has(word)) having.set(word, [...(having.get(word) ?? []), at ?? kept.length - 1]);
      into.sum.set(word, (into.sum.get(word) ?? 0) + weight);
    }
  }
  return kept;
}

function mean({ members, sum }: Group): Vector {
  return new Map([...sum].map(([word, weight]) => [word, weight / members.length]));
}

function centralOf(members: readonly number[], vectors: readonly Vector[], wide: readonly Vector[]): number {
  let best = members[0]!;
  let most = -1;
  const sum = new Map<number, number>();
  for (const member of members)
    for (const [word, weight] of vectors[member]!) sum.set(word, (sum.get(word) ?? 0) + weight);
  for (const member of members) {
    const likeness = product(wide[member]!, sum);
    if (likeness > most + 1e-9) [best, most] = [member, likeness];
  }
  return best;
}
