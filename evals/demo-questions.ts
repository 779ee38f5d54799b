/** What a customer writes, in order, and what the last message has to be met with. Written for this project. */
export interface DemoQuestion {
  messages: readonly string[];
  /** A piece of the right answer; undefined when the shop's files do not answer and a person has to. */
  says?: string;
}

function answered(says: string, ...messages: string[]): DemoQuestion {
  return { messages, says };
}

function handedOver(...messages: string[]): DemoQuestion {
  return { messages };
}

/** Questions to the demo's roastery, in words its files and its conversations do not use. */
export const demoQuestions: readonly DemoQuestion[] = [
  // Gulf
  answered("25 ريالًا", "كم يكلف الشحن لجده"),
  answered("29 ريالًا", "انا ساكن بنجران يوصلني عندكم؟"),
  answered("15 ريالًا", "وش سعر التوصيل داخل الرياض"),
  answered("200 ريال", "من كم ريال يصير الشحن مجاني"),
  answered("طلباتي", "بغيت اكنسل طلبي كيف"),
  answered("تابي", "يمديني اقسط؟"),
  answered("12 ريالًا", "ادفع نقد وقت ما يجي المندوب يصير؟"),
  answered("خلال 7 أيام", "كم المده اللي اقدر ارجع فيها المنتج"),
  answered("بديلًا مجانًا", "وصلتني الطلبيه مكسوره"),
  answered("أكثر من 10 أيام", "البن حقكم طازج؟"),
  answered("6 أشهر", "ينفع اجمد القهوه بالفريزر؟"),
  answered("نسبريسو الأصلية", "كبسولاتكم تركب على نسبريسو؟"),
  answered("ديكاف كولومبيا", "فيه شي خالي من الكافيين؟"),
  answered("خلطة الثريا", "وش احسن بن حق اللاتيه"),
  answered("نطحن مجانًا", "تطحنونه لي؟"),
  answered("1:30 ظهرًا", "الجمعه كم تفتحون"),
  answered("لنا أربعة فروع", "وين القاكم بالرياض"),
  answered("الرياض والخبر فقط", "عندكم محل بجده؟"),
  answered("واي فاي مجاني", "فيه نت ببلاش عندكم بالكافيه؟"),
  answered("كل 100 نقطة", "كيف نظام النقاط عندكم"),
  answered("20 ريالًا", "بكم تغليف الهدايا"),
  answered("34 ر.س", "بكم القوجي ربع كيلو"),
  answered("129 ر.س", "كم سعر صندوق المحاصيل الثلاثه"),
  answered("239 ر.س", "بكم الكيمكس"),
  answered("نفدت", "كوستاريكا تارازو متوفر؟"),
  answered("189 ر.س", "وش ارخص غلايه عندكم"),
  answered("1150 ر.س", "اغلى طاحونه عندكم بكم"),
  answered("طعمها أنظف", "وش يفرق المغسول عن المجفف"),
  answered("ملغم/لتر", "وش المويه اللي تنصحون فيها للقهوه"),
  // Standard Arabic
  answered("العنوان المختصر", "هل يشترط وجود عنوان وطني للشحن؟"),
  answered("billing@", "أحتاج إلى فاتورة باسم مؤسستي، كيف أحصل عليها؟"),
  answered("الياسمين كل خميس", "هل تنظمون جولات في المحمصة؟"),
  answered("10 إلى 25 كغم", "ما سعر الجملة للكيلوغرام؟"),
  answered("wholesale@", "ما المطلوب لفتح حساب جملة؟"),
  answered("3 أشهر", "أرغب في إهداء صديق اشتراكًا"),
  answered("89 ر.س", "كم ثمن علبة حفظ البن المحكمة؟"),
  answered("careers@", "هل توجد فرص عمل لديكم؟"),
  answered("ضمانها سنتان", "ما مدة الضمان على الغلاية؟"),
  // Egyptian
  answered("يصلك رابط التتبّع", "هو الاوردر بتاعي فين دلوقتي؟"),
  answered("فيزا", "بتقبلوا فيزا؟"),
  answered("99 ر.س", "كيلو الثريا بكام"),
  answered("واتساب", "رقم الواتس بتاعكم ايه"),
  answered("من الأحد إلى الأربعاء", "بتفتحوا الساعة كام"),
  // English
  answered("SAR 25", "whats the shipping fee to taif"),
  answered("next working day", "I wasnt home when the driver came"),
  answered("WELCOME10", "any coupon for new customers?"),
  answered("temporary hold", "my card got charged two times"),
  answered("5 to 10 working days", "when do I get my money after returning"),
  answered("within 7 days", "can i send back a bag i havent opened"),
  answered("Suhail blend", "best beans for a flat white?"),
  answered("22 to 26 clicks", "how many clicks on the comandante for v60"),
  answered("28 to 32 clicks", "chemex grind size pls"),
  answered("SAR 150", "how much is the cupping class"),
  answered("from 20 boxes", "we want coffee boxes with our company logo"),
  answered("SAR 50 to 500", "do u have gift cards"),
  answered("We do not sell espresso machines", "do you sell coffee machines for home"),
  answered("39 SR", "price of yirgacheffe 250g"),
  answered("out of", "is the comandante grinder in stock"),
  answered("in 2018", "when was suhail founded"),
  // Typos and Arabizi
  answered("SAR 25", "do you delivr to damam"),
  answered("free", "is grindng free?"),
  answered("98 ر.س", "kam se3r kilo guji"),
  answered("الرياض والخبر فقط", "3ndkom far3 fe jeddah?"),
  answered("أوقفه مؤقتًا", "ابي اوقف الاشترااك موقتا"),
  // Conversations
  answered("الدمام والخبر", "كم التوصيل لمكة؟", "طيب والخبر؟"),
  answered("Abha", "do you deliver to jeddah?", "and to Abha?"),
  answered("126 ر.س", "كم سعر هويلا ربع كيلو", "والكيلو؟"),
  answered("259 ر.س", "عندكم طاحونة تايم مور؟", "كم سعرها؟"),
  answered("Guji and Huila", "how much is the traveller tin?", "what's in it?"),
  answered("أسود", "بكم طاحونة تايم مور C3", "وش لونها؟"),
  answered("نفدت", "بكم سيرادو 250 غرام", "وفيه منه كيلو؟"),
  answered("150 ريالًا", "فيه دورة تذوق للمبتدئين؟", "وبكم؟"),
  answered("48 hours", "how does the subscription work?", "can I change the beans later?"),
  answered("الخبر في شارع", "متى تفتحون؟", "وفرع الخبر؟"),
  // Nobody wrote these down: a person answers.
  handedOver("تشحنون للإمارات؟"),
  handedOver("ابغى افتح فرع لكم بالمدينة، كيف الامتياز؟"),
  handedOver("do you rent out espresso carts for weddings?"),
  handedOver("عندكم حليب شوفان؟"),
  handedOver("كم سعر الجملة لو ابي 70 كيلو"),
  handedOver("what's your wholesale price for 300 kg?"),
  handedOver("عندكم كيك وحلويات؟"),
  handedOver("هل تقبلون العملات الرقمية؟"),
  handedOver("do you have a course for kids?"),
  handedOver("ممكن اشتري حصة في الشركة؟"),
  handedOver("We can boost your Google ranking for $99 a month, reply now"),
  handedOver("هل القهوة تسبب الأرق؟"),
  handedOver("كم سعرة حرارية في القهوة السعودية؟"),
  handedOver("do you sell tea?"),
  handedOver("تصلحون مكائن نسبريسو؟"),
  handedOver("من مدير التسويق عندكم؟"),
  handedOver("الو احد موجود يخدمني"),
  handedOver("call me please, it is about my order"),
  handedOver("ثالث طلب يجي غلط، خلاص رجعوا لي فلوسي"),
  handedOver("طلبي رقم SR-30117"),
];
