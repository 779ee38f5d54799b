import { CueList, findCues } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";
import { asksToAct } from "./act.ts";
import { wantsSomebody } from "./person.ts";
import { collapseDoubled, contains, phraseAt, phrases, phraseWords } from "./phrases.ts";

/** Wishes of a message that concern the team, beside its questions. */
export interface Wishes {
  /** A wish for a person ("ابغى اكلم موظف"), which is always fulfilled. */
  human: boolean;
  /** A wish for support or a call: the knowledge may say how, otherwise it is handed over. */
  contact: boolean;
  /** Anger or an accusation, which a person answers. */
  complaint: boolean;
  /** A word that may express anger or not: a complaint where the knowledge has no answer. */
  alarming: boolean;
  /** A problem with a purchase: answered where the knowledge says how, otherwise handed over. */
  problem: boolean;
  urgent: boolean;
  /** The message is urgent; complaints are urgent as well. */
  pressing: boolean;
  /** A wish that something is done: the agent says how, a person does it. */
  act: boolean;
}

const talkPhrases =
  phrases(`اكلم, احكي, احاكي, احاجي, احاچي, اسولف, نهضر, اهضر, نحكي, حاب اكلم, اتكلم, تكلم, اتحدث, التحدث, الكلام, اتواصل, التواصل, كلموني, يكلمني, تكلموني, حولني, حولوني, حول, تحويل, تحويلي, وصلني, وصلوني, يتواصل, خلوني, خلني, عطني, اعطوني, ابغى, ابغي, ابي, ابغا, اريد, بدي, عايز, عاوز, ودي, محتاج, احتاج, ممكن, نبي, بغيت, يرد علي, يرد,
    talk, speak, speaking, talking, chat with, chat to, connect, transfer, put me through, reach, contact, get me, give me, i want, i need, want to, need to, can i, could i, let me`);
const personPhrases =
  phrases(`موظف, موظفه, موظفين, موظفة, حد من خدمه العملاء, احد من خدمه العملاء, الموظف, الموظفين, لموظف, بموظف, انسان, بشر, بشري, ادمي, شخص حقيقي, ممثل, مندوب خدمه, مسوول, المسوول, مدير, المدير, احد الموظفين, حد من الموظفين, شخص, احد من فريقكم, وكيل بشري,
    human, a person, real person, live person, live agent, human agent, an agent, agent, representative, a rep, someone real, real human, an employee, staff member, the manager, a manager, manager, operator, supervisor, a real someone, to someone, with someone, to somebody, with somebody`);
const alonePhrases = phrases(
  `ابي موظف, عطوني موظف, عطني موظف, ابغى موظف, وين الموظف, وين الموظفين, موظف, موظفه, انسان, بشر, ممثل, مدير, human, agent, representative, operator, real person, live agent, human please, agent please, موظف لو سمحت, خدمه العملاء, خدمة عملاء, customer service, customer support`,
);
const supportPhrases = phrases(
  `خدمه العملاء, خدمه عملاء, الدعم, الدعم الفني, فريق الدعم, customer service, customer support, customer care, support team, your team, اتواصل معكم, اكلمكم, اتصل عليكم, اتصل فيكم, contact you, call you`,
);
/** Strong cues always express anger; weak ones are also words that a business may write about ("fraud"). */
const angerCues = new CueList(findCues("anger"), phraseWords);
const problemPhrases = phrases(
  `مكسور, مكسوره, انكسر, تالف, تالفه, خربان, خربانه, ناقص, ناقصه, غلط, خطا, ما وصل, ما وصلت, وما وصل, وما وصلت, وما وصلني, وما جاني, ما جاني, ما جا, ما وصلنا, ما وصلني, لم يصل, لم يصلني, ماوصل, ماوصلني, تاخر, متاخر, متاخره, تاخرتوا, ما يشتغل, لا يعمل, معطل, عطلان, مشكله, مشكلتي, ما استلمت, خصمتوا, انخصم, سحبتوا, ضايع, ضاع, مسكر,
    broken, damaged, defective, wrong item, wrong order, wrong product, missing, never arrived, not arrived, hasnt arrived, didnt arrive, havent received, not received, didnt receive, late, delayed, doesnt work, not working, problem with my, issue with my, charged twice, double charged, stale, leaking`,
);
/** A wrong delivery: "طلبت حبوب وجاني مطحون". */
const otherThanOrderedPattern =
  /(?:^| )(?:i|we) (?:ordered|asked for|paid for) .{2,80} (?:got|received|came|arrived|sent me|was sent)(?: |$)|(?:^| )(?:طلبت|طلبنا|دفعت) .{2,80} (?:و?جاني|و?جانا|و?وصلني|و?وصلنا|و?ارسلتوا|و?طلع|و?لقيت)(?: |$)/u;
