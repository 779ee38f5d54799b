/** Arabic words that a word in Latin letters may be: "6alabti" → طلبتي, طالبتي … */

export interface Spelling {
  word: string;
  /** 0: the letters say so; the higher, the more was guessed. */
  cost: number;
}

type Options = readonly (readonly [arabic: string, cost: number])[];

/** What a letter or a pair stands for, with what guessing it costs in hundredths; "-": nothing. Pairs come first. */
const lettersSource = `
3' غ
'3 غ
7' خ
9' ض
'9 ض
6' ظ
kh خ
gh غ
sh ش
ch ش:10 ك:20 تش:20
th ث:5 ذ:5 ض:10 ظ:10
dh ض ظ:5 ذ
2 ا -:5 ق:15 ي:20 و:40
3 ع
4 ذ:10
5 خ
6 ط
7 ح
8 ق غ:5
9 ص ق:30 ض:30
b ب
p ب
t ت ط:10 ه:60
d د ض:10 ذ:25
s س ص:5 ث:40
z ز ظ:15 ذ:20 ض:30
h ه ح:10
k ك ق:25 خ:60
q ق
g ق:5 ج:5 غ:20 ك:30
j ج
f ف
v ف
l ل
m م
n ن
r ر
x كس
c ك س:20
aa ا
ee ي -:30
ai ي اي:15 اا:60
ay ي اي:10
ei ي
ey ي
oo و
ou و -:30
aw و او:10
au و او:10
a -:3 ا:6 ع:50
e - ي:10 ا:30
i -:5 ي:5
o -:5 و:5
u -:5 و:5
y ي ج:40
w و
`;
/** A word cannot begin without a letter: a vowel there is written. */
const firstLetters = `
a ا ع:30
e ا اي:10 ي:30 ع:40
i ا اي:10 ي:20
o ا:5 او:5 ع:40
u ا:5 او:5
ee اي ي:20
ei اي ا:20
ai اي
ay اي ي:30
aw او
au او
ou او
`;
/** Endings whose vowel is a letter of its own: ة, a possessive, a plural. */
const endings = `
a ه ا:10 ي:25
ah ه اه:30
eh ه يه:30
e ه:5 ي:5 -:20
i ي
y ي
o ه:5 و:10 وا:5
u و:10 ه:10 وا:5
oh ه
t ت ه:20 ط:10
at ات:2 ت:10 ه:15
et ه:10 ت يت:10
`;

function read(table: string): ReadonlyMap<string, Options> {
  const rows = table
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
  return new Map(
    rows.map(([latin = "", ...options]) => [
      latin,
      options.map((option) => {
        const [arabic = "", cost = "0"] = option.split(":");
        return [arabic === "-" ? "" : arabic, Number(cost) / 100] as const;
      }),
    ]),
  );
}

const sound = read(lettersSource);
const firstLetterTable = read(firstLetters);
const endingTable = read(endings);

/** More than this was guessed: another word. */
const maxGuessed = 0.8;
const maxSpellings = 80;
/** Partial words kept at each step. */
const beam = 60;

interface Step {
  options: Options;
  length: number;
}

function stepAt(word: string, at: number): Step {
  const rest = word.slice(at);
  const last = at > 1 ? endingTable.get(rest) : undefined;
  if (last !== undefined) return { options: last, length: rest.length };
  const latin = [rest.slice(0, 2), rest.slice(0, 1)].find((letters) => sound.has(letters)) ?? "";
  const options = (at === 0 ? firstLetterTable.get(latin) : undefined) ?? sound.get(latin);
  if (options === undefined) return { options: [["", 0]], length: 1 };
  if (latin.length > 1 || rest[1] !== latin || firstLetterTable.has(latin))
    return { options, length: latin.length };
  // Doubling is not written in Arabic, except where two letters meet by a prefix ("ttba3oon", تطبعون).
  const both = options.flatMap(([one, x]) => options.map(([two, y]) => [one + two, x + y] as const));
  return { options: at === 0 ? [...options, ...both] : options, length: 2 };
}

/** Likeliest first. Expects lower case. */
export function spellingsOf(word: string): Spelling[] {
  let partial: { text: string; cost: number }[] = [{ text: "", cost: 0 }];
  for (let at = 0; at < word.length;) {
    const { options, length } = stepAt(word, at);
    const next = new Map<string, number>();
    for (const { text, cost } of partial) {
      for (const [arabic, more] of options) {
        const sum = cost + more;
        const longer = text + arabic;
        if (sum <= maxGuessed && (next.get(longer) ?? Infinity) > sum) next.set(longer, sum);
      }
    }
    partial = [...next].map(([text, cost]) => ({ text, cost })).sort((a, b) => a.cost - b.cost);
    partial.length = Math.min(partial.length, beam);
    at += length;
  }
  return partial
    .filter(({ text }) => text.length > 1)
    .slice(0, maxSpellings)
    .map(({ text, cost }) => ({ word: text, cost }));
}
