import { CueList, cuesIn } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";
import { asksToAct } from "./act.ts";
import { wantsSomebody } from "./person.ts";
import { collapseDoubled, contains, phraseAt, phrases, phraseWords } from "./phrases.ts";

/** What a message asks of the people behind the agent, whatever else it asks. */
export interface Wishes {
  /** "ابغى اكلم موظف": never argued with. */
  human: boolean;
  /** Asks for support or a call; a knowledge base may say how, else a person takes over. */
  contact: boolean;
  /** Anger or an accusation: a person answers. */
  complaint: boolean;
  /** A word that is said in anger and about plain things: a complaint where the knowledge has no answer to it. */
  alarming: boolean;
  /** Something went wrong with what was bought: answered when the knowledge says how, else a person takes over. */
  problem: boolean;
  urgent: boolean;
  /** Says that it cannot wait; `urgent` is a complaint as well. */
  pressing: boolean;
  /** Asks that something be done: an agent says how, a person does it. */
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
/** Strong cues are angry whatever is meant; weak ones name what a business may just as well write about ("fraud"). */
const angerCues = new CueList(cuesIn("anger"), phraseWords);
const problemPhrases = phrases(
  `مكسور, مكسوره, انكسر, تالف, تالفه, خربان, خربانه, ناقص, ناقصه, غلط, خطا, ما وصل, ما وصلت, وما وصل, وما وصلت, وما وصلني, وما جاني, ما جاني, ما جا, ما وصلنا, ما وصلني, لم يصل, لم يصلني, ماوصل, ماوصلني, تاخر, متاخر, متاخره, تاخرتوا, ما يشتغل, لا يعمل, معطل, عطلان, مشكله, مشكلتي, ما استلمت, خصمتوا, انخصم, سحبتوا, ضايع, ضاع, مسكر,
    broken, damaged, defective, wrong item, wrong order, wrong product, missing, never arrived, not arrived, hasnt arrived, didnt arrive, havent received, not received, didnt receive, late, delayed, doesnt work, not working, problem with my, issue with my, charged twice, double charged, stale, leaking`,
);
/** "طلبت حبوب وجاني مطحون": another thing came than was ordered. */
const otherThanOrderedPattern =
  /(?:^| )(?:i|we) (?:ordered|asked for|paid for) .{2,80} (?:got|received|came|arrived|sent me|was sent)(?: |$)|(?:^| )(?:طلبت|طلبنا|دفعت) .{2,80} (?:و?جاني|و?جانا|و?وصلني|و?وصلنا|و?ارسلتوا|و?طلع|و?لقيت)(?: |$)/u;
/** A complaint about somebody names an employee without asking for one. */
const againstPhrases = phrases(
  `اشتكي, شكوى على, بلاغ على, موظفكم, موظفينكم, complain about, complaint about, complaint against, report your, report an employee, your employee, your staff was, your staff were`,
);
const urgentPhrases = phrases(
  `عاجل, عاجله, فورا, على الفور, فوري, حالا, الان ضروري, بسرعه لو سمحت, بسرعه لو سمحتوا, بسرعه ضروري, في اقرب وقت, باقرب وقت, اسرع وقت, طواري, مضغوط, احتاجه اليوم, احتاجها اليوم, احتاجه الحين, محتاجه اليوم, لازم اليوم, ما اقدر انتظر, مستعجل, مستعجله, مستعجلين, ضروري, ضروري جدا, باسرع وقت, في اسرع وقت, الحين ضروري, طارئ, طاري, urgent, urgently, asap, hurry, hurry up, quickly please, right away, straight away, need it today, need it now, cant wait, time sensitive, as soon as possible, emergency, immediately, right now`,
);
/** "متى يرد علي الموظف؟" asks when; who wants a person says so. */
const whenPhrases = phrases(
  `متى, امتى, ايمتى, متى بالضبط, كم ياخذ, كم يطول, بعد كم, كم وقت, when, how long, how soon, what time, by when`,
);
const wantedPhrases = phrases(
  `ابي, ابغى, ابغي, ابغا, اريد, نبي, نبغى, بدي, عايز, عاوز, ودي, محتاج, احتاج, بغيت, عطني, عطوني, اعطوني, حولني, حولوني, وصلني, وصلوني, i want, i need, get me, give me, connect me, transfer me, let me, want to, need to`,
);
const howPhrases = phrases(
  `كيف, شلون, كيفيه, طريقه, ما هي, هل, how, what, is there, do you, when, where, متى, وين, اين, كم`,
);

/** Words of questions that stand anywhere in them. */
const asksPhrases = phrases(
  `كم, بكم, وين, فين, اين, متى, وش, ايش, شو, شنو, كيف, شلون, هل, ليش, ولا لا, how much, how many, how do i, what is, where is, do you, can you, can i, is there, are there`,
);

/** Emoji that say it without a word. */
const angrySignsPattern = /[😡🤬😠👿💢🖕]/u;

/** Closed up they would be other words: "latte" is not "late". */
const otherClosedUp = new Set(["latte", "lattes"]);

export function hearWishes(message: string): Wishes {
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
    // "Is a scam call free of charge?" asks; who is angry tells, or says it in words that are angry whatever is meant.
    alarming: complaint || (anger.length > 0 && !/[?؟]/u.test(message) && !contains(text, asksPhrases)),
    problem: contains(text, problemPhrases) || otherThanOrderedPattern.test(text.join(" ")),
    urgent: complaint || pressing,
    pressing,
    act: asksToAct(message),
  };
}
