/** Endings of addresses in Arabic letters that mail programs make links of. */
const arabicEndings = "السعودية|سعودية|امارات|مصر|قطر|عمان|الاردن|المغرب|تونس|الجزائر|فلسطين|شبكة|موقع|بازار";

const addresses = [
  /[a-z]{2,}:\/\//iu,
  /(?:^|[^\p{L}\p{N}])www\./iu,
  // Two Latin letters after the dot: "د.أحمد", "U.S.A" and "No.1" are names, "shop.sa" is an address.
  /[\p{L}\p{N}-]{2,}\.[a-z]{2,}(?![\p{L}\p{N}])/iu,
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${arabicEndings})(?![\\p{L}\\p{N}])`, "u"),
  /(?<!\p{N})(?:\d{1,3}\.){3}\d{1,3}(?!\p{N})/u,
];

/**
 * Whether a name holds the address of a page. Names stand in mails that we send to strangers, and a mail program makes a
 * link of what looks like an address.
 */
export function holdsPageAddress(name: string): boolean {
  // Full-width letters and the dots of other scripts are read as the plain ones by browsers.
  const plain = name.normalize("NFKC").replace(/[\u3002\uff0e\uff61\u2024]/g, ".");
  return addresses.some((address) => address.test(plain));
}
