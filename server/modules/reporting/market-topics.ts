import { type MarketTopic, marketTopics } from "#shared/values/market-topics.ts";
import { topicOf } from "#server/answers/understand/topics.ts";

/**
 * The words that assign a title of a business's knowledge to a topic, in the order of `marketTopics`: "the price of
 * delivery" is about delivery. Other titles, such as the names of products, belong to no topic and never leave the
 * business.
 */
const topicWords: Record<MarketTopic, readonly string[]> = {
  returns: ["استرجاع", "إرجاع", "استبدال", "تبديل", "استرداد", "return", "refund", "exchange"],
  warranty: ["ضمان", "كفالة", "warranty", "guarantee"],
  order_status: ["تتبع", "أتتبع", "حالة الطلب", "رقم الشحنة", "order status", "track", "tracking"],
  delivery: ["توصيل", "شحن", "الشحن", "delivery", "deliver", "shipping", "ship"],
  payments: [
    "دفع",
    "الدفع",
    "تقسيط",
    "أقساط",
    "فاتورة",
    "payment",
    "pay",
    "instalments",
    "installments",
    "invoice",
  ],
  offers: ["عرض", "عروض", "خصم", "خصومات", "تخفيضات", "كوبون", "offer", "discount", "coupon", "promotion"],
  booking: ["حجز", "موعد", "مواعيد الحجز", "booking", "book", "reservation", "appointment"],
  hours: [
    "أوقات العمل",
    "ساعات العمل",
    "دوام",
    "متى تفتحون",
    "متى تقفلون",
    "opening hours",
    "working hours",
    "business hours",
    "open",
  ],
  branches: ["فرع", "فروع", "موقع", "عنوان", "وين موقعكم", "branch", "location", "address"],
  contacts: ["تواصل", "رقم الجوال", "رقم الهاتف", "واتساب", "contact", "phone number", "whatsapp"],
  availability: ["متوفر", "توفر", "متاح", "مخزون", "available", "availability", "in stock", "stock"],
  prices: ["سعر", "أسعار", "تكلفة", "رسوم", "بكم", "كم", "price", "cost", "fee", "how much"],
};

/**
 * Returns the topic common to all businesses that a title names, the first in the order of the list; undefined for
 * all other titles.
 */
export const marketTopicOf = (title: string): MarketTopic | undefined =>
  marketTopics.find((topic) => topicOf(title, topicWords[topic]) !== undefined);
