/** House, rooms, furniture, appliances, tools. Written for this project. */
export const HOME = `
بيت, بيوت, منزل, منازل, دار, حوش, منزلي, البيت | home, house, household, houses
شقة, شقق, شقه | apartment, flat, apartments
فيلا, فلل, فله | villa, villas
دور, طابق, أدوار, طوابق | floor, storey, level
غرفة, غرف, أوضة, حجرة | room, rooms
غرفة نوم, غرف نوم, غرف النوم | bedroom, bedrooms
غرفة معيشة, صالة, مجلس, صالون, ليفنق | living room, lounge, majlis, hall
مطبخ, مطابخ | kitchen, kitchens
حمام, حمامات, دورة مياه, دورات المياه, تواليت | bathroom, toilet, restroom, washroom, bathrooms
دش, شاور | shower
حوض, بانيو, أحواض | tub, bathtub, basin, sink
مغسلة | sink, laundry
حديقة, حدائق, حوش, بستان | garden, yard, park
بلكونة, شرفة, تراس, بلكون | balcony, terrace
سطح, أسطح, سقف | roof, ceiling, terrace
قبو, بدروم | basement
درج, سلم, سلالم | stairs, staircase, steps, ladder
درج, أدراج, جارور | drawer, drawers
مصعد, أصنصير, مصاعد, اسانسير | elevator, lift
باب, أبواب, بوابة | door, doors, gate
شباك, نافذة, نوافذ, شبابيك, دريشة | window, windows
جدار, حائط, جدران, حيطة | wall, walls
أرضية, أرضيات, أرض | floor, flooring, floors
زاوية, ركن, زوايا | corner
مدخل, مداخل | entrance, entry
مفتاح, مفاتيح | key, keys
قفل, أقفال, كالون | lock, locks
ستارة, ستائر, ستاير | curtain, curtains, blinds
سجادة, سجاد, موكيت, زولية, زوالي | carpet, rug, carpets, rugs
أثاث, فرش, عفش, مفروش, مفروشات, مفروشة | furniture, furnished, furnishing
كنبة, كنب, أريكة, صوفا, قنفة, كنبات | sofa, couch, sofas
كرسي, كراسي, مقعد, مقاعد | chair, chairs, seat, seats
طاولة, طاولات, ترابيزة, ميز, طاوله | table, tables, desk
طاولة طعام, سفرة, طاولات طعام | dining table, dining
مكتب, مكاتب, مكتبي | office, desk, offices
سرير, أسرة, تخت | bed, beds
سرير أطفال, مهد | crib, cot, baby bed
مرتبة, مراتب, فرشة | mattress, mattresses
مخدة, وسادة, مخدات | pillow, pillows, cushion
بطانية, لحاف, بطانيات, مفرش, مفارش | blanket, duvet, bedding, comforter
شرشف, ملاية, شراشف | sheet, bed sheet, sheets, linen
منشفة, فوطة, مناشف, فوط, منشفتي | towel, towels
خزانة, دولاب, خزائن, دواليب, كبت | wardrobe, closet, cupboard, cabinet, locker, lockers
رف, أرفف, رفوف | shelf, shelves
مكتبة, مكتبات | library, bookshelf, bookcase, bookstore
مرآة, مراية, مرايا | mirror, mirrors
لوحة, لوحات, برواز | painting, sign, plate, plates, frame
ساعة حائط | wall clock, clock
مصباح, لمبة, لمبات, أباجورة, ثريا, كشاف | lamp, light, bulb, lamps
شمعة, شموع | candle, candles
ديكور, ديكورات, تزيين, زينة | decoration, decor, decorate, interior, decorations
تصميم داخلي | interior design
مزهرية, فازة | vase
وسخ, غبار, تراب | dirt, dust
زبالة, نفايات, قمامة, مخلفات, مهملات | garbage, rubbish, trash, waste, litter
حاوية, حاويات, سلة مهملات | container, bin, dumpster
صابون | soap
منظف, منظفات | detergent, cleaner, cleaning products
بقعة, بقع, لطخة | stain, stains, spot
مكنسة, مكنسة كهربائية | vacuum, vacuum cleaner, broom
جهاز, أجهزة | device, machine, appliance, devices, equipment, appliances
أجهزة منزلية, أجهزة كهربائية | appliances, home appliances
ثلاجة, ثلاجات, براد | fridge, refrigerator
فريزر, مجمد | freezer
غسالة, غسالات, نشافة | washing machine, washer, dryer
غسالة صحون, جلاية | dishwasher
فرن, أفران | oven
ميكروويف, مايكرويف | microwave
بوتاجاز, موقد, طباخ | stove, cooker
غاز, أسطوانة غاز, جرة | gas, gas cylinder
خلاط | blender, mixer
غلاية | kettle
مكواة | iron
مروحة, مراوح | fan, fans
مكيف, مكيفات, تكييف, كنديشن, سبليت | air conditioner, air conditioning, ac, air conditioners
دفاية, سخان, تدفئة, دفايات | heater, heating
سخان ماء | water heater
فلتر ماء, تنقية | water filter, purifier
خزان, خزانات | tank, water tank
مضخة | pump
ماء, مياه, موية, مي, مويه | water
كهرباء, كهربائي, كهربا | electricity, electric, electrical, power
كهربائي, كهربجي | electrician
سباك, سباكة, سمكري | plumber, plumbing
نجار, نجارة | carpenter, carpentry
حداد, حدادة | blacksmith, metalwork
دهان, صباغ, بويات | painter, paint
بناء, مقاول, مقاولات | contractor, contracting, construction
عامل نظافة, عاملات نظافة, منظفين | cleaner, cleaners
خادمة بالساعة | hourly maid
حشرة, حشرات, صراصير, نمل | insect, insects, bugs, cockroach
مكافحة الحشرات, رش حشرات, رش مبيدات | pest control
فأر, فئران, فار | mouse, mice, rat
تسريب, تسربات, كشف تسربات | leak, leak detection, leaks
عزل, عوازل | insulation, waterproofing
ترميم, تجديد المنزل, ترميمات | renovation, renovate, remodel, restoration
أدوات, عدة, عدد | tools, tool, equipment
مسمار, مسامير, برغي, براغي | screw, nail, screws
مفك | screwdriver
مطرقة, شاكوش | hammer
دريل, مثقاب | drill
منشار | saw
سلك, أسلاك, كيبل, كابل, كيابل | cable, wire, cables
فيش, مقبس, بلاك, أفياش | plug, socket, outlet
بطارية, بطاريات | battery, batteries
لوح شمسي, ألواح شمسية, طاقة شمسية | solar panel, solar
طاقة | energy, power
مولد, مولدات | generator
نقل أثاث, نقل عفش, نقل العفش, نقل الأثاث | furniture moving, moving, movers, moving house
مفرش طاولة | tablecloth
أواني, قدور, قدر, طنجرة | pots, pot, cookware
ملعقة, ملاعق | spoon, spoons
شوكة, شوك | fork
سكين, سكاكين | knife, knives
إبريق, براد شاي, دلة | pot, jug, teapot
فنجان, فناجيل, فناجين | cup, coffee cup
ترمس, حافظة | thermos, flask
خيمة, خيام, مخيم, تخييم, كشتة | tent, camping, camp
شواية, شوي, شواء, مشاوي, مشوي, باربكيو | barbecue, grill, bbq, grilled
فحم | charcoal, coal
نار | fire
لعبة أطفال, ألعاب أطفال | toys, children's toys
أرجوحة, مراجيح | swing
مسبح خاص | private pool
بركة | pool, pond
كراج, جراج, قراج | garage
حارس عمارة | doorman, janitor
عمارة, بناية, مبنى, برج, عمائر | building, tower
جيران | neighbours, neighbors
كميرا مراقبة, كاميرات مراقبة, كاميرات | security camera, cctv, surveillance cameras, cameras
جرس الباب | doorbell
إنذار, جهاز إنذار | alarm
طفاية حريق | fire extinguisher
كاشف دخان, دخان | smoke detector, smoke
`;
