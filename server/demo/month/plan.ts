import type { Priority } from "#shared/contract/tickets.ts";
import type { Rating } from "#shared/contract/ratings.ts";
import type { Language } from "#shared/language.ts";
import { inventCustomer, type MonthCustomer } from "./customers.ts";
import { drawTalk } from "./draw-talk.ts";
import { midnightOf, momentOf, nextShift, planDays } from "./days.ts";
import { type TopicName, topics } from "./questions/topics.ts";
import type { Talk, Topic } from "./questions/topic.ts";
import { createRandom, type Random } from "./random.ts";
import { comments, notes, staffReplies, thanks } from "./staff-replies.ts";

export type Staff = "nora" | "faisal" | "reem";

/** The actions of a team member on a ticket that reaches them. */
interface StaffPart {
  /** Whether the agent will most likely not know the answer. */
  isExpected: boolean;
  by: Staff;
  /** Null when nobody has replied yet. */
  repliesAt: Date | null;
  text: string;
  /** The customer's next message. */
  thanks: string | null;
  closesAfterMs: number;
  rating: { is: Rating; comment: string | null; afterMs: number } | null;
  tag: string | null;
  note: string | null;
  priority: Priority | null;
  /** Whether the ticket is assigned before it is answered, or left in the common queue. */
  isAssigned: boolean;
}

/**
 * One conversation of the month, from its first message to its end. The agent's replies are not included, because
 * the engine answers.
 */
export interface PlannedConversation {
  /** Its position by time among all of the demo's conversations, from 0. */
  rank: number;
  topic: TopicName;
  customer: MonthCustomer;
  language: Language;
  messages: { at: Date; text: string }[];
  /** The staff's part, which is used when the agent hands over. */
  staff: StaffPart;
}

const forTheTeam: TopicName[] = ["angry", "person", "unknown", "wholesale"];
/** Tickets that wait for the team when a visitor first looks: minutes before the end, topic and priority. */
const waiting: readonly { minutesAgo: number; topic: TopicName; priority: Priority; isAssigned: boolean }[] =
  [
    { minutesAgo: 21, topic: "angry", priority: "urgent", isAssigned: false },
    { minutesAgo: 38, topic: "person", priority: "medium", isAssigned: false },
    { minutesAgo: 64, topic: "orderStatus", priority: "high", isAssigned: true },
    { minutesAgo: 92, topic: "damaged", priority: "high", isAssigned: false },
    { minutesAgo: 131, topic: "unknown", priority: "low", isAssigned: false },
    { minutesAgo: 175, topic: "wholesale", priority: "medium", isAssigned: true },
    { minutesAgo: 204, topic: "damaged", priority: "urgent", isAssigned: true },
    { minutesAgo: 266, topic: "unknown", priority: "low", isAssigned: true },
    { minutesAgo: 318, topic: "wholesale", priority: "high", isAssigned: false },
    { minutesAgo: 407, topic: "person", priority: "medium", isAssigned: true },
  ];
const conversationsOfMonth = 640;
const seed = 20_261_123;
const dayMs = 24 * 3_600_000;

/**
 * Plans the month that ends at a moment; the same moment always gives the same month. `others` are the times at
 * which the demo's other conversations begin.
 */
export function planMonth(
  endsAt: Date,
  others: Date[],
): { conversations: PlannedConversation[]; otherRanks: number[] } {
  const random = createRandom(seed);
  const days = planDays(random, endsAt);
  const all = days.reduce((sum, { weight }) => sum + weight, 0);
  const decks = new Map<TopicName, Talk[]>();
  const known: MonthCustomer[] = [];
  const lastVisit = new Map<number, number>();
  const conversations: PlannedConversation[] = [];
  for (const { date, weight, daysAgo } of days) {
    const many = Math.max(3, Math.round((conversationsOfMonth * weight) / all));
    for (let index = 0; index < many; index++) {
      // The last ten minutes are left free, so that nothing is in the future.
      const latest = endsAt.getTime() - 600_000;
      let moment = momentOf(random, date);
      if (moment.getTime() > latest)
        moment = wholeSecond(
          midnightOf(endsAt).getTime() + random.next() * (latest - midnightOf(endsAt).getTime()),
        );
      conversations.push(
        planOne(random, moment, 1 - daysAgo / 29, endsAt, {
          decks,
          known,
          lastVisit,
          key: conversations.length,
        }),
      );
    }
  }
  for (const { minutesAgo, topic, ...left } of waiting) {
    const at = wholeSecond(endsAt.getTime() - minutesAgo * 60_000);
    const planned = planOne(
      random,
      at,
      1,
      endsAt,
      { decks, known, lastVisit, key: conversations.length },
      topic,
    );
    conversations.push({ ...planned, staff: { ...planned.staff, ...left, repliesAt: null } });
  }
  const inOrder = [
    ...conversations.map((conversation) => ({ at: conversation.messages[0]!.at, conversation, other: -1 })),
    ...others.map((at, other) => ({ at, conversation: null, other })),
  ].toSorted((one, another) => one.at.getTime() - another.at.getTime());
  const otherRanks: number[] = [];
  for (const [rank, { conversation, other }] of inOrder.entries())
    if (conversation) conversation.rank = rank;
    else otherRanks[other] = rank;
  return { conversations: conversations.toSorted((one, another) => one.rank - another.rank), otherRanks };
}

