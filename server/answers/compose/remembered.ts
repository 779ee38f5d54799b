/** Texts longer than this are looked at anew each time. */
const LONGEST = 4000;
const MOST = 4000;

/**
 * A function of a text whose results are kept for the texts it saw last: the same few answers are said again and again.
 * About as many are kept as a busy agent says in a day.
 */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const made = older.get(text) ?? make(text);
    if (text.length > LONGEST) return made;
    if (recent.size >= MOST / 2) [older, recent] = [recent, new Map()];
    recent.set(text, made);
    return made;
  };
}
