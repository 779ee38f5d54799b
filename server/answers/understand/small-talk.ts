import { phraseAt, phrases, phraseWords, type Phrases } from "./phrases.ts";

export type SmallTalk =
  | "salam"
  | "greeting"
  | "morning"
  | "evening"
  | "howAreYou"
  | "thanks"
  | "bye"
  | "identity"
  | "acknowledge";

/** When a message holds several ("السلام عليكم كيف حالك شكرا") the first of this order is answered. */
const KINDS: readonly (readonly [SmallTalk, Phrases])[] = [
  [
    "identity",
    phrases(`من انت, مين انت, منو انت, من تكون, انت روبوت, انت بوت, هل انت روبوت, هل انت انسان, انت انسان, انت بشر, انت حقيقي, مين معي, من معي, مين معاي,
    are you a bot, are you a robot, are you human, are you a human, are you real, are you a real person, who are you, what are you, who is this`),
  ],
  [
    "bye",
    phrases(`مع السلامه, في امان الله, الى اللقاء, باي, باي باي, وداعا, تصبح على خير, تصبحون على خير, نشوفك على خير, سلام عليكم مع السلامه, يلا باي,
    bye, bye bye, goodbye, good bye, see you, see ya, see you later, good night, take care, have a nice day, have a good day, have a great day, cya, ciao`),
  ],
  [
    "thanks",
    phrases(`شكرا, شكرا لك, شكرا لكم, شكرا جزيلا, شكرا كثيرا, الف شكر, مشكور, مشكوره, مشكورين, تسلم, تسلمين, تسلمون, يعطيك العافيه, الله يعطيك العافيه, يعطيكم العافيه, الله يعطيكم العافيه, عساك على القوه, جزاك الله خير, جزاكم الله خير, جزاك الله خيرا, الله يجزاك خير, ما قصرت, ما قصرتوا, ما قصرتو, كفيت ووفيت, ممنون, ثانكس, ثانكيو, الله يسعدك, الله يوفقك, يسلمو, متشكر, ميرسي,
    thanks, thank you, thank u, thankyou, thx, ty, thanks a lot, thank you so much, thank you very much, many thanks, much appreciated, appreciate it, i appreciate it, cheers, shukran, shokran, thanks so much`),
  ],
  [
    "howAreYou",
    phrases(`كيف حالك, كيف حالكم, كيف الحال, كيفك, كيفكم, شلونك, شلونكم, شلون الحال, شخبارك, شخباركم, وش اخبارك, وش اخباركم, ايش اخبارك, اخبارك, كيف الصحه, عامل ايه, عاملين ايه, ازيك, ازيكم, علومك, وش علومك, عساك بخير, عساكم بخير, كيف امورك, وش مسوي,
    how are you, how are u, how r u, how are you doing, how is it going, hows it going, how do you do, hope you are well, whats up, sup, shlonak, shlonk, kifak, kefak, how are you today`),
  ],
  [
    "salam",
    phrases(`السلام عليكم, سلام عليكم, السلام عليكم ورحمه الله, السلام عليكم ورحمه الله وبركاته, سلام عليكم ورحمه الله وبركاته, سلام, السلام, وعليكم السلام, سلامو عليكم,
    salam, salam alaikum, salam alaykum, assalam alaikum, assalamu alaikum, asalam alaikum, salam 3alaikum, salam 3alikom, slam alikom, salamu alaikum, alsalam alaikum, alsalam 3alaikum, salam alikum`),
  ],
  [
    "morning",
    phrases(
      `صباح الخير, صباح النور, صباح الورد, صباحو, يسعد صباحك, صبحكم الله بالخير, صبحك الله بالخير, good morning, morning, gm`,
    ),
  ],
  [
    "evening",
    phrases(
      `مساء الخير, مسا الخير, مساء النور, مسا النور, مساء الورد, يسعد مساك, مساك الله بالخير, مساكم الله بالخير, مساكم الله بالخير جميعا, good evening, good afternoon`,
    ),
  ],
  [
    "greeting",
    phrases(`مرحبا, مراحب, مرحبتين, اهلا, اهلين, اهلا وسهلا, هلا, هلا والله, هلا وغلا, يا هلا, حياك الله, حياكم الله, حي الله, هاي, هالو, الو, تحيه طيبه, يا مرحبا, حياك, الله يحييك, القوه, الله بالخير,
    hi, hello, hey, hi there, hello there, hey there, greetings, yo, howdy, mar7aba, marhaba, ahlan, hala, hala wala, hii, helo, hy, hie`),
  ],
  [
    "acknowledge",
    phrases(`تمام, اوكي, اوك, حسنا, طيب, ممتاز, ماشي, زين, ابشر, صح, واضح, فهمت, وصلت, تم, حلو, خلاص, اها, على خير, كويس, جميل, رائع, تمام التمام, لا شكرا, لا خلاص, بس كذا, الحمد لله, الحمدلله, بخير, انا بخير, بخير الحمد لله, ان شاء الله,
    ok, okay, k, great, perfect, nice, cool, good, got it, i see, alright, all right, fine, sure, understood, sounds good, awesome, no thanks, no thank you, thats all, that is all, nothing else, im fine, im good, i am fine`),
  ],
];

/** Said around small talk without making it a question. */
const FILLERS = new Set(
  phraseWords(
    "يا اخي اخوي اختي حبيبي حبيبتي استاذ استاذه غالي الغالي عزيزي طال عمرك عمري جميعا جدا كثير كثيرا واجد مره والله و ياخي يالغالي الله خير لكم لك انت انتم ورحمه وبركاته اليوم بس يا هلا لو سمحت سمحتوا سمحتم من فضلك فضلكم " +
      "there team dear sir madam mam everyone all guys friend bro so very much a lot again you u and to please man mate for your the help today",
  ),
);

export interface Heard {
  kinds: SmallTalk[];
  /** What is left when greetings and thanks are taken off; empty when the message is nothing else. */
  rest: string;
}

interface Piece {
  kind: SmallTalk;
  length: number;
}

function pieceAt(text: readonly string[], at: number): Piece | undefined {
  let best: Piece | undefined;
  for (const [kind, list] of KINDS) {
    const phrase = phraseAt(text, at, list);
    if (phrase !== undefined && phrase.length > (best?.length ?? 0)) best = { kind, length: phrase.length };
  }
  return best;
}

/**
 * Small talk in a message. Thanks and greetings in front of a question are not small talk: the question is answered.
 * Only what stands at the beginning or the end is taken off ("how are you" inside a sentence may be part of it).
 */
export function hearSmallTalk(message: string): Heard {
  const text = phraseWords(message);
  const kinds: SmallTalk[] = [];
  const left: string[] = [];
  for (let at = 0; at < text.length;) {
    const piece = pieceAt(text, at);
    if (piece === undefined) left.push(text[at++]!);
    else {
      kinds.push(piece.kind);
      at += piece.length;
    }
  }
  const content = left.filter((word) => !FILLERS.has(word));
  if (kinds.length > 0 && content.length === 0)
    return { kinds: KINDS.map(([kind]) => kind).filter((k) => kinds.includes(k)), rest: "" };
  return { kinds, rest: message };
}
