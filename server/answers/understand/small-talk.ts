import { caseOf } from "#server/answers/text/kinds.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { phraseAt, phrases, phraseWords, type Phrases } from "./phrases.ts";

export type SmallTalk =
  | "salam"
  | "greeting"
  | "morning"
  | "evening"
  | "howAreYou"
  | "wishes"
  | "thanks"
  | "bye"
  | "identity"
  | "praise"
  | "laugh"
  | "sorry"
  | "acknowledge"
  | "nothing";

/** When a message holds several ("السلام عليكم كيف حالك شكرا") the first of this order is answered. */
const KINDS: readonly (readonly [SmallTalk, Phrases])[] = [
  [
    "identity",
    phrases(`من انت, مين انت, منو انت, من تكون, انت روبوت, انت بوت, هل انت روبوت, هل انت انسان, انت انسان, انت بشر, انت حقيقي, مين معي, من معي, مين معاي, منو معاي, انت ذكاء اصطناعي, هل انت ذكاء اصطناعي, انت اله, وش اسمك, ايش اسمك, شنو اسمك, شو اسمك, ما اسمك, اسمك ايه, وش انت, مين حضرتك, من حضرتك, من انتي, مين انتي, انت مين, انتي مين, من انتم, مين انتم, منو انتم, انتم مين, انتم من, انتو مين, مين انتو, مين انتوا, انتوا مين, مين يرد علي, من يرد علي, مين يكلمني, من يكلمني, هذا روبوت, هذا بوت, هذا رد الي, الرد الي, وش تقدر تسوي, وش تسوي, ايش تقدر تسوي, ايش تسوي, شو بتقدر تعمل, شو بتعمل, تقدر تعمل ايه, بتعمل ايه, ماذا تستطيع ان تفعل, ماذا تفعل, ماذا يمكنك ان تفعل, ماذا يمكنك ان تقدم, بماذا تساعدني, بماذا تستطيع مساعدتي, بماذا يمكنك مساعدتي, كيف تساعدني, كيف تقدر تساعدني, وش تقدر تساعدني فيه, بايش تساعدني, وش تعرف, من وين تجيب الاجابات, من وين تجيب الاجوبه, من وين تجيب معلوماتك, من اين تاتي باجاباتك, من اين معلوماتك, كيف تجاوب, كيف ترد,
    are you ai, are you an ai, are you chatgpt, are you a machine, are you automated, is this a bot, is this a robot, is this ai, is this automated, who am i talking to, who am i speaking to, who am i chatting with, am i talking to a bot, am i talking to a robot, am i talking to a human, am i speaking to a human, what is your name, whats your name, your name, are you a bot, are you a robot, are you human, are you a human, are you real, are you a real person, who are you, what are you, who is this, who answers here, who is answering, who replies here, what can you do, what do you do, what can you help with, what can you help me with, how can you help, how can you help me, what do you know, what can i ask you, what can i ask, where do you get your answers, where do your answers come from, where do you get your information, how do you know, how do you answer`),
  ],
  [
    "bye",
    phrases(`مع السلامه, في امان الله, الى اللقاء, باي, باي باي, وداعا, تصبح على خير, تصبحون على خير, نشوفك على خير, سلام عليكم مع السلامه, يلا باي, اشوفكم على خير, نشوفكم على خير, الله معكم, استودعكم الله, اترككم على خير, مع الف سلامه,
    bye, bye bye, goodbye, good bye, see you, see ya, see you later, good night, take care, have a nice day, have a good day, have a great day, cya, ciao`),
  ],
  [
    "thanks",
    phrases(`شكرا, شكرا لك, شكرا لكم, شكرا جزيلا, شكرا كثيرا, الف شكر, مشكور, مشكوره, مشكورين, تسلم, تسلمين, تسلمون, يعطيك العافيه, الله يعطيك العافيه, يعطيكم العافيه, الله يعطيكم العافيه, يعطيكن العافيه, الله يعطيكن العافيه, يعطيكو العافيه, ربنا يخليكم, ربنا يباركلكم, ربنا يبارك فيكم, الله يخليكم, تسلم الايادي, تسلم اياديكم, يسلم ايديكم, يسلمو ايديكم, شكرا كتير, شكرا جدا, عساك على القوه, جزاك الله خير, جزاكم الله خير, جزاك الله خيرا, الله يجزاك خير, ما قصرت, ما قصرتوا, ما قصرتو, كفيت ووفيت, ممنون, ثانكس, ثانكيو, الله يسعدك, الله يوفقك, يسلمو, متشكر, ميرسي, متشكرين, شاكر لك, شاكره لك, شاكر لكم, شاكره لكم, شاكر ومقدر, تسلم ايدك, تسلم ايديك, تسلم يدك, تسلم يدينك, يسلموا, الله يعافيك, الله يعافيكم, كثر خيرك, كثر خيركم, بارك الله فيك, بارك الله فيكم, الله يجزاكم خير, الله يبارك فيكم, كفو, بيض الله وجهك, بيض الله وجيهكم, مشكورين يا الغالين, رحم الله والديك, الله يرحم والديك, عاشت ايدك, شكرن, يعيشك,
    thanks, thanks a million, thanks a ton, thanks a bunch, a million thanks, thank you, thank u, thankyou, thx, ty, thanks a lot, thank you so much, thank you very much, many thanks, much appreciated, appreciate it, i appreciate it, cheers, shukran, shokran, thanks so much`),
  ],
  [
    "howAreYou",
    phrases(`كيف حالك, كيف حالكم, كيف الحال, كيفك, كيفكم, شلونك, شلونكم, شلون الحال, شخبارك, شخباركم, وش اخبارك, وش اخباركم, ايش اخبارك, اخبارك, كيف الصحه, عامل ايه, عاملين ايه, ازيك, ازيكم, علومك, وش علومك, عساك بخير, عساكم بخير, كيف امورك, وش مسوي, شلونج, شلونكم شخباركم, شخبارج, كيف يومك, كيف يومكم, كيفكم اليوم, كيفك اليوم, لباس, لاباس, واش راك, كيداير, كي داير,
    how are you, how are u, how r u, how are you doing, how is it going, hows it going, how do you do, hope you are well, whats up, sup, shlonak, shlonk, kifak, kefak, how are you today`),
  ],
  [
    "wishes",
    phrases(`جمعه مباركه, جمعتكم مباركه, كل عام وانتم بخير, كل عام وانت بخير, كل سنه وانتم طيبين, كل سنه وانت طيب, عيد مبارك, عيدكم مبارك, عيد سعيد, رمضان كريم, رمضان مبارك, مبارك عليكم الشهر, عساكم من عواده, عساك من عواده, من العايدين, من العايدين الفايزين, تقبل الله, تقبل الله طاعتكم, يومك سعيد, يومكم سعيد, نهارك سعيد, نهاركم سعيد, اسبوع سعيد, الف مبروك, مبروك, ينعاد عليكم, صبحك الله بالرضا,
    ramadan kareem, ramadan mubarak, eid mubarak, happy eid, jumma mubarak, jumuah mubarak, happy new year, merry christmas, happy holidays, happy national day, happy friday`),
  ],
  [
    "salam",
    phrases(`السلام عليكم, سلام عليكم, السلام عليكم ورحمه الله, السلام عليكم ورحمه الله وبركاته, سلام عليكم ورحمه الله وبركاته, سلام, السلام, وعليكم السلام, سلامو عليكم,
    salam, salam alaikum, salam alaykum, assalam alaikum, assalamu alaikum, asalam alaikum, salam 3alaikum, salam 3alikom, slam alikom, salamu alaikum, alsalam alaikum, alsalam 3alaikum, salam alikum`),
  ],
  [
    "morning",
    phrases(
      `صباح الخير, صباح النور, صباح الورد, صباحو, يسعد صباحك, صبحكم الله بالخير, صبحك الله بالخير, صباحك سكر, صباحكم سكر, صباح السكر, صباح الفل, صباح الياسمين, صباحك ورد, صباحكم ورد, صباحك خير, صباحكم خير, صباح الخيرات, صباح الخير والسرور, good morning, morning, gm`,
    ),
  ],
  [
    "evening",
    phrases(
      `مساء الخير, مسا الخير, مساء النور, مسا النور, مساء الورد, يسعد مساك, مساك الله بالخير, مساكم الله بالخير, مساكم الله بالخير جميعا, مساء النور والسرور, مساكم خير, مساك خير, مساء الفل, مساك ورد, مساءكم سعيد, مساء سعيد, طاب مساوكم, طاب مساوك, good evening, good afternoon`,
    ),
  ],
  [
    "greeting",
    phrases(`مرحبا, مراحب, مرحبتين, اهلا, اهلين, اهلا وسهلا, هلا, هلا والله, هلا وغلا, يا هلا, حياك الله, حياكم الله, حي الله, هاي, هالو, الو, تحيه طيبه, يا مرحبا, حياك, الله يحييك, القوه, الله بالخير,
    hi, hello, hey, hi there, hello there, hey there, greetings, yo, howdy, mar7aba, marhaba, ahlan, hala, hala wala, hii, helo, hy, hie`),
  ],
  [
    "sorry",
    phrases(
      `اسف, اسفه, اسفين, اعتذر, عذرا, معذره, المعذره, سامحني, سامحوني, سامحونا, معليش, معلش, السموحه, sorry, my bad, apologies, my apologies, i apologize, im sorry, i am sorry, pardon, oops`,
    ),
  ],
  [
    "acknowledge",
    phrases(`تمام, اوكي, اوك, حسنا, طيب, ممتاز, ماشي, زين, ابشر, صح, واضح, فهمت, وصلت, تم, حلو, خلاص, اها, على خير, كويس, جميل, رائع, تمام التمام, لا شكرا, لا خلاص, بس كذا, الحمد لله, الحمدلله, بخير, انا بخير, بخير الحمد لله, ان شاء الله,
    ok, okay, k, great, perfect, nice, cool, good, got it, i see, alright, all right, fine, sure, understood, sounds good, awesome, no thanks, no thank you, thats all, that is all, nothing else, im fine, im good, i am fine`),
  ],
];

