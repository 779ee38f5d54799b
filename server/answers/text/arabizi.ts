import { isFunctionWord } from "./dialect.ts";

/**
 * Arabic in Latin letters ("kam el se3r", "3ndkm tawseel"): how many young customers write. Frequent words are
 * listed; any other word is looked up by its consonants (see skeleton.ts).
 */
const WORDS = `
كم: kam kem cam 2adesh adesh qadesh bkam bekam
اين: wain wen ween wein fain fen feen wayn
متى: mata emta imta meta
كيف: kaif kif kef keif shlon shlown ezay izay keefak
ماذا: eish esh aish wesh wsh shu sho shno shinu eh
لماذا: lesh leish laish leh leeh
هل: hal
اريد: abi aby abgha ab8a abgy abghi abga bidi biddi 3ayez 3awez ayez areed ureed arid
احتاج: a7taj ahtaj me7taj
لديكم: 3andkom 3ndkm 3indkum 3andakom 3andkum 3andokom andkom indkum 3ndkom
لدي: 3andi 3ndi andi
يوجد: fi fee fih fyh mawjood mawjod
متوفر: mtwfr metwafer motawafer mutawafir mitwafir
ممكن: mumkin momken mumken mmkn yimkin
من: min
في: fe
على: 3ala 3la
مع: ma3
هذا: hatha hada hadha haza
سعر: se3r s3r sa3r si3r se3ro se3rah asear as3ar
قهوه: qahwa gahwa 2ahwa kahwa ahwe
توصيل: tawseel tawsil tosil tawsel tewseel delivery
توصلون: twslon tewaslon twasloon twslo
طلب: talab 6lb talabi 6labi talaby 6alab
دفع: daf3 dafa3 adfa3
رقم: raqam rqm ragam raqm
فرع: far3 fr3
موقع: mawqe3 mawqi3 mo8e3
دوام: dawam
مفتوح: maftoo7 maftooh fat7een fathin
رياض: riyadh alriyadh
جده: jeddah jedda jadda
خصم: khasm 5sm khasem
عرض: 3ard 3ardh 3orood 3roodh
ارخص: arkhas ar5as
كيلو: kilo kelo
موظف: mowazaf muwazaf mwazaf mowadhaf muwadhaf mwthf moazaf
اكلم: akalem akallem akalm atkalam etkalam atkallam
مشكله: moshkela mushkila moshkila
السلام: salam slam salaam assalam
عليكم: alaikum 3alaikum 3alikom alykom 3laikom aleikum
مرحبا: mar7aba marhaba mrhba mar7ba
شكرا: shukran shokran shkran
لل: lel lil
ب: b
و: w
معقول: ma3gool ma3qool ma32ool ma3gol
مناسب: mnasb monaseb munasib
طاحونه: ta7ona ta7oona tahona ta7onah tahoona
مطحنه: mat7ana mt7na
حليب: 7aleeb 7alib 7lib
بن: bon bun
اشتراك: eshterak ishtirak eshtrak
ضمان: daman dhaman 9'aman
هديه: hdya hadeya hadiya hadyah
كبسولات: kabsolat capsolat kapsolat
اليوم: alyoom elyom ilyom alyawm
الجمعه: aljum3a eljom3a jum3a jom3a gom3a
عندي: 3indi
لو: law lw
سمحت: sama7t samaht sm7t sma7t
الله: allah
يعطيك: ya36eek ya3tik y36ik
العافيه: el3afya al3afya alafya
ارجاع: erja3 irja3 arj3 araje3
استبدال: estebdal istibdal
الغاء: elgha2 ilgha elgha
`;

/** Spellings that are words of another language too: not counted as a sign of Arabizi, but read when there is one. */
const AMBIGUOUS = new Set(
  "b w bon bun lil fi fe eh min cam esh salam delivery wen fen kif kilo aby law fee arid hal sho".split(" "),
);
const ARTICLE = /^(?:el|al|il|l)-?(?=.{3})/;

function read(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const line of WORDS.trim().split("\n")) {
    const [arabic, forms] = line.split(": ");
    for (const form of forms?.split(" ") ?? []) table.set(form, arabic ?? "");
  }
  return table;
}

const TABLE = read();

/** The chat words of a text; digits that stand for letters stay inside the word ("3ndkm", "se3r"). */
export function chatWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9']*[a-z][a-z0-9']*/g) ?? [];
}

function lookUp(word: string): string | undefined {
  return TABLE.get(word) ?? TABLE.get(word.replace(ARTICLE, ""));
}

/** Whether a text in Latin letters is Arabic: known chat words or letters written as digits. */
export function isArabizi(text: string): boolean {
  const all = chatWords(text);
  const signs = all.filter((word) => {
    if (/[a-z][23579][a-z]|^[2379][a-z]{2,}|[a-z]{2,}[37](?![0-9])/.test(word)) return true;
    return lookUp(word) !== undefined && !AMBIGUOUS.has(word);
  });
  const english = all.filter((word) => isFunctionWord(word) && !TABLE.has(word));
  return signs.length > english.length && signs.length / all.length >= 0.3;
}

/** Known chat words in Arabic letters, the others as they are. */
export function fromArabizi(text: string): string {
  return chatWords(text)
    .filter((word) => !/^(?:el|al|il)$/.test(word))
    .map((word) => lookUp(word) ?? word.replace(ARTICLE, ""))
    .join(" ");
}
