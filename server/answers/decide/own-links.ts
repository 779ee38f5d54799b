import { listHosts } from "#server/answers/compose/links.ts";
import { sentencesOf } from "#server/answers/compose/sentences.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { rowQuote } from "#server/answers/products/describe.ts";

/**
 * Whose addresses an agent gives out. Somebody may write a link or a bank account into one page or product row; what the
 * business calls its own stands in several places, or in an answer that its team wrote for customers.
 */
interface Own {
  /** Domains of the business; empty when no domain is established, and then any in its knowledge is said. */
  domains: ReadonlySet<string>;
  accounts: ReadonlySet<string>;
}

/** Said by any business: carriers, maps, stores, payment, public offices, mailboxes. */
const publicSet = new Set(
  (
    "wa.me whatsapp.com instagram.com x.com twitter.com tiktok.com snapchat.com facebook.com youtube.com youtu.be linkedin.com t.me telegram.me " +
    "google.com goo.gl apple.com salla.sa zid.sa smsaexpress.com aramex.com dhl.com fedex.com ups.com splonline.com.sa naqelexpress.com jtexpress-sa.com " +
    "tabby.ai tamara.co moyasar.com paypal.com absher.sa tawakkalna.sa gmail.com hotmail.com outlook.com outlook.sa yahoo.com icloud.com live.com"
  ).split(" "),
);
const officePattern = /\.(?:gov|edu|mil)\.[a-z]{2}$|\.(?:gov|edu)$/u;
/** "shop.com.sa" is one name, "sa" alone is none. */
const secondLevelPattern = /^(?:com|net|org|co|gov|edu|med|sch|ac|gen)$/u;

function domainOf(host: string): string {
  const labels = host.split(".");
  const size = labels.length > 2 && secondLevelPattern.test(labels.at(-2)!) ? 3 : 2;
  return labels.slice(-size).join(".");
}

const accountPattern =
  /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){3,7}(?:[ -]?[A-Z0-9]{1,3})?(?![A-Z0-9])/gu;

function accountsIn(text: string): string[] {
  return (text.match(accountPattern) ?? []).map((account) => account.replace(/[ -]/g, ""));
}

function textOf(entry: KnowledgeEntry): string {
  if (entry.kind === "product") return rowQuote(entry);
  return entry.kind === "passage" ? entry.text : Object.values(entry.answer).join("\n");
}

/** Entries looked at: a business names itself early and often. */
const maxCount = 5000;
/** A domain belongs to the business when it is named at least this often compared with the most frequent one. */
const minDomainRatio = 0.2;

const knownCache = new WeakMap<AnswerIndex["entries"], Own>();

function ownOf(index: AnswerIndex): Own {
  const known = knownCache.get(index.entries);
  if (known !== undefined) return known;
  const domains = new Map<string, number>();
  const accounts = new Map<string, number>();
  const count = (counts: Map<string, number>, each: string, times: number): unknown =>
    counts.set(each, (counts.get(each) ?? 0) + times);
  let seen = 0;
  for (const entry of index.entries) {
    if (++seen > maxCount) break;
    const text = textOf(entry);
    // What the team wrote as the answer is its own word.
    const times = entry.kind === "faq" && entry.exact === true ? 2 : 1;
    for (const domain of new Set(listHosts(text).map(domainOf))) count(domains, domain, times);
    for (const domain of new Set(listHosts(entry.origin.sourceName).map(domainOf))) count(domains, domain, 1);
    for (const account of new Set(accountsIn(text))) count(accounts, account, times);
  }
  const most = Math.max(0, ...domains.values());
  const own: Own = {
    domains: new Set(
      [...domains].filter(([, n]) => n > 1 && n >= minDomainRatio * most).map(([domain]) => domain),
    ),
    accounts: new Set([...accounts].filter(([, n]) => n > 1).map(([account]) => account)),
  };
  knownCache.set(index.entries, own);
  return own;
}

function isForeign(index: AnswerIndex, sentence: string): boolean {
  const hosts = listHosts(sentence).map(domainOf);
  const accounts = accountsIn(sentence);
  if (hosts.length === 0 && accounts.length === 0) return false;
  const own = ownOf(index);
  const isKnown = (domain: string): boolean =>
    own.domains.size === 0 ||
    own.domains.has(domain) ||
    publicSet.has(domain) ||
    officePattern.test(`.${domain}`);
  return hosts.some((domain) => !isKnown(domain)) || accounts.some((account) => !own.accounts.has(account));
}

/** The text without sentences that give a link or a bank account that is not known to be the business's. */
export function withOwnAddresses(index: AnswerIndex, text: string): string {
  const lines = text.split("\n").map((line) => {
    if (!isForeign(index, line)) return line;
    return sentencesOf(line)
      .filter((sentence) => !isForeign(index, sentence))
      .join(" ");
  });
  const kept = lines.join("\n");
  return kept === text ? text : kept.replace(/\n{3,}/g, "\n\n").trim();
}
