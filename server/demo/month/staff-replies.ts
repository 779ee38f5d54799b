import type { Language } from "#shared/language.ts";
import type { TopicName } from "./questions/topics.ts";

type Replies = Record<Language, readonly string[]>;

/** Replies of staff for topics without replies of their own; `{staff}` is the author's name. */
const general: Replies = {
  ar: [
    "حياك الله، معك {staff} من محمصة سهيل. وصلتني رسالتك وأتابعها بنفسي، وأرد عليك بالتفصيل اليوم.",
    "هلا بك، {staff} معك. راجعت طلبك مع الفريق، وكل شي تمام إن شاء الله. إذا احتجت أي شي أنا موجود هنا.",
    "أهلًا وسهلًا، معك {staff}. تواصلنا مع الفرع وأخذنا ملاحظتك، وشكرًا أنك كتبت لنا.",
    "يا هلا، {staff} من خدمة العملاء. جهزت لك الجواب: نقدر نخدمك في هذا، وأرسلت التفاصيل على جوالك.",
  ],
  en: [
    "Hello, this is {staff} from Suhail Roasters. I have your message and will come back to you with the details today.",
    "Hi, {staff} here. I checked with the team and we can help you with this. Is there anything else you need?",
    "Thank you for writing. {staff} here: I have passed this on to the branch and will follow it up myself.",
  ],
};

const particular: Partial<Record<TopicName, Replies>> = {
  orderStatus: {
    ar: [
      "هلا، معك {staff}. طلبك عند شركة الشحن الآن ويوصلك بكرة قبل المغرب، وأرسلت لك رابط التتبع من جديد.",
      "حياك الله، {staff} معك. شيكت على الطلب: خرج من عندنا أمس، والمندوب يتصل عليك اليوم بعد العصر.",
      "السلام عليكم، معك {staff}. عدلت العنوان على الشحنة قبل خروجها، ويوصلك الطلب في موعده.",
      "أهلًا، {staff} من المحمصة. ألغيت الطلب ورجّعت المبلغ على نفس البطاقة، ويبان عندك خلال أيام قليلة.",
    ],
    en: [
      "Hi, {staff} here. Your order left us yesterday and should reach you tomorrow. I have sent you the tracking link again.",
      "Hello, this is {staff}. I have changed the address before the courier collected it, so it will come to the new one.",
    ],
  },
  damaged: {
    ar: [
      "حقك علينا، معك {staff}. خرج لك بديل اليوم بدون أي رسوم، ولا تحتاج ترجع التالف.",
      "نعتذر منك جدًا، {staff} معك. غلط منا في التجهيز، والصحيح يوصلك بكرة، والكيس الأول هدية منا لك.",
      "آسفين على اللي صار. معك {staff}: أحتاج بس صورة للمنتج، والبديل جاهز يخرج لك اليوم.",
    ],
    en: [
      "I am very sorry, {staff} here. A replacement leaves today at no charge, and you can keep what you received.",
      "Hello, this is {staff}. That was our mistake. The right bag goes out this afternoon, and the first one is yours.",
    ],
  },
  angry: {
    ar: [
      "حقك علينا وكلامك صحيح. معك {staff}، وراح أتابع طلبك بنفسي لين يوصلك، ورجّعنا لك رسوم التوصيل.",
      "أعتذر منك شخصيًا، {staff} معك. كلمت الفرع وعالجنا الموضوع، وأضفنا 300 نقطة في حسابك.",
    ],
    en: [
      "You are right, and I am sorry. This is {staff}; your order goes out today by express courier and we have refunded the delivery.",
    ],
  },
  returns: {
    ar: [
      "هلا، معك {staff}. استلمنا المرتجع ورجّعنا المبلغ اليوم، ويبان في حسابك خلال 5 إلى 10 أيام عمل.",
      "أهلًا، {staff} معك. أرسلت لك بوليصة إرجاع على بريدك، سلّم الكرتون للمندوب ويرجع المبلغ بعد وصوله.",
    ],
    en: [
      "Hello, {staff} here. We received your return and refunded it today; your bank may need a few working days to show it.",
    ],
  },
  wholesale: {
    ar: [
      "حياكم الله، معكم {staff}. أرسلت لكم قائمة أسعار الجملة على الواتساب، وصندوق العينات يوصلكم هذا الأسبوع.",
      "أهلًا بكم، {staff} من مبيعات الجملة. للكمية هذي نعطيكم سعرًا خاصًا مع تدريب للفريق، وأكلمكم اليوم لتحديد موعد.",
    ],
    en: [
      "Welcome, this is {staff} from wholesale. I have sent you our price list and can bring samples to your café this week.",
    ],
  },
  courses: {
    ar: ["هلا، معك {staff}. سجلت اسمك في قائمة الدورة القادمة، ونرسل لك الموعد ورابط الدفع أول ما يتحدد."],
    en: [
      "Hi, {staff} here. I have put you on the list for the next class and will send you the date and the payment link.",
    ],
  },
  gifts: {
    ar: [
      "أهلًا، معك {staff}. نجهز لك الهدايا بالعدد المطلوب مع بطاقة باسمك، وأرسلت لك صور التغليف والسعر على الواتساب.",
    ],
    en: [
      "Hello, {staff} here. We can prepare the boxes with your logo; I have sent you photos and the price for your quantity.",
    ],
  },
  subscriptions: {
    ar: ["هلا، معك {staff}. عدلت اشتراكك مثل ما طلبت، والشحنة القادمة تمشي على التغيير الجديد."],
    en: [
      "Hi, {staff} here. I have changed your subscription as you asked; it applies from the next delivery.",
    ],
  },
  payment: {
    ar: [
      "هلا، معك {staff}. راجعت العملية مع قسم المالية: المبلغ الزائد محجوز فقط ويرجع لك تلقائيًا، وأتابعه معك.",
    ],
    en: [
      "Hello, {staff} here. I checked the payment with our finance team; the second amount is only held and will be released.",
    ],
  },
  unknown: {
    ar: [
      "هلا، معك {staff}. هذا غير متوفر عندنا حاليًا، وسجلت اقتراحك عند الفريق. شكرًا لك.",
      "حياك الله، {staff} معك. ما عندنا هذا الآن، ونعلن في حساباتنا أول ما يتوفر.",
    ],
    en: [
      "Hi, {staff} here. We do not have this at the moment, but I have noted your suggestion for the team.",
    ],
  },
};

