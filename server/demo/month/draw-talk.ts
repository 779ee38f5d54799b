import { type TopicName, topics } from "./questions/topics.ts";
import type { Talk } from "./questions/topic.ts";
import type { Random } from "./random.ts";

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

/** Returns a customer's messages about a topic. Each talk is used once before any is repeated. */
export function drawTalk(random: Random, decks: Map<TopicName, Talk[]>, topic: TopicName): string[] {
  return fill(random, draw(random, decks, topic));
}

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
