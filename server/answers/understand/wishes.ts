import { CueList } from "#server/answers/language/cue-list.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";
import { asksToAct } from "./act.ts";
import { asksForPicture } from "./pictures.ts";
import { wantsSomebody } from "./person.ts";
import { collapseDoubled, contains, phraseAt, phrasesOf, phraseWords } from "./phrases.ts";

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
  /** A wish to see a picture, which only a person can send. */
  picture: boolean;
}

const wishCues = findCues("wishes");
const talkPhrases = phrasesOf(wishCues, "talk");
const personPhrases = phrasesOf(wishCues, "person");
const alonePhrases = phrasesOf(wishCues, "alone");
const supportPhrases = phrasesOf(wishCues, "support");
/** Strong cues always express anger; weak ones are also words that a business may write about ("fraud"). */
const angerCues = new CueList(findCues("anger"), phraseWords);
const problemCues = new CueList(
  wishCues.filter(({ kind }) => kind === "problem"),
  phraseWords,
);
/** What belongs to the customer: "my order is late, where is it?" is no question about late orders. */
const ownPhrases = phrasesOf([...findCues("acts", "ar"), ...wishCues], "own_thing");
/** A wrong delivery: "طلبت حبوب وجاني مطحون". */
const otherThanOrderedPattern = cuePattern(
  wishCues,
  "(?:^| )(?:i|we) {i_ordered} .{2,80} {i_got}(?: |$)|(?:^| ){ordered} .{2,80} {got_instead}(?: |$)",
);
/** A complaint about an employee, which is no wish for one. */
const againstPhrases = phrasesOf(wishCues, "against");
const urgentPhrases = phrasesOf(wishCues, "urgent");
/** A question about when a person answers, which is no wish for one: "متى يرد علي الموظف؟" */
const whenPhrases = phrasesOf(wishCues, "when");
const wantedPhrases = phrasesOf(wishCues, "wanted");
/** Words that begin a question. */
const howPhrases = phrasesOf(wishCues, "how");
/** Question words at any place of a message. */
const asksPhrases = phrasesOf(wishCues, "asks");

/** Emoji that express anger. */
const angrySignsPattern = /[😡🤬😠👿💢🖕]/u;

/** Words that would be others without their doubled letters: "latte" is not "late". */
const otherClosedUp = new Set(["latte", "lattes"]);

/** "What if it arrives broken?" tells of nothing that has happened. */
const supposedPhrases = phrasesOf(wishCues, "supposed");
/** Courtesies that begin with the same word: "لو سمحت". */
const courtesyPhrases = phrasesOf(wishCues, "courtesy_if");

/** The words of a text before its first supposition. */
function beforeSupposition(text: readonly string[]): readonly string[] {
  const at = text.findIndex(
    (_, from) =>
      phraseAt(text, from, supposedPhrases) !== undefined &&
      phraseAt(text, from, courtesyPhrases) === undefined,
  );
  return at === -1 ? text : text.slice(0, at);
}

/** Weak cues ("late") also stand in questions about what is usual: there they count beside what is the customer's own. */
function tellsProblem(text: readonly string[], asksSomething: boolean): boolean {
  const found = problemCues.in(beforeSupposition(text));
  return (
    found.some(({ strength }) => strength === "strong") ||
    (found.length > 0 && (!asksSomething || contains(text, ownPhrases)))
  );
}

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
  const asksSomething = /[?؟]/u.test(message) || contains(text, asksPhrases);
  const pressing = contains(text, urgentPhrases);
  const complaint = anger.some(({ strength }) => strength === "strong") || angrySignsPattern.test(message);
  return {
    human: alone || (!asksWhen && (asksFor || wantsSomebody(plain.join(" ")))),
    contact: (contains(text, supportPhrases) && talk) || (asksWhen && asksFor),
    complaint,
    // "Is a scam call free of charge?" is a question; angry messages are statements or have strong cues.
    alarming: complaint || (anger.length > 0 && !asksSomething),
    problem: tellsProblem(text, asksSomething) || otherThanOrderedPattern.test(text.join(" ")),
    urgent: complaint || pressing,
    pressing,
    act: asksToAct(message),
    picture: asksForPicture(message),
  };
}
