import { cuePattern, findCues } from "#server/answers/language/cues.ts";

const personCues = findCues("person");
const personPattern = (source: string): RegExp => cuePattern(personCues, source);

/**
 * Wishes to be called, answered or served by a person ("ابي احد يكلمني", "ممكن تتواصلون معي", "can someone call me"), as
 * patterns over normalised words.
 */
const reaches = "(?:ي|ت)?{reach}(?:ون|وا|و)?(?:ني|نا)?";

const arabic = [
  // "ابي احد يكلمني", "خلوا شخص يتصل علي"; the bare verb needs its "me".
  `(?:^| ){somebody} (?:منكم |من {team} )?${reaches}(?:ني|نا)(?: |$)`,
  `(?:^| ){somebody} (?:منكم |من {team} )?${reaches} {me}(?: |$)`,
  "(?:^| ){wish} {somebody} (?:من |يمثل ){team}(?: |$)",
  "(?:^| ){wish} {somebody} {talk_to_somebody}(?: |$)",
  // Said to the shop itself: "كلموني", "اتصلوا علي", "ممكن تتواصلون معي".
  "(?:^| )و?{reach_me} ?(?:{reached}|{courtesy}|$)",
  // "كلمني موظف", "ردوا علينا احد": somebody is to do it.
  "(?:^| )و?{reach_me} (?:{reached} )?(?:اي )?{somebody}(?: |$)",
  "(?:^| ){can_you} {you_reach} ?(?:{reached}|$)",
  // "ابي اكلم احد", "ودي احاجي احد": somebody to talk to, whoever.
  "(?:^| ){i_talk_to} (?:اي )?{whoever}(?: |$)",
  // "ودي احد يتواصل معاي", "محتاج حد يرد عليا".
  `(?:^| ){wish} (?:اي )?{somebody} ${reaches} ?{me}?(?: |$)`,
  // "عطوني المسؤول", "وين الموظف".
  "(?:^| ){give_me} (?:ال)?{in_charge}(?: |$)",
  // "ما ابي بوت", "هذا البوت ما يفهم".
  "(?:^| ){no_to} ?{no_wish}? ?(?:ال)?{machine}(?: |$)",
  "(?:^| ){this_machine} {machine_fails}(?: |$)",
  "(?:^| ){put_through} (?:ل|ب|مع |على |الى |علي )?ا?ل?{put_through_to}",
].map(personPattern);
/** Requests for help, which only mean a person where they do not say with what. */
const helpPattern = personPattern(
  String.raw`(?:^| )(?:{somebody} (?:منكم |من {team} )?(?:موجود )?ي(?:ساعد|خدم|فهم)(?:ني|نا))(?: لو سمحت\S*| من فضلك\S*)?$`,
);
const helpEnglishPattern = personPattern(
  String.raw`(?:^| ){someone}(?: \w+){0,3} (?:help|assist) (?:me|us)(?: please| pls| out| here)*$`,
);
/** Statements that nobody called or answered, which are no wishes: "ما احد كلمني", "ولا احد يرد". */
const nobodyPattern = cuePattern(personCues, "(?:^| ){not} {nobody}(?: |$)", "gu");

const english = [
  String.raw`\b{wish_for_somebody}\b(?: \w+){0,3} {someone}(?: \w+){0,3} {somebody_reaches}(?: \w+){0,2} (?:me|us)\b`,
  String.raw`\b{talk} (?:to|with) (?:{someone}|{people})\b`,
  String.raw`\bis (?:there|this) (?:a |an |any |some )?(?:real |live |actual )?{real_person}(?: \w+){0,3}$`,
  String.raw`\b{no_more} (?:want |wanna |like )?(?:to )?{talk_or_talking}? ?(?:to |with )?(?:the |a |an |this |your )?{robot}\b`,
  String.raw`\b(?:human|person|agent) (?:now|please|pls|asap)\b|\b(?:real|actual|live) (?:human|person|agent) (?:now|please)\b`,
  "(?:^|{opens_request} )(?:please )?{ring} (?:me|us)(?: {after_ring}(?: |$)|$)",
  String.raw`\b{calls_back}\b`,
].map(personPattern);

/** Words of which every English pattern has one, so that most messages need not be matched. */
const somebodyNamedPattern = cuePattern(personCues, String.raw`\b{named}\b`, "");

/** Expects a message's normalised words with one space between them. */
export function wantsSomebody(text: string): boolean {
  if (
    somebodyNamedPattern.test(text) &&
    [...english, helpEnglishPattern].some((pattern) => pattern.test(text))
  )
    return true;
  if (!/\p{Script=Arabic}/u.test(text)) return false;
  const wished = text.replace(nobodyPattern, " ");
  return [...arabic, helpPattern].some((pattern) => pattern.test(wished));
}
