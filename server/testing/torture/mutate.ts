type Random = () => number;

const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

/** Values that replace those that a platform would send. */
const strangers: readonly unknown[] = [
  null,
  true,
  -1,
  1e21,
  "",
  "0",
  " ",
  [],
  {},
  [[]],
  "9".repeat(400),
  "\u202e\u200b\ufeff",
  "a\u0000b",
  "\ud800",
  "__proto__",
  "' or 1=1 --",
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "http://127.0.0.1:5432/",
  "../../etc/passwd",
  "9999-99-99T99:99:99Z",
  { __proto__: null, constructor: { prototype: { admin: true } } },
  "ش".repeat(5_000),
];

/** Returns the number of places in a value: itself and all within. */
const placesOf = (value: unknown): number =>
  value === null || typeof value !== "object"
    ? 1
    : 1 + Object.values(value).reduce<number>((sum, item) => sum + placesOf(item), 0);

/** Chooses a child by the number of its places, so that the deep ones are met as often as the others. */
function pickChild(random: Random, children: readonly unknown[]): number {
  const sizes = children.map(placesOf);
  let at = random() * sizes.reduce((sum, size) => sum + size, 0);
  const found = sizes.findIndex((size) => (at -= size) < 0);
  return found < 0 ? children.length - 1 : found;
}

/** Returns a copy of the body in which one place is replaced, removed, doubled or nested. */
function mutateValue(value: unknown, random: Random): unknown {
  if (value === null || typeof value !== "object" || random() * placesOf(value) < 1)
    return pick(random, strangers);
  if (Array.isArray(value)) {
    if (value.length === 0) return [pick(random, strangers)];
    if (random() < 0.1) return [...value, ...value];
    const at = pickChild(random, value);
    return value.map((item, index) => (index === at ? mutateValue(item, random) : (item as unknown)));
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return pick(random, strangers);
  const at = pickChild(random, Object.values(value));
  const how = random();
  if (how < 0.08) return Object.fromEntries(entries.filter((_, index) => index !== at));
  if (how < 0.16) return { ...value, [JSON.stringify(pick(random, strangers))]: pick(random, strangers) };
  return Object.fromEntries(
    entries.map(([key, item], index) => [key, index === at ? mutateValue(item, random) : (item as unknown)]),
  );
}

/** Returns the bytes of a delivery that is malformed in one to three places, or whose bytes are cut, doubled or flipped. */
export function mutateDelivery(body: object, random: Random): Buffer {
  let value: unknown = body;
  for (let turn = 0; turn < 1 + Math.floor(random() * 3); turn += 1) value = mutateValue(value, random);
  const bytes = Buffer.from(JSON.stringify(value) ?? "");
  if (random() < 0.85) return bytes;
  const at = Math.floor(random() * bytes.length);
  const how = random();
  if (how < 0.4) return bytes.subarray(0, at);
  if (how < 0.7) return Buffer.concat([bytes, bytes.subarray(at)]);
  const flipped = Buffer.from(bytes);
  if (flipped.length > 0) flipped[at] = (flipped[at] ?? 0) ^ 0x80;
  return flipped;
}