/** What a message is met with when it holds several: a goodbye before thanks, a greeting before a laugh. */
const ORDER: readonly SmallTalk[] = [...KINDS.map(([kind]) => kind), "praise", "laugh", "nothing"];

/** Said around small talk without making it a question. */
const FILLERS = new Set(
  phraseWords(
    "يا اخي اخوي اختي حبيبي حبيبتي استاذ استاذه غالي الغالي عزيزي طال عمرك عمري جميعا جدا كثير كثيرا واجد مره والله و ياخي يالغالي الله خير لكم لك انت انتم ورحمه وبركاته اليوم بس يا هلا لو سمحت سمحتوا سمحتم من فضلك فضلكم " +
      "there team dear sir madam mam everyone all guys friend bro so very much a lot again you u and to please man mate for your the help today",
  ),
);

/** "ههههه", "hahaha", "lol", as words() leaves them. */
const LAUGH = /^(?:ه+|خ+|لول|(?:ha|he|hi)+h?|(?:ah)*(?:ha)+h?|lo+l|lmao|rofl|xd)$/u;
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Join_Control}\p{Variation_Selector}]|\u20e3/gu;
/** "are you a real human or a machine?", "هل اكلم بوت ولا انسان؟": sentences, not set phrases. */
const I_AM = "(?:ai|a i|bot|robot|chatbot|machine|human|person|computer|real|automated|program|chatgpt|gpt)";
const I_AM_AR =
  "(?:ال)?(?:روبوت|بوت|شات بوت|ذكاء اصطناعي|انسان|بشر|ادمي|شخص حقيقي|حقيقي|اله|برنامج|كمبيوتر|موظف حقيقي|chatgpt|gpt|شات جي بي تي)";
