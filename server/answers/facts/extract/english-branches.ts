import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { Branch } from "#server/answers/facts/facts.ts";
import { words } from "#server/answers/text/words.ts";

/** "Our branches: Olaya (King Road), Narjis (…) and Khobar (…)." */
const listedPattern = /branches[^:：]{0,20}[:：]\s*(.+?)(?:\.(?:\s|$)|$)/isu;
const betweenPattern = /\s*(?:,|\s+and\s+)\s*(?![^(]*\))/iu;
const itemPattern = /^(?:and\s+)?([^()]{2,30}?)\s*\(([^()]+)\)$/iu;

/** The branches that an English text lists with what stands in brackets beside each. */
function englishList(text: string): { name: string; address: string }[] {
  const items = listedPattern.exec(text)?.[1]?.split(betweenPattern).filter(Boolean) ?? [];
  const found = items.flatMap((item) => {
    const [, name, address] = itemPattern.exec(item.trim()) ?? [];
    return name === undefined || address === undefined ? [] : [{ name, address }];
  });
  return found.length === items.length ? found : [];
}

/**
 * Gives branches that were read from the Arabic text of an answer the names and addresses of its English text, where that
 * lists as many of them: the owner wrote both in one order.
 */
export function withEnglishNames(branches: Branch[], entries: readonly KnowledgeEntry[]): Branch[] {
  const byEntry = Map.groupBy(branches, ({ entry }) => entry);
  const named = new Map<Branch, Branch>();
  for (const [position, listed] of byEntry) {
    const entry = entries[position];
    const english = entry?.kind === "faq" ? englishList(entry.answer.en ?? "") : [];
    if (listed.length < 2 || english.length !== listed.length) continue;
    for (const [at, branch] of listed.entries()) {
      const { name, address } = english[at]!;
      const names = [...new Set([...branch.names, words(name).join(" ")])];
      named.set(branch, { ...branch, names, english: { name, address } });
    }
  }
  return branches.map((branch) => named.get(branch) ?? branch);
}
