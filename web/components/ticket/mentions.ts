interface Member {
  id: string;
  name: string;
}

interface NotePiece {
  text: string;
  isMarked: boolean;
}

const wordCharacter = /[\p{L}\p{N}_]/u;

/** Returns the text in pieces, one for each `@` with a member's whole name, and the ids of the mentioned members. */
export function findMentions(
  text: string,
  members: readonly Member[],
): { pieces: NotePiece[]; ids: string[] } {
  // Longer names come first, so that "@Sara Ali" does not match "@Sara".
  const byLength = members
    .filter(({ name }) => name !== "")
    .toSorted((a, b) => b.name.length - a.name.length);
  const ids = new Set<string>();
  const pieces: NotePiece[] = [];
  let from = 0;
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const named = byLength.find(
      ({ name }) => text.startsWith(name, at + 1) && !wordCharacter.test(text.charAt(at + 1 + name.length)),
    );
    if (!named || at < from) continue;
    // When several members have the same name, all of them are mentioned.
    for (const { id, name } of members) if (name === named.name) ids.add(id);
    if (at > from) pieces.push({ text: text.slice(from, at), isMarked: false });
    from = at + 1 + named.name.length;
    pieces.push({ text: text.slice(at, from), isMarked: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMarked: false });
  return { pieces, ids: [...ids] };
}