const ASKS_WHAT_I_AM = new RegExp(
  `^(?:hey |so |wait |hi )?(?:are you|r u|is this|am i (?:talking|speaking|chatting) (?:to|with))(?: \\w+){0,3} ${I_AM}(?: (?:or|right|then)(?: \\w+){0,4})?$|` +
    `^(?:يعني |طيب |هل )?(?:انت|انتي|انتم|هذا|اكلم|اتكلم مع|احكي مع|احاكي|الي يرد|اللي يرد)(?: علي)?(?: هل)? ${I_AM_AR}(?: (?:ولا|او|ام|والا)(?: \\S+){1,3})?$`,
  "u",
);

/** What emoji alone say; the first that fits. Any other says that somebody is there. */
const EMOJI_SAY: readonly (readonly [RegExp, SmallTalk])[] = [
  [/[😂🤣😆😅😹]/u, "laugh"],
  [/[❤🧡💛💚💙💜🖤🤍💕💖😍🥰😘🌹🌷💐🌸👏🔥⭐🌟💯🤩😋]/u, "praise"],
  [/[👍👌🙏✅🤝🫡☑✔😊🙂😀😃😄😁☺🙌💪🆗]/u, "acknowledge"],
  [/[👋]/u, "greeting"],
];

function inSigns(message: string): SmallTalk {
  return EMOJI_SAY.find(([pattern]) => pattern.test(message))?.[1] ?? "nothing";
}

export interface Heard {
  kinds: SmallTalk[];
  /** What is left when greetings and thanks are taken off; empty when the message is nothing else. */
  rest: string;
}

interface Piece {
  kind: SmallTalk;
  length: number;
}

/** "الله يسعدكم", "ربنا يكرمك": whatever is wished to whoever answered. Doubled letters count as one here. */
const WISHES = /^(?:اله|ربنا|ربي)$/u;
const WISHED = /^ي\p{L}{2,7}(?:ك|كم|كن|كو|كي|كما|ج)$/u;
/** "يعطيكم الف عافيه", "يعطيج العافيه". */
const GIVES = /^يعطي(?:ك|كم|كن|كو|كي|ج)$/u;
/** "مساج الله بالخير", "صبحكم الله بالخير". */
const GREETS_TIME = /^(صبح|مسا|مسي)(?:ك|كم|كن|كو|كي|ج)$/u;