export const staffReplies = (topic: TopicName, language: Language): readonly string[] =>
  (particular[topic] ?? general)[language];

/** Messages of customers after they were helped. */
export const thanks: Replies = {
  ar: [
    "الله يعافيك ما قصرت",
    "مشكور يا غالي",
    "تمام شكرا لكم",
    "يعطيك العافية",
    "وصل الله يسعدكم",
    "متشكر جدا",
    "زين مشكورين",
  ],
  en: ["Thank you so much!", "great, thanks", "Perfect, appreciate the quick help"],
};

/** Comments that customers add to a rating in the web chat. */
export const comments = {
  good: ["رد سريع وواضح", "الله يعطيهم العافية", "very helpful", "حلوا المشكلة بنفس اليوم", "أفضل خدمة عملاء"],
  okay: ["زين بس تأخروا شوي بالرد", "It took a while but fine", "الجواب كان ناقص"],
  bad: ["انتظرت كثير", "ما انحلت مشكلتي", "slow reply"],
} as const;

/** Notes that staff write to each other on a ticket. */
export const notes: readonly string[] = [
  "كلمت شركة الشحن، يقولون خرجت مع مندوب العصر.",
  "عميل قديم، راجعوا طلباته السابقة قبل الرد.",
  "أرسلت الموضوع للفرع وأنتظر ردهم.",
  "المالية تؤكد أن المبلغ رجع أمس.",
  "يحتاج مكالمة، رقمه في التذكرة.",
  "البديل جاهز في الرف 3.",
];
