/** Top-level domains in Arabic letters that mail programs turn into links. */
const arabicEndings = "السعودية|سعودية|امارات|مصر|قطر|عمان|الاردن|المغرب|تونس|الجزائر|فلسطين|شبكة|موقع|بازار";

/** Generic top-level domains. Accepting any longer word after a dot would refuse "St.Regis" and "Dr.Ahmed". */
const latinEndings =
  "com|net|org|edu|gov|info|biz|app|dev|shop|store|online|site|website|web|xyz|cloud|club|top|live|link|click|page|blog|agency|company|email|mobi|vip|pro|icu|fun|space|tech|world|today|news|media|life|group|buzz|win|bid|loan|men|work|name|arab";

const addresses = [
  /[a-z]{2,}:\/\//iu,
  /(?:^|[^\p{L}\p{N}])www\./iu,
  // Only two Latin letters after the dot are an address ("shop.sa"), because "د.أحمد", "U.S.A" and "No.1" are names.
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:[a-z]{2}|${latinEndings})(?![\\p{L}\\p{N}])`, "iu"),
  // A path or a port follows an address, whatever its top-level domain.
  /[\p{L}\p{N}-]{2,}\.[a-z]{2,}[/:]/iu,
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${arabicEndings})(?![\\p{L}\\p{N}])`, "u"),
  /(?<!\p{N})(?:\d{1,3}\.){3}\d{1,3}(?!\p{N})/u,
];

/**
 * Whether a name contains a web address. Names appear in mails to people who do not know us, and mail programs turn
 * everything that looks like an address into a link.
 */
export function containsPageAddress(name: string): boolean {
  // Browsers read full-width letters and the dots of other scripts as the plain ones.
  const plain = name.normalize("NFKC").replace(/[\u3002\uff0e\uff61\u2024]/g, ".");
  return addresses.some((address) => address.test(plain));
}