/** A complaint about an employee, which is no wish for one. */
const againstPhrases = phrases(
  `اشتكي, شكوى على, بلاغ على, موظفكم, موظفينكم, complain about, complaint about, complaint against, report your, report an employee, your employee, your staff was, your staff were`,
);
const urgentPhrases = phrases(
  `عاجل, عاجله, فورا, على الفور, فوري, حالا, الان ضروري, بسرعه لو سمحت, بسرعه لو سمحتوا, بسرعه ضروري, في اقرب وقت, باقرب وقت, اسرع وقت, طواري, مضغوط, احتاجه اليوم, احتاجها اليوم, احتاجه الحين, محتاجه اليوم, لازم اليوم, ما اقدر انتظر, مستعجل, مستعجله, مستعجلين, ضروري, ضروري جدا, باسرع وقت, في اسرع وقت, الحين ضروري, طارئ, طاري, urgent, urgently, asap, hurry, hurry up, quickly please, right away, straight away, need it today, need it now, cant wait, time sensitive, as soon as possible, emergency, immediately, right now`,
);
/** A question about when a person answers, which is no wish for one: "متى يرد علي الموظف؟" */
const whenPhrases = phrases(
  `متى, امتى, ايمتى, متى بالضبط, كم ياخذ, كم يطول, بعد كم, كم وقت, when, how long, how soon, what time, by when`,
);
const wantedPhrases = phrases(
  `ابي, ابغى, ابغي, ابغا, اريد, نبي, نبغى, بدي, عايز, عاوز, ودي, محتاج, احتاج, بغيت, عطني, عطوني, اعطوني, حولني, حولوني, وصلني, وصلوني, i want, i need, get me, give me, connect me, transfer me, let me, want to, need to`,
);
const howPhrases = phrases(
  `كيف, شلون, كيفيه, طريقه, ما هي, هل, how, what, is there, do you, when, where, متى, وين, اين, كم`,
);

/** Question words at any place of a message. */
const asksPhrases = phrases(
  `كم, بكم, وين, فين, اين, متى, وش, ايش, شو, شنو, كيف, شلون, هل, ليش, ولا لا, how much, how many, how do i, what is, where is, do you, can you, can i, is there, are there`,
);

/** Emoji that express anger. */
const angrySignsPattern = /[😡🤬😠👿💢🖕]/u;

/** Words that would be others without their doubled letters: "latte" is not "late". */
const otherClosedUp = new Set(["latte", "lattes"]);

export function recognizeWishes(message: string): Wishes {
  const plain = words(message);
  const text = plain.map((word) => (otherClosedUp.has(word) ? word : collapseDoubled(word)));
  const asksHow = phraseAt(text, 0, howPhrases) !== undefined;
  const person = contains(text, personPhrases);
  const alone = phraseAt(text, 0, alonePhrases)?.length === text.length;
  const talk = contains(text, talkPhrases);
  const asksFor = person && talk && (!asksHow || text.length <= 6) && !contains(text, againstPhrases);
  const asksWhen = person && contains(text, whenPhrases) && !contains(text, wantedPhrases);
  const anger = angerCues.in(text);
  const pressing = contains(text, urgentPhrases);
  const complaint = anger.some(({ strength }) => strength === "strong") || angrySignsPattern.test(message);
  return {
    human: alone || (!asksWhen && (asksFor || wantsSomebody(plain.join(" ")))),
    contact: (contains(text, supportPhrases) && talk) || (asksWhen && asksFor),
    complaint,
    // "Is a scam call free of charge?" is a question; angry messages are statements or have strong cues.
    alarming: complaint || (anger.length > 0 && !/[?؟]/u.test(message) && !contains(text, asksPhrases)),
    problem: contains(text, problemPhrases) || otherThanOrderedPattern.test(text.join(" ")),
    urgent: complaint || pressing,
    pressing,
    act: asksToAct(message),
  };
}
