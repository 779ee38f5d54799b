import type { DemoFaq } from "./faq.ts";

export const choosingFaqs: DemoFaq[] = [
  {
    ask: [
      "ما أفضل قهوة للمبتدئين؟",
      "توني بديت بالقهوة المختصة، وش تنصحوني؟",
      "أبي شي مو حامض وسهل",
      "Which coffee is best for beginners?",
      "I am new to specialty coffee, what should I try?",
    ],
    ar: "ابدأ بكولومبيا هويلا المغسولة: حلوة ومتوازنة وحموضتها هادئة. وإن كنت تحب الفواكه فجرّب إثيوبيا قوجي المجففة.",
    en: "Start with Colombia Huila washed: sweet, balanced, with a gentle acidity. If you like fruit, try Ethiopia Guji natural.",
  },
  {
    ask: [
      "ما أفضل بن للإسبريسو والحليب؟",
      "وش تنصحوني للفلات وايت واللاتيه؟",
      "أبي بن للمكينة يضبط مع الحليب",
      "Which beans for espresso with milk?",
      "Best coffee for lattes",
    ],
    ar: "للحليب خلطة الثريا: شوكولاتة وكراميل وقوام ثقيل. وللإسبريسو السادة خلطة سهيل.",
    en: "For milk drinks, the Thurayya blend: chocolate, caramel and a heavy body. For straight espresso, the Suhail blend.",
  },
  {
    ask: [
      "هل لديكم قهوة منزوعة الكافيين؟",
      "عندكم ديكاف؟",
      "أبي قهوة بدون كافيين لأمي",
      "Do you have decaf?",
      "How is your decaf made?",
    ],
    ar: "نعم، ديكاف كولومبيا: يُنزع كافيينه بطريقة قصب السكر (EA)، ويناسب الفلتر والإسبريسو. ومنه كبسولات أيضًا.",
    en: "Yes, Colombia Decaf: decaffeinated with the sugarcane (EA) process, good for filter and espresso. It also comes in capsules.",
  },
  {
    ask: [
      "هل تضيفون نكهات إلى القهوة؟",
      "الإيحاءات نكهات مضافة؟",
      "مكتوب توت وشوكولاتة، يعني فيها مكسرات أو ألبان؟",
      "Do you add flavours to the coffee?",
      "Are there allergens such as nuts in the beans?",
    ],
    ar: "لا نضيف أي نكهة. الإيحاءات المكتوبة (توت، شوكولاتة، بندق…) هي ما تذوقه طبيعيًا في البن، فلا مكسرات فيه ولا ألبان. الإضافة الوحيدة هي الهيل في القهوة السعودية بالهيل.",
    en: "No, nothing is added. The notes on the bag (berries, chocolate, hazelnut…) are natural to the coffee, so there are no nuts and no dairy. The one exception is the cardamom in our Saudi coffee with cardamom.",
  },
  {
    ask: [
      "هل لديكم قهوة سعودية؟",
      "عندكم قهوة شقرا مع هيل؟",
      "أبي قهوة عربية للضيافة",
      "Do you have Saudi coffee?",
      "Arabic coffee with cardamom",
    ],
    ar: "نعم، قهوة سعودية شقراء 500 غرام: سادة أو بالهيل، مطحونة وجاهزة. وعندنا أيضًا خولاني جازان من مزارع المملكة.",
    en: "Yes, blond-roasted Saudi coffee in 500 g, plain or with cardamom, ground and ready. We also have Khawlani from the farms of Jazan.",
  },
  {
    ask: [
      "ما الفرق بين المغسولة والمجففة؟",
      "وش الفرق بين المجففه والمغسوله والعسلية",
      "ايش يعني معالجة لاهوائية",
      "What is the difference between washed and natural?",
      "What does anaerobic mean?",
    ],
    ar: "المغسولة تُنزع قشرتها وتُغسل قبل التجفيف، فطعمها أنظف وحموضتها أوضح. والمجففة تُجفف بثمرتها، فهي أحلى وأقرب إلى الفواكه. والعسلية بينهما. واللاهوائية تُخمَّر في خزان بلا أكسجين، فإيحاءاتها قوية وغريبة.",
    en: "Washed coffee is pulped and rinsed before drying: cleaner, with brighter acidity. Natural dries inside the fruit: sweeter and fruitier. Honey is in between. Anaerobic ferments in a sealed tank without oxygen: intense, unusual notes.",
  },
  {
    ask: [
      "ما أفضل بن للقهوة الباردة؟",
      "وش تنصحون للكولد برو؟",
      "أبي أسوي قهوة باردة بالبيت",
      "Which beans are good for cold brew?",
      "Cold brew recommendation",
    ],
    ar: "البرازيل سيرادو أو إثيوبيا قوجي، بطحن خشن. 80 غرامًا لكل لتر ماء، في الثلاجة من 14 إلى 16 ساعة، ثم صفّها.",
    en: "Brazil Cerrado or Ethiopia Guji, ground coarse. Use 80 g per litre of water, 14 to 16 hours in the fridge, then strain.",
  },
];
