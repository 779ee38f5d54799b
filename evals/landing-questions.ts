/**
 * A message that a visitor of the landing page types into the demo's chat, with the expected reaction. It was
 * written for this project.
 */
export interface LandingQuestion {
  message: string;
  /** Texts of which the answer must contain one; empty when a person has to answer. */
  says: readonly string[];
  /** Whether handing over is right as well. */
  mayHandOver?: boolean;
}

function answered(message: string, ...says: string[]): LandingQuestion {
  return { message, says };
}

/**
 * Describes a question that may be answered truthfully ("we do not take Tamara") or left to a person; anything else
 * is wrong.
 */
function answeredOrHandedOver(message: string, ...says: string[]): LandingQuestion {
  return { message, says, mayHandOver: true };
}

function handedOver(message: string): LandingQuestion {
  return { message, says: [] };
}

const paymentAr = "Apple Pay";
const paymentEn = "mada";
/** For payment methods that are not listed, the answer must say so. */
const notListedAr = "ليست ضمن طرق الدفع";
const notListedEn = "is not among the payment methods";

/**
 * The questions of visitors who try the demo before they know the shop: half of them are about the agent, the
 * product or nothing at all.
 */
export const landingQuestions: readonly LandingQuestion[] = [
  // Who answers
  answered("انتم مين؟ هذا روبوت؟", "المساعد", "مساعد", "آلي"),
  answered("من أنت؟", "المساعد", "مساعد", "آلي"),
  answered("هل أنت إنسان أم ذكاء اصطناعي؟", "المساعد", "مساعد", "آلي"),
  answered("وش اسمك", "المساعد", "مساعد", "آلي"),
  answered("مين معي؟", "المساعد", "مساعد", "آلي"),
  answered("انت chatgpt؟", "المساعد", "مساعد", "آلي"),
  answered("are you a bot?", "assistant"),
  answered("who am i talking to", "assistant"),
  answered("is this ai or a real person", "assistant"),
  answered("what can you do", "assistant", "help"),
  answered("وش تقدر تسوي؟", "مساعد", "أساعد", "أجيب"),
  answered("كيف تشتغل؟ من وين تجيب الاجابات", "مساعد", "أساعد", "أجيب"),
  // Greetings and small talk
  answered("السلام عليكم ورحمة الله", "وعليكم السلام"),
  answered("هلا والله", "هلا", "أهل", "مرحب", "حياك"),
  answered("مرحبا، كيف حالك؟", "هلا", "أهل", "مرحب", "بخير", "الحمد"),
  answered("hi there", "Hello", "Hi", "Welcome"),
  answered("hello how are you today?", "Hello", "Hi", "well", "fine"),
  answered("شكرا جزيلا", "العفو", "عفو", "خدمت"),
  answered("تسلم ما قصرت", "العفو", "عفو", "خدمت", "الله يسلمك"),
  answered("thank you so much, great service", "welcome", "pleasure", "kind", "thank you"),
  answered("مع السلامة", "السلامة", "أمان", "حياك", "نراك", "العفو"),
  answered("صباح الخير", "صباح"),
  // Prices of the product behind the demo
  answered("كم سعر وكيل؟", "صفحة الأسعار"),
  answered("بكم اشتراك الشات بوت هذا لمتجري", "صفحة الأسعار"),
  answered("how much does wakil cost per month?", "pricing page"),
  answered("ابغى نفس هذا البوت لمطعمي", "صفحة الأسعار"),
  // Payment, including methods that the shop lacks
  answered("كيف أدفع؟", paymentAr),
  answered("تقبلون مدى؟", paymentAr),
  answered("فيه أبل باي؟", paymentAr),
  answered("what payment methods do you accept", paymentEn),
  answeredOrHandedOver("هل أقدر أدفع بتمارا؟", notListedAr),
  answeredOrHandedOver("can i pay with paypal?", notListedEn),
  answeredOrHandedOver("تقبلون بيتكوين؟", notListedAr),
  answeredOrHandedOver("عندكم سداد؟", notListedAr),
  answered("عندكم تقسيط؟", "تابي"),
  answeredOrHandedOver("كم التوصيل لأبها وهل أقدر أدفع بتمارا؟", "29 ريالًا"),
  // Products and prices
  answered("كم سعر القهوة؟", "ر.س", "خلطة", "أي"),
  answered("عندكم قهوة سعودية؟", "شقراء"),
  answered("ابي هدية حق صديقي بحدود 200 ريال", "صندوق", "بطاقة هدية"),
  answered("what is your cheapest coffee?", "30 SR"),
  answered("وش عندكم من أدوات", "طاحونة", "كيمكس", "غلاية", "ميزان"),
  answered("وش أحسن قهوة عندكم للمبتدئين", "هويلا"),
  answered("do you have decaf?", "Decaf", "decaf"),
  handedOver("عندكم شاي كرك؟"),
  handedOver("do you sell laptops"),
  // Delivery, hours, places, returns
  answered("توصلون جدة؟ وبكم", "25 ريالًا"),
  answered("كم ياخذ التوصيل لأبها", "29 ريالًا", "ثلاثة إلى خمسة"),
  answered("do you ship to riyadh same day?", "2 pm"),
  answeredOrHandedOver("do you ship to the USA?", "Saudi"),
  answered("متى تفتحون الجمعة؟", "1:30"),
  answered("وين موقعكم", "الياسمين"),
  answered("what are your opening hours?", "7 am"),
  answeredOrHandedOver("ابي ارجع طلبي", "7 أيام"),
  answered("where is my order", "tracking"),
  // Requests for a person, and messages without a question
  handedOver("ابي اكلم موظف"),
  handedOver("I want to talk to a human"),
  handedOver("أسوأ خدمة شفتها بحياتي"),
  handedOver("اكتب لي قصيدة عن القهوة"),
  handedOver("what is the capital of France?"),
  handedOver("asdfgh"),
];
