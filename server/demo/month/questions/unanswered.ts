import type { Topic } from "./topic.ts";

/** Businesses that want to buy in bulk. A person makes them an offer. */
export const wholesale: Topic = {
  share: [4, 6],
  tag: "جملة",
  talks: [
    ["عندنا مقهى جديد بـ{city} ونبي أسعار الجملة", "نحتاج تقريبا 30 كيلو بالشهر، جوالي {phone}"],
    "بكم كيلو الإسبريسو بالجملة؟",
    ["نبغى عرض سعر لـ 50 كيلو شهريا", "باسم مقهى ركن الحي، {phone}"],
    "تعطون تدريب للباريستا مع عقود الجملة؟",
    "We are opening a café in {cityEn} and need about 25 kg a month. What are your prices?",
    "Do you do private label roasting?",
    "نرغب بتوريد قهوة لمكتبنا، 12 موظف، وش تقترحون؟",
    ["عندي عربة قهوة وأحتاج 10 كيلو كل أسبوعين", "كم يصير الكيلو؟ جوالي {phone}"],
    "كم أقل كمية للجملة",
    "محتاج عرض سعر رسمي لفندق، 40 كيلو في الشهر",
    "هل توفرون صيانة مكائن الإسبريسو للمقاهي؟",
    "صندوق العينات للمقاهي كم سعره ووش فيه",
  ],
};

/** Questions that no file of the shop answers. Several people ask the same, so that the portal groups them. */
export const unknown: Topic = {
  share: [5, 5],
  talks: [
    "عندكم حليب شوفان للبيع؟",
    "تبيعون حليب الشوفان؟",
    "do you sell oat milk cartons?",
    "متى يفتح فرع المدينة؟",
    "بتفتحون فرع بالمدينة المنورة قريب؟",
    "هل عندكم تطبيق جوال؟",
    "وين أحمل تطبيقكم؟",
    "عندكم قهوة بالفطر؟",
    "الأكياس قابلة للتدوير؟",
    "are your bags recyclable?",
    "فيه منطقة ألعاب أطفال بالفرع؟",
    "مسموح القطط في الفرع؟",
    "تصلحون الطواحين المستعملة؟",
    "ممكن أجي أصور في الفرع لحسابي؟ عندي 80 ألف متابع",
    "هل القهوة حلال موثقة؟ احتاج الشهادة للمدرسة",
    "عندكم سحب على آيفون؟ شفته بالسناب",
    "البن عليه شهادة عضوي؟",
    "كم سعرة حرارية بالكبسولة؟",
    "تبيعون أكواب السيراميك اللي بالفرع؟",
    "عندكم ماتشا؟",
  ],
};

/** Greetings, thanks and questions that do not concern the shop. */
export const smallTalk: Topic = {
  share: [4, 4],
  talks: [
    ["السلام عليكم", "عندكم {coffee}؟"],
    ["هلا", "كم التوصيل لـ{city}؟"],
    ["مرحبا", "متى تفتحون بكرة"],
    ["صباح الخير", "بكم الكيمكس؟"],
    ["hello", "do you ship to {cityEn}?"],
    ["هاي", "ايه احسن بن للتركي؟"],
    "مشكورين على القهوة، كانت رهيبة",
    "thank you, the beans are amazing!",
    "قهوتكم أفضل شي صار لي هالسنة والله",
    ["مساء الخير", "فيه عروض الحين؟"],
    "انتم بوت ولا موظف؟",
    "وش اسمك",
  ],
};

export const spam: Topic = {
  share: [1, 1],
  talks: [
    "نقدم خدمات زيادة المتابعين والتفاعل بأسعار منافسة، تواصل معنا",
    "Dear sir, we offer SEO and web design for your business at best price",
    "قروض شخصية بدون كفيل، تواصل واتساب",
    "Earn $500 daily from home!! click the link",
  ],
};
