/** Endings of addresses in Arabic letters that mail programs make links of. */
const arabicEndings = "السعودية|سعودية|امارات|مصر|قطر|عمان|الاردن|المغرب|تونس|الجزائر|فلسطين|شبكة|موقع|بازار";

/** Endings of addresses that are no country's: any longer word after a dot would refuse "St.Regis" and "Dr.Ahmed". */
const latinEndings =
  "com|net|org|edu|gov|info|biz|app|dev|shop|store|online|site|website|web|xyz|cloud|club|top|live|link|click|page|blog|agency|company|email|mobi|vip|pro|icu|fun|space|tech|world|today|news|media|life|group|buzz|win|bid|loan|men|work|name|arab";

const addresses = [
  /[a-z]{2,}:\/\//iu,
  /(?:^|[^\p{L}\p{N}])www\./iu,
  // Two Latin letters after the dot: "د.أحمد", "U.S.A" and "No.1" are names, "shop.sa" is an address.
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:[a-z]{2}|${latinEndings})(?![\\p{L}\\p{N}])`, "iu"),
  // Whatever its ending, an address goes on with a path or a port.
  /[\p{L}\p{N}-]{2,}\.[a-z]{2,}[/:]/iu,
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${arabicEndings})(?![\\p{L}\\p{N}])`, "u"),
  /(?<!\p{N})(?:\d{1,3}\.){3}\d{1,3}(?!\p{N})/u,
];

/**
 * Whether a name holds the address of a page. Names stand in mails that we send to strangers, and a mail program makes a
 * link of what looks like an address.
 */
export function containsPageAddress(name: string): boolean {
  // Full-width letters and the dots of other scripts are read as the plain ones by browsers.
  const plain = name.normalize("NFKC").replace(/[\u3002\uff0e\uff61\u2024]/g, ".");
  return addresses.some((address) => address.test(plain));
}
