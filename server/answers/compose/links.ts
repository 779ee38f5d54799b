import { visible } from "./hidden.ts";

/** Endings that make "shop.com" a link in a chat; any other "word.word" is a missing space. */
const endings =
  "com|net|org|info|biz|edu|gov|mil|io|co|me|app|dev|ai|shop|store|online|site|xyz|link|click|live|page|pages|top|club|cloud|tech|blog|news|email|world|today|zone|space|host|fun|icu|ly|gg|tv|cc|to|sh|so|us|uk|eu|de|fr|ru|cn|in|ir|tr|sa|ae|kw|qa|bh|om|eg|jo|iq|ye|sy|lb|ps|ma|tn|dz|sd|example|test|invalid|local|localhost|السعودية|امارات|موقع|شبكة";
const hostSource = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+`;

/** A scheme other than http(s) is followed by a program or a file, whatever it looks like. */
const otherSchemePattern =
  /(?<![\p{L}\p{N}])(?:javascript|vbscript|livescript|file|blob|ftp|ws|wss|intent|about|view-source|chrome|jar|smb|ldap|gopher|content)\s*:\s*(?=\S)[^\s<>"'«»]*/giu;
const dataUriPattern = /(?<![\p{L}\p{N}])data\s*:\s*(?:[\w.+-]+\/[\w.+-]+|;|,)[^\s<>"'«»]*/giu;
const webLinkPattern = /(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.-]{1,20}:)?\/\/[^\s<>"'«»]+/giu;
const bareLinkPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./:_-])(?:mailto:|tel:)?(?:[\w.+-]{1,64}@)?(?:www\.)?${hostSource}(?:${endings})(?![\p{L}\p{N}-])(?:[:/?#][^\s<>"'«»]*)?`,
  "giu",
);
const addressPattern = /(?<![\p{L}\p{N}])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])(?:[:/][^\s<>"'«»]*)?/gu;

const tailPattern = /[.,،;؛:!?؟)\]}»”"'*_…]+$/u;

/** The link itself: what a sentence put after it is no part of it. */
function bare(link: string): string {
  const cut = link.replace(tailPattern, "");
  return link.slice(cut.length).startsWith(")") && cut.includes("(") ? `${cut})` : cut;
}

/** How a link is compared: as it is written, but for the case of scheme and host and a last slash. */
function key(link: string): string {
  return bare(visible(link))
    .replace(/^(?:mailto|tel):/iu, "")
    .replace(/^(?:https?:)?\/\/[^/?#]*|^[^/?#]*/iu, (origin) => origin.toLowerCase())
    .replace(/^https?:\/\//u, "")
    .replace(/\/$/u, "");
}

/** http or https to a named host, nobody's name or password in front of it. */
function isPlain(link: string): boolean {
  if (!link.includes("//")) return true;
  return /^https?:\/\/[^/?#@\\]+(?:[/?#][^\\]*)?$/iu.test(link);
}

function linksIn(text: string): string[] {
  return [webLinkPattern, bareLinkPattern, addressPattern].flatMap((pattern) => text.match(pattern) ?? []);
}

/** Hosts of the links and email addresses in a text, in lower case. */
export function listHosts(text: string): string[] {
  if (!/[.:]/u.test(text)) return [];
  return linksIn(text).flatMap((link) => {
    const host = bare(link)
      .replace(/^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?/iu, "")
      .replace(/^[^/?#@]*@/u, "")
      .replace(/[/?#:].*$/u, "")
      .toLowerCase();
    return host === "" ? [] : [host.replace(/^www\./u, "")];
  });
}

/**
 * The text without links, email addresses and network addresses that no source has in its own words, and without any
 * link that is not plain http or https.
 */
export function withAllowedLinks(text: string, allowedSources: readonly string[]): string {
  const known = new Set(allowedSources.flatMap(linksIn).filter(isPlain).map(key));
  const judged = (link: string): string => {
    const itself = bare(link);
    return isPlain(itself) && known.has(key(itself)) ? link : link.slice(itself.length);
  };
  return text
    .replace(otherSchemePattern, "")
    .replace(dataUriPattern, "")
    .replace(webLinkPattern, judged)
    .replace(bareLinkPattern, judged)
    .replace(addressPattern, judged);
}
