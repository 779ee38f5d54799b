import type { Priority } from "#shared/contract/tickets.ts";
import type { Rating } from "#shared/contract/ratings.ts";
import type { Language } from "#shared/language.ts";
import { inventCustomer, type MonthCustomer } from "./customers.ts";
import { midnightOf, momentOf, nextShift, planDays } from "./days.ts";
import { type TopicName, topics } from "./questions/topics.ts";
import type { Talk, Topic } from "./questions/topic.ts";
import { createRandom, type Random } from "./random.ts";
import { comments, notes, staffReplies, thanks } from "./staff-replies.ts";

export type Staff = "nora" | "faisal" | "reem";

/** What a person of the team does with a ticket that reaches them. */
interface StaffPart {
  by: Staff;
  /** Null: nobody has come to it yet. */
  repliesAt: Date | null;
  text: string;
  /** What the customer writes back. */
  thanks: string | null;
  closesAfterMs: number;
  rating: { is: Rating; comment: string | null; afterMs: number } | null;
  tag: string | null;
  note: string | null;
  priority: Priority | null;
  /** Taken before it is answered, or left in the queue of all. */
  isAssigned: boolean;
}

/** One conversation of the month, from its first message to its end. The agent's side is not here: the engine answers. */
export interface PlannedConversation {
  /** Its place among all of the demo's conversations by time, from 0. */
  rank: number;
  topic: TopicName;
  customer: MonthCustomer;
  language: Language;
  messages: { at: Date; text: string }[];
  /** Used where the agent hands over. */
  staff: StaffPart;
}

const conversationsOfMonth = 640;
const seed = 20_261_123;
const dayMs = 24 * 3_600_000;

const cities = [
  "جدة",
  "الدمام",
  "مكة",
  "المدينة المنورة",
  "الطائف",
  "الخبر",
  "بريدة",
  "أبها",
  "تبوك",
  "حائل",
  "جازان",
  "الأحساء",
  "الجبيل",
  "نجران",
];
const citiesEn = ["Jeddah", "Dammam", "Makkah", "Madinah", "Khobar", "Abha", "Tabuk", "Jubail", "Taif"];
const coffees = [
  "قوجي",
  "يرقاتشيف",
  "هويلا",
  "نييري",
  "حراز",
  "الثريا",
  "خلطة سهيل",
  "كولومبيا إل باراييسو",
  "ديكاف كولومبيا",
  "غواتيمالا",
  "الخولاني",
];
const coffeesEn = [
  "Guji",
  "Yirgacheffe",
  "Colombia Huila",
  "Kenya Nyeri",
  "Yemen Haraz",
  "Thurayya blend",
  "Guatemala",
  "decaf",
];

/** The month that ends at a moment; the same one for the same moment. `others`: when the demo's other conversations begin. */
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
    for (let at = 0; at < many; at++) {
      // The last ten minutes are left free, so that nothing lies in the future.
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
): PlannedConversation {
  const names = Object.keys(topics) as TopicName[];
  const topic = random.weighted(
    names.map((name) => {
      const [first, last] = topics[name].share;
      return [name, first + (last - first) * progress] as const;
    }),
  );
  const filled = fill(random, draw(random, soFar.decks, topic));
  const texts = typeof filled === "string" ? [filled] : [...filled];
  const first = texts[0] ?? "";
  const language: Language = /\p{Script=Arabic}/u.test(texts.join(" ")) ? "ar" : "en";
  // One in eight has written before, at least four days ago: an earlier ticket would open again.
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

/** Each talk once before any comes again. */
function draw(random: Random, decks: Map<TopicName, Talk[]>, topic: TopicName): Talk {
  let deck = decks.get(topic) ?? [];
  if (deck.length === 0) deck = random.shuffle<Talk>(topics[topic].talks);
  const [top, ...rest] = deck;
  decks.set(topic, rest);
  return top as Talk;
}

function fill(random: Random, talk: Talk): string[] {
  const values: Record<string, string> = {
    city: random.pick(cities),
    cityEn: random.pick(citiesEn),
    coffee: random.pick(coffees),
    coffeeEn: random.pick(coffeesEn),
    order: `SR-${random.whole(20_300, 21_900)}`,
    phone: `05555501${random.whole(10, 99)}`,
  };
  const texts = typeof talk === "string" ? [talk] : talk;
  return texts.map((text) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""));
}

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
  // The team grows quicker over the month: from three quarters of an hour to about twenty minutes.
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
