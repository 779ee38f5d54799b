/** Materials, shapes, colours, tools, plants, dishes, parts of the body and of buildings. Written for this project. */
export const THINGS = `
أرملة | widow
ابن عم, ابن خال, بنت عم, بنت خال, ولد عم, ولد خال | cousin
ابن أخ, ابن أخت, ولد أخ, ولد أخت | nephew
بنت أخ, بنت أخت | niece
حفيد, حفيدة, أحفاد | grandson, granddaughter, grandchildren
زوج, زوجي, جوزي | husband
عنابي, خمري, نبيتي | maroon, burgundy, wine red, wine coloured, wine
فيروزي, تركواز | turquoise
زيتي, زيتوني | olive green, olive
زيتون, زيت زيتون | olive, olives, olive oil
برونز, برونزي | bronze
مطفي, مط, غير لامع | matte, matt
لامع, لماع, لمعة | glossy, shiny, glitter
فاقع, زاهي | bright
مقلم, مخطط | striped, stripes
منقط | dotted, polka dot
ساتان | satin
فرو, فراء | fur
خيزران, بامبو | bamboo
جرانيت, قرانيت | granite
بورسلان, بورسلين | porcelain
طوب, طابوق, بلك | brick, bricks, block
جبس, جبسوم بورد, جبسمبورد | gypsum, gypsum board, plasterboard
ستانلس, ستيل, استيل, مقاوم للصدأ | stainless, stainless steel, steel
حديد, فولاذ | iron, steel
عميق, غويط | deep
عمق, غزارة | depth, deep
ضحل | shallow
مدور, دائري, مستدير | round, circular
بيضاوي, بيضوي | oval
منحني, مقوس | curved, arched
مستقيم, سيدا | straight
مفرغ, مجوف | hollow
مربع, مربعة | square
مثلث | triangle, triangular
مستطيل | rectangle, rectangular
دائرة, دوائر | circle
مغبر, غبار | dusty, dust
مدهن, دهني | oily, greasy
لزق, لاصق | sticky, adhesive, sticker
محشي, محشى, حشوة | stuffed, filling, stuffing
صامت, بدون صوت, هادي | silent, quiet, noiseless
مرن, مرونة | flexible, flexibility
قاسي, صلب, ناشف | stiff, hard, rigid
متنقل, محمول, ينحمل | portable
قابل للطي, ينطوي, مطوي | foldable, folding, collapsible
قابل للغسل, ينغسل | washable, machine washable
يعاد استخدامه, متعدد الاستخدام | reusable
مقاوم للحريق, ضد الحريق | fireproof, fire resistant
احتياط, سبير, استبنة | spare, spare tire, backup
أطرش, أصم, صم | deaf
ربو, مصاب بالربو | asthma, asthmatic
سهل الاستعمال | easy to use
مقابل, قبال, قدام, مواجه | opposite, facing, across
حول, حوالين, دور | around
حافة, طرف | edge
جانب, جهة | side
غروب, مغيب, المغرب | dusk, sunset
قرن, قرون | century
عقد, عقود, عشر سنوات | decade, ten years
أسبوعين | fortnight, two weeks
جالون, قالون | gallon
أونصة | ounce
مليمتر, ملم, ملي | millimeter, millimetre, mm
مليلتر, ملل | milliliter, ml
سنتي, سنتيمتر, سم | centimeter, centimetre, cm
إنش, بوصة | inch, inches
قدم, أقدام | feet, foot
درزن, دزينة, دستة | dozen
باكيت, كيس صغير, ظرف | packet, sachet
برطمان, مرطبان, جار | jar
رول, لفة, رولات | roll, rolls
شريحة, شرائح, سلايس | slice, slices, sliced
حصة, نصيب, بورشن | portion, serving, share
صينية, صواني, طبق تقديم | tray, trays, platter
غرض, هدف, قصد | purpose, goal, aim
نطاق, مدى, بين | range
كسر, كسور | fraction
رقم, شكل | figure
عطل, فشل | failure, failed, fail
طريقة المعالجة, معالجة, عملية | process, processing, procedure
فحمات, فحمات فرامل, سفايف, تيل فرامل | brake pads, pads, brake pad
هوب, هوبات, ديسك, ديسكات, خرط الهوبات | disc, discs, rotor, skimming, disc skimming
كلتش, دبرياج, قابض | clutch
بوجي, بواجي, شمعات | spark plug, spark plugs, spark
ليات, لي, خرطوم, هوز | hose, pipe
صدام, دعامية | bumper
كبوت, غطاء المكينة | bonnet, hood
شنطة السيارة, دبة, صندوق السيارة | trunk, boot
حزام أمان, حزام الأمان | seatbelt, seat belt
دركسون, مقود, طارة, سكان | steering, steering wheel
كشاف, شمعة, نور أمامي, أنوار أمامية | headlight, headlights, headlamp
مساحات, مساحة زجاج | wiper, wipers
موية رديتر, سائل تبريد | coolant, antifreeze
تخليقي, صناعي, سنثتيك | synthetic, fully synthetic, full synthetic
نصف تخليقي, شبه تخليقي, سيمي | semi synthetic, semi
معدني, زيت معدني | mineral, mineral oil
لزوجة | viscosity
مساعدات, مساعد, ماصات صدمات | shock absorber, shocks, struts
عكس, عكوس, محور | axle, driveshaft
أصلي وكالة, قطع أصلية, أصلي | oem, genuine parts, original parts
تجاري, درجة ثانية | commercial, aftermarket
لحام, حداد | welder, welding, blacksmith
خباز | baker, bakery
مزارع, مزرعة | farmer, farm
مترجم شفهي, ترجمة فورية | interpreter, interpreting
مضيفة, مضيفات, مضيف | hostess, hostesses, host
جرسون, نادل, سفرجي, قهوجي, صبابة, صبابين | waiter, waiters, waitress, server
موظف استقبال, موظفة استقبال, استقبال | receptionist, front desk
سكرتير, سكرتيرة | secretary
مشتري, المشتري | buyer, purchaser
بائع, البائع | seller, vendor
مستأجر, المستأجر | tenant, renter, lessee
مؤجر, المؤجر, المالك, صاحب العقار | landlord, lessor, owner
صاحب العمل, جهة العمل, كفيل | employer, sponsor
ملحمة, جزار, قصاب, لحام | butchery, butcher
مسرح | theatre, theater, stage
بحيرة | lake
وادي | valley
غابة | forest, woods
بلدة, بلد, مدينة صغيرة | town
جادة, شارع رئيسي | avenue
نفق | tunnel
ميناء, مرسى | harbour, harbor, port, marina
بنتهاوس, ملحق علوي | penthouse
حوش, فناء | courtyard, yard
سيب, ممر, كوريدور | corridor, hallway
صالة انتظار, لوبي, بهو | lobby, lounge
سور, سياج, شبك | fence, fencing
كنبة مفردة, كرسي كنب | armchair
دكة, مصطبة, كرسي طويل | bench
لحاف, مفرش, بطانية | quilt, bedspread, comforter
دعاسة, سجادة صغيرة | mat, doormat
ثريا, نجفة, ثريات, نجف | chandelier, chandeliers
عصارة | juicer
محمصة, توستر | toaster
براد, مبرد, صندوق تبريد | cooler, cool box
كمبروسر, ضاغط, كومبريسر, كمبروسور | compressor
ثرموستات, منظم حرارة | thermostat
مرطب هواء, جهاز ترطيب | humidifier
ترايبود, حامل ثلاثي | tripod
بودز, سماعات بلوتوث | buds, earbuds
ميكروفون, مايك, لاقط | microphone, mic
محول, وصلة, أدابتر | adapter, adaptor, converter
باور بنك, شاحن متنقل | powerbank, power bank
يد تحكم, يد بلايستيشن, جويستيك | controller, joystick, gamepad
جهاز ألعاب, كونسول | console, games console
بروجكتر, بروجكتور, جهاز عرض | projector
هوائي, أنتل, أريل | antenna, aerial
سوار, حزام ساعة, سير | strap, band
مرجع, رقم مرجعي | reference, reference number
خلخال | anklet
بروش, دبوس | brooch, pin
حجر كريم, أحجار كريمة, فص, فصوص | gemstone, gem, stone
لؤلؤ, لولو | pearl, pearls
ياقوت | ruby
زمرد | emerald
عقيق, فيروز | agate, sapphire
قيراط, عيار | carat, karat
نودلز, اندومي, شعيرية | noodles
بط | duck
سمن, سمن بلدي | ghee
كمون | cumin
قرفة, دارسين | cinnamon
زنجبيل | ginger
ملفوف, كرنب | cabbage
سبانخ | spinach
بازلاء, بزاليا | peas
مخلل, طرشي | pickles, pickled
زبيب | raisin, raisins
مربى | jam
بان كيك, فطائر محلاة | pancake, pancakes
وافل | waffle, waffles
آيس كريم, بوظة, جيلاتو, ايسكريم | ice cream, icecream, gelato
موكا | mocha
ليمونادة, عصير ليمون | lemonade
سموذي | smoothie
غموس, دب, تغميسة | dip, dips
سناك, وجبة خفيفة, تسالي | snack, snacks
ألبان, مشتقات الحليب, منتجات ألبان | dairy
خالي من الألبان, بدون لاكتوز | dairy free, lactose free
توليب, خزامى | tulip, tulips
زنبق, ليلي | lily, lilies
أوركيد, أوركيدا | orchid, orchids
إكليل, طوق ورد | wreath, garland
شريط, فيونكة | ribbon, bow
شاش | gauze, bandage
ميزان حرارة, مقياس حرارة | thermometer
نقالة | stretcher
جبيرة | splint, cast, brace
حقنة, سرنجة, ابر | syringe, needle
إسهال | diarrhoea, diarrhea
استفراغ, ترجيع, تقيؤ, قيء | vomiting, vomit
كدمة, رضة | bruise
التواء, ملخ | sprain, twisted
فك, الفك | jaw
كوع, مرفق | elbow
معصم, رسغ, المعصم | wrist
ذراع, الذراع, العضد | arm, upper arm
عمود فقري, فقرات | spine, spinal
ورك, حوض | hip
فخذ | thigh
كاحل | ankle
إصبع القدم, أصابع القدم | toe, toes
مفصل, مفاصل | joint, joints
خزعة, عينة نسيج | biopsy
جدري ماء, جدري الماء, عنقز, جديري | chickenpox, chicken pox
حصبة | measles
قمل | lice
سحب عصب, علاج عصب, حشو عصب, عصب | root canal, endodontic
مثبت, مثبت تقويم | retainer
تحديد مستوى, اختبار مستوى, تحديد المستوى | placement, placement test, assessment, level test, level assessment
مفردات | vocabulary
نطق, لفظ | pronunciation
مسطرة | ruler
فسحة | recess, break time
برنامج الرحلة, خط سير | itinerary
حاج, معتمر, حجاج, معتمرين | pilgrim, pilgrims
مراسم, حفل, احتفال | ceremony
زفة | zaffa, wedding march, procession
كوشة, كوش | throne, bridal stage, kosha
إيراد, دخل, إيرادات | revenue, income
برومو, عرض, كود | promo, promo code
تصوير مستندات, نسخ مستندات, نسخة مصورة | photocopy, photocopying
بند, بنود, فقرة | clause, article
شاهد, شهود | witness, witnesses
دراجات, ركوب دراجات | cycling
رماية, سهام | archery, shooting
موسيقى, أغاني, موسيقا | music, songs
مكبرات صوت, مكبر صوت, سماعات كبيرة | loudspeaker, loudspeakers, speakers
ميدان, ساحة, مضمار | field, square, arena, track
دفعة مقدمة, مقدم | upfront, down payment
مبلغ, المبلغ, مبالغ | amount, sum
نوع, أنواع, صنف, أصناف | type, types, kind, kinds, sort
ملابس, هدوم, لبس, ثياب | clothes, clothing, garments, laundry
متجر, متاجر, محلات | store, stores, shop, shops, retailers
قسم, أقسام | department, section
ديكور, تجهيز, تنسيق | decoration, setup, decor
تجهيزات, إضافات, كماليات | extras, add ons, accessories, equipment
ضريبة التصرفات, ضريبة التصرفات العقارية | real estate transaction tax, transaction tax
عداد, عدادات | meter, meters
متر طولي, متر مربع | linear meter, square meter
`;