const wholeSecond = (ms: number): Date => new Date(Math.floor(ms / 1000) * 1000);

interface SoFar {
  decks: Map<TopicName, Talk[]>;
  known: MonthCustomer[];
  lastVisit: Map<number, number>;
  key: number;
}

function planOne(
  random: Random,
  at: Date,
  progress: number,
  endsAt: Date,
  soFar: SoFar,
  chosen?: TopicName,
): PlannedConversation {
  const names = Object.keys(topics) as TopicName[];
  const topic =
    chosen ??
    random.weighted(
      names.map((name) => {
        const [first, last] = topics[name].share;
        return [name, first + (last - first) * progress] as const;
      }),
    );
  const texts = drawTalk(random, soFar.decks, topic);
  const first = texts[0] ?? "";
  const language: Language = /\p{Script=Arabic}/u.test(texts.join(" ")) ? "ar" : "en";
  // One customer in eight has written before, at least four days ago, because an earlier ticket would be reopened.
  const again = random.chance(0.14)
    ? soFar.known.find(
        (one) =>
          isArabic(one.name) === (language === "ar") &&
          at.getTime() - (soFar.lastVisit.get(one.key) ?? 0) > 6 * dayMs,
      )
    : undefined;
  const customer = again ?? inventCustomer(random, soFar.key, { language, text: first });
  if (!again) soFar.known.push(customer);
  soFar.lastVisit.set(customer.key, at.getTime());
  let when = at.getTime();
  const messages = texts.map((text, index) => {
    if (index > 0) when += random.whole(40, 240) * 1000;
    return { at: new Date(when), text };
  });
  return {
    rank: 0,
    topic,
    customer,
    language,
    messages,
    staff: planStaff(random, { topic, language, at: new Date(when), progress, endsAt }),
  };
}

const isArabic = (name: string): boolean => /\p{Script=Arabic}/u.test(name);

function planStaff(
  random: Random,
  {
    topic,
    language,
    at,
    progress,
    endsAt,
  }: { topic: TopicName; language: Language; at: Date; progress: number; endsAt: Date },
): StaffPart {
  const by = random.weighted<Staff>([
    ["faisal", 48],
    ["reem", 37],
    ["nora", 15],
  ]);
  const name = { nora: ["نورة", "Nora"], faisal: ["فيصل", "Faisal"], reem: ["ريم", "Reem"] }[by][
    language === "ar" ? 0 : 1
  ];
  // The team becomes faster over the month: from three quarters of an hour to about twenty minutes.
  const minutes = (45 - 25 * progress) * (0.25 + 1.6 * random.next() ** 2);
  const shift = nextShift(random, at);
  const repliesAt = wholeSecond(shift.getTime() + minutes * 60_000);
  const is = random.weighted<Rating>(
    topic === "angry" || topic === "damaged"
      ? [
          ["good", 55],
          ["okay", 25],
          ["bad", 20],
        ]
      : [
          ["good", 76],
          ["okay", 16],
          ["bad", 8],
        ],
  );
  const subject: Topic = topics[topic];
  const isLeft = endsAt.getTime() - at.getTime() < 20 * 3_600_000 && random.chance(0.55);
  return {
    by,
    isExpected: subject.tag !== undefined || forTheTeam.includes(topic),
    repliesAt: isLeft ? null : repliesAt,
    text: random.pick(staffReplies(topic, language)).replace("{staff}", name ?? ""),
    thanks: random.chance(0.45) ? random.pick(thanks[language]) : null,
    closesAfterMs: random.whole(12, 150) * 60_000,
    rating: random.chance(0.62)
      ? {
          is,
          comment: random.chance(0.4) ? random.pick(comments[is]) : null,
          afterMs: random.whole(3, 400) * 60_000,
        }
      : null,
    tag: subject.tag && random.chance(0.75) ? subject.tag : null,
    note: random.chance(0.18) ? random.pick(notes) : null,
    priority:
      topic === "angry"
        ? "urgent"
        : topic === "damaged"
          ? "high"
          : topic === "unknown" || topic === "spam"
            ? "low"
            : null,
    isAssigned: random.chance(isLeft ? 0.5 : 0.8),
  };
}