/** How long a blessing is that begins at this word, by its form: nobody could list them. */
function blessingAt(text: readonly string[], at: number): Piece | undefined {
  const [first = "", second = "", third = ""] = text.slice(at, at + 3);
  if (WISHES.test(first) && WISHED.test(second)) return { kind: "thanks", length: 2 };
  if (GIVES.test(first)) {
    const given = second === "الف" ? third : second;
    if (/^(?:ال)?(?:عافيه|صحه|خير)$/u.test(given))
      return { kind: "thanks", length: second === "الف" ? 3 : 2 };
  }
  const [, time] = GREETS_TIME.exec(first) ?? [];
  if (time !== undefined && second === "اله" && /^بال(?:خير|رضا|نور)$/u.test(third))
    return { kind: time === "صبح" ? "morning" : "evening", length: 3 };
  return undefined;
}

function pieceAt(text: readonly string[], at: number): Piece | undefined {
  let best = blessingAt(text, at);
  for (const [kind, list] of KINDS) {
    const phrase = phraseAt(text, at, list);
    if (phrase !== undefined && phrase.length > (best?.length ?? 0)) best = { kind, length: phrase.length };
  }
  return best;
}

/** "صباح القهوة", "مساء العطور": wished with whatever the shop sells; "صباح السبت" is a time. */
function wishedTime(text: readonly string[]): SmallTalk | undefined {
  const [time, thing] = text;
  if (text.length !== 2 || !/^ال\p{L}{3,}$/u.test(thing!) || caseOf(tokenOf(thing!).stem) !== undefined)
    return undefined;
  return time === "صباح" ? "morning" : time === "مساء" || time === "مسا" ? "evening" : undefined;
}

/** A greeting or thanks that a message begins with, and the words after it. */
export function opening(message: string): { kind: SmallTalk; rest: string[] } | undefined {
  const text = phraseWords(message.replace(EMOJI, " "));
  const piece = pieceAt(text, 0);
  return piece === undefined ? undefined : { kind: piece.kind, rest: text.slice(piece.length) };
}

/**
 * Small talk in a message. Thanks and greetings in front of a question are not small talk: the question is answered.
 * Only what stands at the beginning or the end is taken off ("how are you" inside a sentence may be part of it).
 */
export function hearSmallTalk(message: string): Heard {
  const text = phraseWords(message.replace(EMOJI, " "));
  if (text.length === 0 && !/\p{Nd}/u.test(message)) return { kinds: [inSigns(message)], rest: "" };
  const greeted = pieceAt(text, 0)?.length ?? 0;
  if ([0, greeted].some((from) => ASKS_WHAT_I_AM.test(text.slice(from).join(" "))))
    return { kinds: ["identity"], rest: "" };
  const wished = wishedTime(text);
  if (wished !== undefined && !/[؟?]/u.test(message)) return { kinds: [wished], rest: "" };
  const kinds: SmallTalk[] = [];
  const left: string[] = [];
  for (let at = 0; at < text.length;) {
    const piece = pieceAt(text, at);
    if (piece === undefined && LAUGH.test(text[at]!)) {
      kinds.push("laugh");
      at++;
    } else if (piece === undefined) left.push(text[at++]!);
    else {
      kinds.push(piece.kind);
      at += piece.length;
    }
  }
  const content = left.filter((word) => !FILLERS.has(word));
  if (kinds.length > 0 && content.length === 0)
    return { kinds: ORDER.filter((kind) => kinds.includes(kind)), rest: "" };
  return { kinds, rest: message };
}

/** A message's words without the greetings, thanks and courtesies before and after them. */
export function withoutSmallTalk(message: string): string[] {
  let text = phraseWords(message.replace(EMOJI, " "));
  for (let length = -1; length !== text.length;) {
    length = text.length;
    const first = pieceAt(text, 0);
    if (first !== undefined && first.length < text.length) text = text.slice(first.length);
    const courtesy = COURTESIES.find((phrase) => starts(text, phrase) && phrase.length < text.length);
    if (courtesy !== undefined) text = text.slice(courtesy.length);
    for (let at = text.length - 1; at > 0; at--) {
      const last = pieceAt(text, at);
      const polite = COURTESIES.find((phrase) => starts(text.slice(at), phrase));
      const ending = last?.length ?? polite?.length;
      if (ending === text.length - at) text = text.slice(0, at);
    }
  }
  return text;
}

const COURTESIES =
  "لو سمحت, لو سمحتم, لو سمحتوا, من فضلك, من فضلكم, رجاء, اخوي, اختي, يا اخي, حبيبي, الله يسعدك, الله يعافيك, طال عمرك, please, pls, kindly, sir, dear"
    .split(",")
    .map((phrase) => phraseWords(phrase));

function starts(text: readonly string[], phrase: readonly string[]): boolean {
  return phrase.every((word, at) => text[at] === word);
}
