import { words } from "#server/answers/text/words.ts";
import { asksToAct } from "./act.ts";
import { wantsSomebody } from "./person.ts";
import { closedUp, contains, phraseAt, phrases } from "./phrases.ts";

/** What a message asks of the people behind the agent, whatever else it asks. */
export interface Wishes {
  /** "ابغى اكلم موظف": never argued with. */
  human: boolean;
  /** Asks for support or a call; a knowledge base may say how, else a person takes over. */
  contact: boolean;
  /** Anger or an accusation: a person answers. */
  complaint: boolean;
  /** Something went wrong with what was bought: answered when the knowledge says how, else a person takes over. */
  problem: boolean;
  urgent: boolean;
  /** Asks that something be done: an agent says how, a person does it. */
  act: boolean;
}

const TALK =
  phrases(`اكلم, احكي, احاكي, احاجي, احاچي, اسولف, نهضر, اهضر, نحكي, حاب اكلم, اتكلم, تكلم, اتحدث, التحدث, الكلام, اتواصل, التواصل, كلموني, يكلمني, تكلموني, حولني, حولوني, حول, تحويل, تحويلي, وصلني, وصلوني, يتواصل, خلوني, خلني, عطني, اعطوني, ابغى, ابغي, ابي, ابغا, اريد, بدي, عايز, عاوز, ودي, محتاج, احتاج, ممكن, نبي, بغيت, يرد علي, يرد,
    talk, speak, speaking, talking, chat with, chat to, connect, transfer, put me through, reach, contact, get me, give me, i want, i need, want to, need to, can i, could i, let me`);
const PERSON =
  phrases(`موظف, موظفه, موظفين, موظفة, حد من خدمه العملاء, احد من خدمه العملاء, الموظف, الموظفين, لموظف, بموظف, انسان, بشر, بشري, ادمي, شخص حقيقي, ممثل, مندوب خدمه, مسوول, المسوول, مدير, المدير, احد الموظفين, حد من الموظفين, شخص, احد من فريقكم, وكيل بشري,
    human, a person, real person, live person, live agent, human agent, an agent, agent, representative, a rep, someone real, real human, an employee, staff member, the manager, a manager, manager, operator, supervisor, a real someone, to someone, with someone, to somebody, with somebody`);
