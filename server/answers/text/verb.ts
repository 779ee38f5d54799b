import { canonical } from "./dialect.ts";
import { stemArabic } from "./stem-arabic.ts";

/** Who does it, in the present: "يصلح", "تصلحون", "نصلح", "أصلح". */
const persons = ["ي", "ت", "ن", "ا"];
/** What dialects put before the person: "بيصلح", "هتصلح", "سيصلح", "حيصلح". */
const tensePattern = /^[وف]?(?:[بهح](?=[يتن])|س(?=[يتنا]))/u;
const personPattern = /^[يتنا](?=\p{L}{2})/u;
/** Whom it is done to, when something else was stripped first: "يصلحولي", "تصلحوها". */
const objectsPattern = /(?:ون|وا|و|ين)?(?:لي|له|لها|لنا|لك|لكم|ني|نا|ها|هم|كم|ه|ك)?$/u;

/** "Will" before the first person, which loses its letter in Egypt: "هدفع", "حطلب". */
const willPattern = /^[وف]?[هح](?=\p{L}{3})/u;
/** The Gulf's "what" before a verb: "شتسوون", "شندفع". */
const whatPattern = /^ش(?=[يتن]\p{L}{3})/u;
/** What denies is written together with the verb: "مايرجع", "ما ركبتوش". */
const notBeforePattern = /^ما(?=\p{L}{3})/u;
/** "ش" denies only behind a verb: with a person before it ("بترجعش") or an ending ("ركبتوش"); "جريش" is a dish. */
const notAfterPattern = /(?:(?<=^(?:ما|[بم]?[يتن])\p{L}{3,})|(?<=\p{L}{2}(?:ت|تو|توا|نا|ته|تها)))ش$/u;
/** Who did it, and to whom: "ركبتوها", "غيرتوا", "دفعنا"; a doubled letter opens with ي: "قصيتوا", "فكينا". */
const pastPattern = /^(\p{L}{2,}?)ي?(?:ت(?:وا?|ي|م)?|نا)(?:ها|هم|ه|ني|لي|لكم|لك)?$/u;
/** A past form of two letters lost the one between them: "غبت" is of "غاب", "جبتوا" of "جاب". */
const hollowPattern = /^(\p{L})(\p{L})ت(?:وا?|ي)?(?:ها|هم|ه|ني|لي)?$/u;

/** The words that a verb form may be when what is written together with it is taken away. */
function withoutAttached(word: string): string[] {
  const affirmed = word.replace(notBeforePattern, "").replace(notAfterPattern, "");
  return [word.replace(whatPattern, ""), word.replace(willPattern, ""), affirmed].filter(
    (each) => each !== word,
  );
}

/** Stems that a form of the past may have. */
function stripPast(word: string): string[] {
  const joined = word.replace(/^[وف](?=\p{L}{4})/u, "");
  return [word, ...(joined === word ? [] : [joined])].flatMap((each) => {
    const [, first, last] = hollowPattern.exec(each) ?? [];
    const hollow = first === undefined ? [] : ["ا", "ي", "و"].map((vowel) => `${first}${vowel}${last}`);
    const bare = pastPattern.exec(each)?.[1];
    return bare === undefined ? hollow : [bare, ...hollow];
  });
}

/** What is done without saying by whom: "ينحسب", "بيتخصم", "اتقص". */
const passivePattern = /^(?:ن|ا?ت)(?=\p{L}{2})/u;
/** "تنضيف", "توصيل": a noun, which is no passive of "ضيف". */
const verbalNounPattern = /^ت\p{L}{2}ي\p{L}$/u;

/** Stems of the present and of the verb as it stands. */
function stripPresent(word: string): string[] {
  const present = word.replace(tensePattern, "");
  const bare = present.replace(personPattern, "");
  const active = verbalNounPattern.test(word) ? bare : bare.replace(passivePattern, "");
  return [bare, present, active].flatMap((candidate) => [
    candidate,
    stemArabic(candidate),
    candidate.replace(objectsPattern, ""),
  ]);
}

/** Stems an Arabic word may be a verb form of, likeliest first: "بتصلحوها" → "صلح". */
export function stripVerb(word: string): string[] {
  const forms = [word, ...withoutAttached(word)];
  const found = forms.flatMap((form) => [...stripPresent(form), ...stripPast(form)]);
  return [...new Set(found.filter((bare) => bare.length >= 2))];
}

/** Whom it is done to and by how many, where the stemmer leaves them: "نعوضك", "نوصلها". */
const verbEndings = ["", "ك", "ها", "ون", "وا", "ونه", "ونها", "ت", "نا"];

/** Canonical words a text may have for a verb's stem without person; the bare stem is the first. */
export function verbForms(bare: string): string[] {
  const forms = ["", ...persons].flatMap((person) => verbEndings.map((ending) => person + bare + ending));
  return [...new Set(forms.map(canonical))];
}

/** The word, and what the stemmer leaves attached to it: "بسعر", "لشاشة", "طلبك", "سيارتك". */
export function nounForms(word: string): string[] {
  const own = `${word.endsWith("ه") ? `${word.slice(0, -1)}ت` : word}ك`;
  return [word, `ب${word}`, `ل${word}`, own];
}
