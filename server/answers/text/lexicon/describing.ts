/** Describing words, colours, materials, measures, quantities. Written for this project. */
export const DESCRIBING = `
كبير, كبيرة, كبار, أكبر, ضخم, ضخمة | big, large, huge, bigger, larger, great
صغير, صغيرة, صغار, أصغر, صغنون | small, little, tiny, smaller, young
طويل, طويلة, أطول, طوال | long, tall, longer
قصير, قصيرة, أقصر, قصار | short, shorter
عريض, واسع, وسيع, عريضة, أوسع | wide, loose, spacious, large
ضيق, ضيقة, أضيق | tight, narrow
سميك, ثخين, غليظ | thick
رفيع, نحيف, رقيق | thin, slim
ثقيل, ثقيلة, أثقل | heavy, heavier
خفيف, خفيفة, أخف, خفاف | light, lightweight, lighter
قوي, قوية, أقوى, شديد, شديدة | strong, powerful, severe, stronger
ضعيف, ضعيفة, أضعف | weak, poor, low
جديد, جديدة, جدد, أجدد | new, brand new, newer
قديم, قديمة, عتيق, أقدم | old, previous, former, older
مستعمل, مستخدم, مستعملة | used, second hand, secondhand, pre-owned
مجدد, مجددة | refurbished, renovated
جيد, جيدة, زين, منيح, كويس, ممتاز | good, fine, great, nice, excellent
سيء, سيئة, أسوأ, زفت, خايس, وحش | bad, terrible, worse, awful, poor
جميل, حلو, حلوة, أجمل, مزيون | beautiful, nice, pretty, sweet
قبيح, شين, بشع | ugly
رائع, رهيب, خطير, روعة | wonderful, amazing, awesome, great
نظيف, نظيفة, أنظف | clean, neat
وسخ, متسخ, قذر, وصخ, وساخة | dirty, filthy, messy
سهل, سهلة, أسهل, بسيط, بسيطة | easy, simple, easier
صعب, صعبة, أصعب | difficult, hard, tough
سريع, أسرع, سريعة, فوري, مستعجل, مستعجلة, عاجل | fast, quick, express, urgent, instant, rush
بطيء, بطيئة | slow
رخيص, رخيصة, أرخص, اقتصادي | cheap, cheaper, cheapest, affordable, inexpensive, budget
غالي, غالية, أغلى, باهظ | expensive, costly, pricey, dear
مجاني, مجانا, ببلاش, بلاش, مجانية | free, free of charge, complimentary, gratis, no charge
فاخر, فخم, فاخرة, راقي | luxury, luxurious, deluxe, premium, fancy
عادي, عادية, طبيعي, اعتيادي | normal, regular, ordinary, standard, usual
خاص, خاصة, خصوصي, شخصي | private, special, personal, own
عام, عامة, عمومي | public, general
حكومي, رسمي, رسمية | government, official, formal
مميز, مميزة, متميز, فريد | special, distinguished, unique, vip, premium, fancy
مشهور, معروف, شهير | famous, popular, known
شائع, منتشر | common, popular
نادر, نادرة | rare
متاح, متاحة, متوفر, موجود | available, present
مشغول, مشغولة | busy, occupied, engaged
فاضي, فارغ, شاغر, شاغرة, خالي | empty, free, vacant, available
ممتلئ, مليان, كامل العدد | full, fully booked
كامل, كاملة, مكتمل | full, complete, entire, whole
ناقص, غير مكتمل, ناقصة | incomplete, missing, short
جزئي, جزئية, جزء | partial, part
أساسي, أساسية, رئيسي, رئيسية | basic, main, essential, primary
إضافي, إضافية, زيادة | extra, additional, more
ثانوي, فرعي | secondary, sub
مهم, مهمة, ضروري, هام | important, necessary, essential
مطلوب, مطلوبة, لازم | required, needed, necessary
اختياري, اختيارية | optional
إلزامي, إجباري, ملزم | mandatory, compulsory, obligatory, binding
ممكن, ممكنة, محتمل | possible, likely
مستحيل | impossible
مؤكد, أكيد | sure, certain, confirmed
صحيح, صح, مضبوط, مظبوط | correct, right, true, proper
خطأ, غلط, خاطئ, مغلوط | wrong, incorrect, false, mistaken
واضح, واضحة | clear, obvious
حقيقي, حقيقية, أصلي, أصلية | real, genuine, original, authentic, true
مزيف, مزور, تقليد, مقلد, مغشوش, كوبي | fake, counterfeit, copy, imitation, replica, forged
آمن, آمنة, أمان, مأمون | safe, secure, safety
خطر, خطير, خطورة, مخاطر | dangerous, danger, risk, hazard
حار, حارة, ساخن, سخن | hot, warm, spicy
بارد, باردة, برد, مبرد | cold, cool, chilled, refrigerated
دافئ, دافي, فاتر, مدفأ | warm, heated, lukewarm
رطب, رطوبة, مبلل, مبلول | wet, humid, moisture, humidity, damp
جاف, ناشف, جافة | dry
صلب, قاسي, جامد | hard, solid, rigid
ناعم, ناعمة, طري, لين | soft, smooth, fine
خشن, خشنة | rough, coarse
حاد, حادة | sharp, acute
حساس, حساسة, حساسية | sensitive, allergy, delicate, sensitivity
هادئ, هادي, هدوء | quiet, calm
مزعج, إزعاج, ضجيج, صوت عالي | noisy, noise, loud, annoying
عالي, عالية, أعلى, مرتفع, مرتفعة | high, higher, top, loud, tall
منخفض, واطي, منخفضة, أدنى | low, lower
فوق, علوي, أعلى | above, upper, over, top, up
تحت, سفلي, أسفل | under, below, lower, down, bottom
داخلي, داخلية, داخل, جوا | internal, inside, indoor, indoors, inner, within
خارجي, خارجية, خارج, برا | external, outside, outdoor, outdoors, outer
أمامي, قدام, أمام, جدام | front, in front
خلفي, ورا, خلف | back, rear, behind
يمين, أيمن | right
يسار, شمال, أيسر | left
وسط, منتصف, متوسط, وسطى | middle, medium, average, center, central
قريب, قريبة, أقرب, جنب, بجانب, بالقرب | near, close, nearest, nearby, next to, beside
بعيد, بعيدة, أبعد | far, distant, away
أول, أولى, اول مرة | first
أخير, آخر, أخيرة | last, final, latest
ثاني, ثانية, تاني | second, another
ثالث, ثالثة | third
التالي, القادم, الجاي, قادم, جاي | next, coming, upcoming
السابق, الماضي, اللي فات, ماضي | previous, last, past
حالي, حالية | current, present
دائم, دائما, على طول, طول الوقت | always, permanent, constantly
مؤقت, مؤقتة, مؤقتا | temporary, temporarily, interim
نهائي, نهائيا, نهائية | final, finally, permanently, permanent
يومي, يوميا | daily, every day
أسبوعي, أسبوعيا | weekly
شهري, شهريا | monthly, per month
سنوي, سنويا | annual, annually, yearly, per year
نفس, ذات, نفسها | same
مختلف, مختلفة, غير, ثاني | different, other, another
مشابه, مثل, زي, مماثل | similar, like, same
كل, جميع, كافة | all, every, each, entire, whole
بعض | some
أكثر, زيادة, أزيد | more, most, extra
أقل, أدنى | less, least, fewer, minimum
أحسن, أفضل | best, better
كثير, كثيرة, وايد, هواية | many, much, lot
قليل, شوي, شوية | few, little, bit
نصف, نص | half
ربع | quarter
ثلث | third
ضعف, ضعفين, مضاعف | double, twice
مرة, مرات, مرتين | time, times, once, twice
زوج, جوز, زوجين | pair, couple
مجموعة, مجموعات, جماعي, جماعية, جماعة, قروب, جروب | group, set, groups, collective, team
فردي, فردية, فرد, أفراد | individual, single, person, solo
ثنائي, مزدوج, دبل | double, dual, twin
مفرد, سنجل | single
متعدد, عدة | multiple, several
محدود, محدودة | limited
غير محدود, مفتوح, لا محدود, بلا حدود, لا محدودة | unlimited
ثابت, ثابتة | fixed, static, stable
متغير, متغيرة | variable, changing
مباشر, مباشرة, على الهواء | direct, directly, live, immediately
تلقائي, تلقائيا, أوتوماتيك, أوتوماتيكي | automatic, automatically, auto
يدوي, يدويا, مانيوال | manual, manually, by hand, handmade, hand
إلكتروني, إلكترونيا, أونلاين, اون لاين | electronic, online, electronically, digital, e
رقمي, رقمية, ديجيتال | digital
ورقي, ورقية, ورق, أوراق | paper, papers
ذكي, ذكية, سمارت | smart, intelligent, clever
سائل, سوائل | liquid, fluid
قابل للغسل | washable
قابل للاسترداد, مسترد | refundable, refunded
غير قابل للاسترداد | non-refundable, nonrefundable
لون, ألوان, ملون | color, colour, colored
أحمر, حمراء, حمرا | red
أزرق, زرقاء, زرقا | blue
أخضر, خضراء, خضرا | green
أصفر, صفراء, صفرا | yellow
أسود, سوداء, سودا | black
أبيض, بيضاء, بيضا | white
بني, بنية, قهوي | brown
رمادي, رصاصي | grey, gray
وردي, زهري, بمبي | pink
بنفسجي, موف | purple, violet
برتقالي | orange
ذهبي, ذهبية | gold, golden
فضي, فضية | silver
كحلي | navy
شفاف, شفافة | transparent, clear
فاتح, فاتحة | light, pale
غامق, داكن, غامقة | dark
قطن, قطني | cotton
صوف, صوفي | wool, woollen
حرير, حريري | silk
كتان | linen
جلد, جلدي | leather, skin
شامواه, سويد | suede
مخمل | velvet
بوليستر | polyester
نايلون | nylon
دانتيل | lace
جينز, دنيم | jeans, denim
قماش, أقمشة | fabric, cloth, textile
خيط, خيوط | thread
خشب, خشبي | wood, wooden
حديد | iron, steel
معدن, معدني, معدنية | metal, mineral
ألمنيوم | aluminium, aluminum
نحاس | copper, brass
ذهب | gold
فضة | silver
ألماس, الماس | diamond
بلاستيك, بلاستيكي | plastic
زجاج, قزاز, زجاجي | glass
رخام | marble
سيراميك, بلاط | ceramic, tiles
حجر, أحجار | stone
إسمنت, خرسانة | cement, concrete
رمل | sand
مطاط | rubber
إسفنج | sponge, foam
كرتون, كراتين, صندوق | carton, cardboard, box
طول, أطوال | length, height
عرض | width
ارتفاع, علو | height
عمق | depth
وزن | weight
حجم, أحجام | size, volume
مساحة, مساحات | area, space, size
سعة | capacity
كمية, كميات | quantity, amount
عدد, أعداد | number, count, how many
نسبة, نسب, بالمئة, بالمية | percentage, rate, ratio, percent
درجة حرارة, حرارة, سخونة | temperature, heat, fever
سرعة, سرعات | speed
قوة | power, strength, force
ضغط | pressure
متر, أمتار, مترا | meter, metre
متر مربع, أمتار مربعة | square meter, square metre, sqm
سنتيمتر, سم, سانتي | centimeter, cm
كيلومتر, كم, كيلو متر | kilometer, km, mileage
ميل | mile
انش, بوصة | inch
قدم | foot, feet
كيلو, كيلوجرام, كجم, كيلوات | kilogram, kg, kilo
جرام, غرام | gram
طن, أطنان | ton
لتر, لترات | liter, litre
جيجا, جيجابايت, قيقا | gigabyte, gb, gig
ميجا, ميغا | megabyte, mb
واحد, وحدة | one
اثنين, اثنان, ثنتين | two
ثلاثة, ثلاث | three
أربعة, أربع | four
خمسة, خمس | five
ستة, ست | six
سبعة, سبع | seven
ثمانية, ثمان | eight
تسعة, تسع | nine
عشرة, عشر | ten
عشرين, عشرون | twenty
ثلاثين, ثلاثون | thirty
خمسين, خمسون | fifty
مية, مئة, مائة | hundred
ميتين, مئتين, مئتي | two hundred
ألف, آلاف | thousand
مليون, ملايين | million
رقم, أرقام | number, numbers, digit
حرف, حروف | letter, letters
جنسية, جنسيات | nationality
جنس | gender, sex
ذكر, ذكور | male
أنثى, إناث | female
شكل, أشكال | shape, form, style
نوع, أنواع, نوعية | type, kind, sort, quality
طريقة, طرق, أسلوب | way, method, style
مستوى, مستويات | level
جودة, جوده | quality
ميزة, مميزات, مزايا | feature, advantage, benefit
عيب, عيوب | defect, flaw, disadvantage
مشكلة, مشاكل | problem, issue, trouble
سبب, أسباب | reason, cause
نتيجة, نتائج | result, outcome
هدف, أهداف | goal, aim, target
فكرة, أفكار | idea
رأي, آراء | opinion, view
مثال, أمثلة | example
قائمة, قوائم, ليستة | list, menu
جدول, جداول | table, schedule, timetable
خطوة, خطوات | step
مرحلة, مراحل | stage, phase, level
بداية, بدايات | beginning, start
نهاية | end
جزء, أجزاء | part
قطعة, قطع, حبة, حبات | piece, item, part, garment
طقم, أطقم, سيت | set, kit, suit
علبة, علب | box, pack, can, tin
كيس, أكياس, شنطة بلاستيك | bag, bags, sack
زجاجة, قارورة, غرشة, قوارير | bottle
كوب, أكواب, كاسة | cup, mug, glass
صحن, صحون, طبق, أطباق | plate, dish, dishes
`;