const ALONE = phrases(
  `ابي موظف, عطوني موظف, عطني موظف, ابغى موظف, وين الموظف, وين الموظفين, موظف, موظفه, انسان, بشر, ممثل, مدير, human, agent, representative, operator, real person, live agent, human please, agent please, موظف لو سمحت, خدمه العملاء, خدمة عملاء, customer service, customer support`,
);
const SUPPORT = phrases(
  `خدمه العملاء, خدمه عملاء, الدعم, الدعم الفني, فريق الدعم, customer service, customer support, customer care, support team, your team, اتواصل معكم, اكلمكم, اتصل عليكم, اتصل فيكم, contact you, call you`,
);
const ANGER = phrases(
  `زفت, زباله, هالزباله, الزباله, تعبانه خدمتكم, خدمتكم تعبانه, خدمه تعبانه, خدمه زباله, الخدمه زباله, هالمهزله, المهزله, معصبه, معصب جدا, انا معصبه, طفشتوني, طفشت, طفشتونا, غثيتوني, قهرتوني, قرفتوني, قرفتونا, منتهى الاهمال, اهمال, اهمالكم, تاخير كل مره, كل مره تاخير, عيب والله, خيبه امل, محبط جدا, محبطه جدا, كارثه, كارثيه, ضحكتوا علي, ضحكتو علي, استغفلتوني, خدعتوني, خداع, غش, غشاشين, غشيتوني, سرقه, سرقتوني, حراميه, اسوا خدمه, اسوا تجربه, وقت ضايع, ضيعتوا وقتي, بلاغ ضدكم, وزاره التجاره, حمايه المستهلك, محامي, دعوى, ما تستاهلون, لا يهتم, ما احد يهتم, محد يهتم, ما حد يهتم, ما يهتمون, مو محترمين, قليلين ادب, وقحين, وقح, خايسين, خايس, خايسه, نصب, نصابين, نصابه, نصبتوا, احتيال, محتالين, حراميه, حرام عليكم, مهزله, اسوا, اسوء, وصخ, قرف, مقرف, مستاء, مستاءه, زعلان, زعلانه, معصب, مقهور, محد يرد, محد رد, ما احد رد, ما حد رد, ولا احد رد, ولا حد رد, ما رديتوا, ما رديتو علي, لا رد منكم, ما احد يرد, ما حد يرد, لا احد يرد, طفح الكيل, تعبت منكم, ما عاد اتعامل, كذب, كذابين, كذابون, تكذبون, سيء جدا, سيئه جدا, خدمه سيئه, تعامل سيء, فاشل, فاشلين, فاشله, قله احترام, عيب عليكم, حسبي الله, برفع شكوى, ارفع شكوى, راح اشتكي, بشتكي, اشتكي عليكم, اقدم شكوى عليكم, غير مقبول, لعبتوا, استهتار, مستهترين, رجعوا فلوسي, رجعولي فلوسي, رجعو فلوسي, رجعوا لي فلوسي, عطوني فلوسي, ولا احد يرد, ولا حد يرد, ومحد يرد, وما احد يرد, ما تردون, وما تردون, ولا تردون, ثاني مره تصير, ثاني مره يصير, ثالث مره تصير, ثالث مره يصير, ثاني مره تغلطون, ثاني مره تتكرر, كل مره تقولون, كل مره نفس, كل مره تتاخرون, كل يوم تقولون, تلعبون, اسلوبه سيي, اشتكي على, قله ذوق, ما عندكم ضمير, تضحكون علينا, تستهبلون, تعبت من, زهقت, زهقتوني,
        terrible, awful, garbage, trash, rubbish, joke of a, shame on you, shameful, rude, liar, thief, cheaters, cheated, cheating, robbed, ripped off, hate this, hate you, hate your, sick of, sick and tired, tired of your, tired of this, stop ignoring, consumer protection, report you, chargeback, bullshit, wtf, crap, unprofessional, incompetent, nightmare, worst, scam, scammers, scammed, fraud, ridiculous, unacceptable, disappointed, very disappointed, angry, furious, useless, disgusting, rip off, ripoff, pathetic, horrible, lawyer, sue you, legal action, nobody answers, no one answers, no one replies, nobody replies, fed up, this is a joke, really disappointing, so disappointing, very disappointing, extremely disappointing, disgrace, disgraceful, not acceptable, give me my money back, want my money back, second mistake, second time this, third time this, happened again, third mistake, again and again, every single time, still no answer, nobody cares, no one cares, ignoring me, i want to complain, want to file a complaint, make a complaint, liars, thieves, never again, bad service, poor service, waste of money`,
);
const PROBLEM = phrases(
  `مكسور, مكسوره, انكسر, تالف, تالفه, خربان, خربانه, ناقص, ناقصه, غلط, خطا, ما وصل, ما وصلت, وما وصل, وما وصلت, وما وصلني, وما جاني, ما جاني, ما جا, ما وصلنا, ما وصلني, لم يصل, لم يصلني, ماوصل, ماوصلني, تاخر, متاخر, متاخره, تاخرتوا, ما يشتغل, لا يعمل, معطل, عطلان, مشكله, مشكلتي, ما استلمت, خصمتوا, انخصم, سحبتوا, ضايع, ضاع, مسكر,
    broken, damaged, defective, wrong item, wrong order, wrong product, missing, never arrived, not arrived, hasnt arrived, didnt arrive, havent received, not received, didnt receive, late, delayed, doesnt work, not working, problem with my, issue with my, charged twice, double charged, stale, leaking`,
);
/** "طلبت حبوب وجاني مطحون": another thing came than was ordered. */
const OTHER_THAN_ORDERED =
  /(?:^| )(?:i|we) (?:ordered|asked for|paid for) .{2,80} (?:got|received|came|arrived|sent me|was sent)(?: |$)|(?:^| )(?:طلبت|طلبنا|دفعت) .{2,80} (?:و?جاني|و?جانا|و?وصلني|و?وصلنا|و?ارسلتوا|و?طلع|و?لقيت)(?: |$)/u;
/** A complaint about somebody names an employee without asking for one. */
const AGAINST = phrases(
  `اشتكي, شكوى على, بلاغ على, موظفكم, موظفينكم, complain about, complaint about, complaint against, report your, report an employee, your employee, your staff was, your staff were`,
);
const URGENT = phrases(
  `عاجل, عاجله, فورا, على الفور, فوري, حالا, الان ضروري, بسرعه لو سمحت, بسرعه لو سمحتوا, بسرعه ضروري, في اقرب وقت, باقرب وقت, اسرع وقت, طواري, مضغوط, احتاجه اليوم, احتاجها اليوم, احتاجه الحين, محتاجه اليوم, لازم اليوم, ما اقدر انتظر, مستعجل, مستعجله, مستعجلين, ضروري, ضروري جدا, باسرع وقت, في اسرع وقت, الحين ضروري, طارئ, طاري, urgent, urgently, asap, hurry, hurry up, quickly please, right away, straight away, need it today, need it now, cant wait, time sensitive, as soon as possible, emergency, immediately, right now`,
);
const HOW = phrases(
  `كيف, شلون, كيفيه, طريقه, ما هي, هل, how, what, is there, do you, when, where, متى, وين, اين, كم`,
);

/** Emoji that say it without a word. */
const ANGRY_SIGNS = /[😡🤬😠👿💢🖕]/u;

export function hearWishes(message: string): Wishes {
  const plain = words(message);
  const text = plain.map(closedUp);
  const asksHow = phraseAt(text, 0, HOW) !== undefined;
  const person = contains(text, PERSON);
  const alone = phraseAt(text, 0, ALONE)?.length === text.length;
  const talk = contains(text, TALK);
  const asksFor = person && talk && (!asksHow || text.length <= 6) && !contains(text, AGAINST);
  const complaint = contains(text, ANGER) || ANGRY_SIGNS.test(message);
  return {
    human: alone || asksFor || wantsSomebody(plain.join(" ")),
    contact: contains(text, SUPPORT) && talk,
    complaint,
    problem: contains(text, PROBLEM) || OTHER_THAN_ORDERED.test(text.join(" ")),
    urgent: complaint || contains(text, URGENT),
    act: asksToAct(message),
  };
}
