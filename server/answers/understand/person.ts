import { alternatives, findCues } from "#server/answers/language/cues.ts";

const arabicCues = findCues("person", "ar");
const englishCues = findCues("person", "en");

/**
 * Wishes to be called, answered or served by a person ("ابي احد يكلمني", "ممكن تتواصلون معي", "can someone call me"), as
 * patterns over normalised words.
 */
const somebodySource = alternatives(arabicCues, "somebody");
const reaches = "(?:ي|ت)?(?:كلم|تصل|تواصل|رد|رسل|دق|عاود|كلموا|تواصلوا)(?:ون|وا|و)?(?:ني|نا)?";
const meSource = alternatives(arabicCues, "me");
const wishSource = alternatives(arabicCues, "wish");
const teamSource = alternatives(arabicCues, "team");

const arabic = [
  // "ابي احد يكلمني", "خلوا شخص يتصل علي"; the bare verb needs its "me".
  new RegExp(`(?:^| )${somebodySource} (?:منكم |من ${teamSource} )?${reaches}(?:ني|نا)(?: |$)`, "u"),
  new RegExp(`(?:^| )${somebodySource} (?:منكم |من ${teamSource} )?${reaches} ${meSource}(?: |$)`, "u"),
  new RegExp(`(?:^| )${wishSource} ${somebodySource} (?:من |يمثل )${teamSource}(?: |$)`, "u"),
  new RegExp(
    `(?:^| )${wishSource} ${somebodySource} (?:اكلمه|اتكلم معه|اتكلم معاه|اتواصل معه|اتواصل معاه|احكي معه|يفهمني)(?: |$)`,
    "u",
  ),
  // Said to the shop itself: "كلموني", "اتصلوا علي", "ممكن تتواصلون معي".
  /(?:^| )و?(?:كلموني|كلمني|اتصلوا|اتصلو|تواصلوا|تواصلو|دقوا|دقو|ردوا|ردو|راسلوني) ?(?:معي|معاي|معايا|معنا|علي|عليا|علينا|بي|بنا|فيني|فينا|لو سمحتوا|لو سمحتم|من فضلكم|$)/u,
  /(?:^| )(?:ممكن|ياليت|ليت|تقدرون|تقدروا|ينفع|ابيكم|ابغاكم|ابغيكم|عايزكم|لو سمحتوا) (?:تتواصلون|تتواصلوا|تتصلون|تتصلوا|تكلموني|تكلمونا|تدقون|تدقوا|تردون|تتكلموا) ?(?:معي|معاي|معايا|معنا|علي|عليا|علينا|بي|بنا|فيني|فينا|$)/u,
  // "ابي اكلم احد", "ودي احاجي احد": somebody to talk to, whoever.
  /(?:^| )(?:اكلم|اتكلم مع|احكي مع|احاكي|احاجي|اتواصل مع|نكلم|اتحدث مع|اتكلم ويا) (?:اي )?(?:احد|حد|حدا|شخص|واحد|واحده|احدا|بشر|انسان|ادمي|موظف|موظفه|مسوول|المسوول|مدير|المدير)(?: |$)/u,
  // "ودي احد يتواصل معاي", "محتاج حد يرد عليا".
  new RegExp(`(?:^| )${wishSource} (?:اي )?${somebodySource} ${reaches} ?${meSource}?(?: |$)`, "u"),
  // "عطوني المسؤول", "وين الموظف".
  /(?:^| )(?:عطوني|اعطوني|عطني|اعطني|وصلوني|جيبوا لي|جيبولي|هاتوا|هاتولي|وين|فين) (?:ال)?(?:موظف|موظفه|موظفين|مسوول|مدير|مديركم|مسوولكم|انسان|بشر)(?: |$)/u,
  // "ما ابي بوت", "هذا البوت ما يفهم".
  /(?:^| )(?:ما|مو|لا|مابي|ماابي|مابغى|مش|بدون|من غير|كرهت|وقفوا|وقف) ?(?:ابي|ابغى|ابغي|اريد|عايز|عاوز|بدي|احب|اكلم|اتكلم مع)? ?(?:ال)?(?:بوت|روبوت|روبوتات|شات بوت|رد الي|ردود اليه|ذكاء اصطناعي)(?: |$)/u,
  /(?:^| )(?:البوت|الروبوت|بوت|روبوت) (?:ما|مو|لا|غبي|فاشل|ماهو)(?: |$)/u,
  /(?:^| )(?:حولني|حولوني|حولونا|وصلوني|وصلني) (?:ل|ب|مع |على |الى |علي )?ا?ل?(?:موظف|انسان|مسوول|مدير|بشر|احد|خدمه)/u,
];
const someoneSource = alternatives(englishCues, "somebody");
/** Requests for help, which only mean a person where they do not say with what. */
const helpPattern = new RegExp(
  `(?:^| )(?:${somebodySource} (?:منكم |من ${teamSource} )?(?:موجود )?ي(?:ساعد|خدم|فهم)(?:ني|نا))(?: لو سمحت\\S*| من فضلك\\S*)?$`,
  "u",
);
const helpEnglishPattern = new RegExp(
  `(?:^| )${someoneSource}(?: \\w+){0,3} (?:help|assist) (?:me|us)(?: please| pls| out| here)*$`,
  "u",
);
/** Statements that nobody called or answered, which are no wishes: "ما احد كلمني", "ولا احد يرد". */
const nobodyPattern = /(?:^| )(?:ما|لا|ولا|وما|محد|ماحد|مافي|ما في|مو|ولم|لم) (?:احد|حد|حدا|شخص)(?: |$)/gu;

const english = [
  new RegExp(
    `\\b(?:can|could|may|will|would|have|let|get|want|need|is there|like)\\b(?: \\w+){0,3} ${someoneSource}(?: \\w+){0,3} (?:call|contact|phone|ring|text|message|reach|write|respond|reply|get back|talk|speak)(?: \\w+){0,2} (?:me|us)\\b`,
    "u",
  ),
  new RegExp(
    `\\b(?:talk|speak|speaking|chat) (?:to|with) (?:${someoneSource.slice(3, -1)}|people|human|humans|support)\\b`,
    "u",
  ),
  /\bis (?:there|this) (?:a |an |any |some )?(?:real |live |actual )?(?:human|humans|person|people|someone|anyone|agent|somebody)(?: \w+){0,3}$/u,
  /\b(?:dont|do not|not|never|stop|no more|hate) (?:want |wanna |like )?(?:to )?(?:talk(?:ing)?|speak(?:ing)?|chat(?:ting)?)? ?(?:to |with )?(?:the |a |an |this |your )?(?:bot|bots|robot|robots|machine|ai|chatbot)\b/u,
  /\b(?:human|person|agent) (?:now|please|pls|asap)\b|\b(?:real|actual|live) (?:human|person|agent) (?:now|please)\b/u,
  /(?:^|please |pls |can you |could you |would you |will you |you can |you please |and |just )(?:please )?(?:call|phone|ring|text|contact|message) (?:me|us)(?: (?:back|please|pls|now|asap|today|tomorrow|later|on|at|about|when|if|regarding|i|it|this|my|to discuss)(?: |$)|$)/u,
  /\b(?:give (?:me|us) a call|get back to (?:me|us)|reach out to (?:me|us)|have a callback|request a call ?back)\b/u,
];

/** Words of which every English pattern has one, so that most messages need not be matched. */
const somebodyNamedPattern =
  /\b(?:me|us|humans?|person|people|some(?:one|body)|any(?:one|body)|agent|representative|support|team|staff|manager|owner|callback|call|bots?|robots?|machine|ai|chatbot)\b/;

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
