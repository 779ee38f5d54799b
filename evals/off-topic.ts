/**
 * Short questions that no business in the sets answers, as people use to test a chat box. They were written for
 * this project.
 */
export const offTopic: Readonly<Record<"ar" | "en", readonly string[]>> = {
  ar: `كيف الجو اليوم؟
كم درجة الحرارة في الرياض؟
بتمطر بكرة؟
كم نتيجة مباراة الهلال؟
مين فاز أمس؟
متى مباراة النصر الجاية؟
من هو رئيس أمريكا؟
كم عمر الأرض؟
ما هي عاصمة اليابان؟
قول نكتة
احكي لي قصة
غني لي
اكتب لي قصيدة عن البحر
ترجم هذه الجملة
حل لي واجب الرياضيات
كم يساوي 5 ضرب 7؟
وش رأيك في السياسة؟
كم سعر سهم أرامكو؟
سعر البيتكوين اليوم
سعر الذهب كم؟
عندكم سيارات للبيع؟
تبيعون ايفون؟
كم سعر البلايستيشن؟
عندكم فلافل؟
وين أقرب مستشفى؟
رقم الإسعاف كم؟
كيف أسوي كبسة؟
طريقة عمل البيتزا
كم سعرة في الموز؟
هل القهوة تزيد الوزن؟
هل السهر مضر؟
كيف أخسر وزني؟
أعراض الزكام
متى رمضان هالسنة؟
كم باقي على العيد؟
متى أذان المغرب؟
كم الساعة الحين؟
وش معنى اسم ليان؟
تفسير حلم الأفعى
هل تحبني؟
تتزوجيني؟
كم عمرك؟
وين ساكن؟
أفضل فيلم هذي السنة
رشح لي مسلسل
كيف أتعلم البرمجة؟
وش برجك؟
هل الأرض مسطحة؟
عندكم وظائف؟
أبغى قرض
كيف أجدد الإقامة؟
حجز تذاكر طيران
كم مسافة الطريق لمكة؟
عندكم موقف سيارات؟
هل فيه واي فاي؟
كم ضريبة العقار؟
أبي رقم سباك
مين مؤسس فيسبوك؟
عطني كود نتفلكس
هل تصلحون مكيفات؟`.split("\n"),
  en: `what's the weather today?
is it going to rain tomorrow
who won the match yesterday?
when is the next football game
who is the president of France?
how old is the earth
what is the capital of Japan?
tell me a joke
tell me a story
sing me a song
write a poem about the sea
translate this sentence
solve my homework
what is 5 times 7
what do you think about politics
bitcoin price today
how much is gold
apple stock price
do you sell cars?
how much is a playstation
do you have pizza?
where is the nearest hospital
how do I cook rice
calories in a banana
how do I lose weight
flu symptoms
is coffee bad for you
when is ramadan
what time is it now
what does the name Layan mean
do you love me
will you marry me
how old are you
where do you live
best movie this year
recommend a series
how do I learn programming
what's your zodiac sign
is the earth flat
are you hiring?
I need a loan
how do I renew my visa
book a flight to London
how far is Mecca
do you have parking
is there wifi
who founded Facebook
give me a netflix code
do you fix air conditioners
can you hack an account
write me python code
what is the meaning of life
play some music
set an alarm for 7
do you have a dog
who will win the election
how tall is Everest
can I bring my cat
do you rent apartments
fix my laptop`.split("\n"),
};
