/** Cars: sale, rental, garages, driving schools. Written for this project. */
export const CARS = `
سيارة, سيارات, عربية, موتر, مركبة, مركبات, عربيات, مواتر | car, cars, vehicle, vehicles, auto, automobile
تأجير سيارات, تأجير سيارة, استئجار سيارة, إيجار سيارة, +ستأجر سيارة | car rental, car hire, rent car, hire car
معرض سيارات, وكالة سيارات, وكالة | car dealer, dealership, car showroom
سيارة مستعملة, سيارات مستعملة | used car, used cars
سيارة اقتصادية | economy car, compact car
سيارة عائلية, فان | family car, minivan, van, seven seater
دفع رباعي, جيوب, اس يو في | suv, four wheel drive, 4x4, jeep
سيدان | sedan
بيك اب, وانيت | pickup truck, pickup
شاحنة, شاحنات, دينا, تريلا | truck, trucks, lorry
دراجة نارية, دباب, موتوسيكل, دراجات نارية | motorcycle, motorbike
دراجة, دراجات, سيكل, عجلة | bike, bicycle, bikes
سكوتر | scooter
سيارة كهربائية, كهربائية | electric car, ev, electric vehicle
هجين, هايبرد | hybrid
أوتوماتيك, قير أوتوماتيك | automatic, automatic transmission
عادي, قير عادي, مانيوال, يدوي | manual, manual transmission, stick shift
محرك, مكينة, ماكينة, موتور | engine, motor
قير, جير, ناقل الحركة | gearbox, transmission, gear
زيت, زيوت, تغيير زيت, غيار زيت, تغيير الزيت, +غير زيت | oil, oil change, change oil
فلتر, فلاتر, سيفون | filter, filters
فرامل, بريك, بريكات, فحمات | brake, brakes, brake pads
كفر, كفرات, إطار, إطارات, تاير, جنوط | tire, tyre, tires, tyres, wheel
بنشر, بنجر, كفر مبنشر | puncture, flat tire, flat tyre
ترصيص, ميزان كفرات, وزن أذرعة, ميزان | wheel alignment, balancing, alignment
بطارية سيارة, بطارية, بطارية السيارة | car battery, battery
رديتر, مكيف السيارة, تكييف السيارة, فريون | radiator, car ac, freon
كهرباء سيارات, كهرباء السيارة | car electrics, auto electrical
عادم, شكمان | exhaust
مساعدات, مساعد | suspension, shock absorbers
شمعات, بواجي, شموع السيارة | spark plugs
سير, سيور | belt, timing belt
لمبة المكينة, لمبة المحرك, لمبة | engine light, check engine light, warning light
صوت غريب, صوت في السيارة | strange noise, noise
فحص كمبيوتر, فحص سيارة, فحص قبل الشراء, فحص, فحص شامل | car inspection, diagnostic, computer check, pre purchase inspection, diagnosis
فحص دوري, الفحص الدوري | periodic inspection, mvpi, roadworthiness
ورشة, ورش, كراج, قراج, مركز صيانة | garage, workshop, service center, repair shop
ميكانيكي, ميكانيكا | mechanic, mechanical
سمكرة, سمكري, سمكرة ودهان | body work, bodywork, dent repair, panel beating
دهان, صبغ, رش سيارات, بوية | paint, painting, spray paint, respray
تلميع, بوليش, نانو, نانو سيراميك | polish, polishing, nano ceramic, ceramic coating, detailing
تظليل, مخفي, عازل حراري | tinting, tint, window tint
حماية, أفلام حماية | ppf, protection film
غسيل سيارات, غسيل سيارة, مغسلة سيارات, غسيل السيارة, +غسل سيارة | car wash, wash car, car cleaning
غسيل بخار | steam wash
قطع غيار, قطع الغيار, قطعة غيار | spare parts, parts, spare part
أصلي, تجاري | original parts, genuine parts, aftermarket
سطحة, ونش, سحب سيارة, سحب السيارة | tow truck, towing, tow, recovery
مساعدة على الطريق, المساعدة على الطريق | roadside assistance, breakdown assistance
تعطل, تعطلت, السيارة تعطلت, خربت السيارة, عطل | breakdown, broke down, break down
حادث, حوادث, صدمة, صدم, صدمت, اصطدام | accident, crash, collision, accidents, hit
خدش, خدوش, شمخ | scratch, scratches
صدمة, طعجة, دعمة | dent
تأمين سيارة, تأمين سيارات, تأمين المركبات | car insurance, vehicle insurance, motor insurance
تأمين شامل, شامل | comprehensive insurance, full insurance, full coverage, comprehensive
تأمين ضد الغير, ضد الغير, طرف ثالث | third party insurance, third party, third-party
تحمل, نسبة تحمل, مبلغ التحمل | excess, deductible
بنزين, وقود, بترول, محروقات | petrol, gas, fuel, gasoline
ديزل | diesel
محطة بنزين, محطة وقود | gas station, petrol station
تانكي, خزان الوقود, فل تانك | tank, full tank, fuel tank
استهلاك الوقود, صرفية | fuel consumption, mileage
كيلومتر, ممشى, كيلومترات, عداد, كيلو | kilometer, mileage, kilometers, km
كيلومترات مفتوحة, كيلو مفتوح, كيلومتر مفتوح | unlimited mileage, unlimited kilometers, unlimited km
كيلو زائد, كيلومتر إضافي | extra kilometer, excess mileage
رخصة قيادة, رخصة سواقة, رخصة القيادة, رخصة, ليسن | driving license, driver's license, driving licence, licence
رخصة دولية, رخصة قيادة دولية | international driving license, international licence, idp
مدرسة قيادة, مدرسة سواقة, تعليم قيادة, تعليم سواقة | driving school, driving lessons
تعليم القيادة, دروس قيادة, دروس سواقة, ساعات تدريب | driving lessons, learn to drive, training hours
اختبار قيادة, اختبار سواقة, اختبار عملي, الاختبار العملي | driving test, road test, practical test
اختبار نظري, الاختبار النظري, إشارات, اختبار الإشارات | theory test, theory exam, written test
مدربة قيادة, مدربة, مدرب قيادة | driving instructor, female instructor
استمارة, رخصة سير, استمارة السيارة | registration, vehicle registration, mulkiya
نقل ملكية سيارة, نقل ملكية | ownership transfer, transfer ownership
لوحة, لوحات, نمرة السيارة | plate, license plate, number plate
مخالفة, مخالفات, مخالفة مرورية, مخالفات مرورية, ساهر | traffic fine, violation, traffic violation, speeding ticket, fines, ticket
مرور, المرور | traffic, traffic department
سرعة زائدة, تجاوز السرعة | speeding
حزام أمان | seat belt
كرسي أطفال, كرسي طفل, مقعد أطفال | child seat, baby seat, car seat
سائق, سائق خاص, مع سائق, بسائق | driver, chauffeur, with driver
سائق إضافي | additional driver, second driver
عمر السائق, عمر المستأجر | driver age, minimum age
استلام السيارة, تسليم السيارة, إرجاع السيارة, +رجع السيارة | car pickup, return car, drop off car, car return
تأخير التسليم, تأخير إرجاع, التأخير | late return
تسليم في مدينة أخرى, تسليم بمدينة ثانية, فرع آخر | one way rental, drop off in another city, different branch
خارج المملكة, السفر بالسيارة, تخرج برا المملكة, عبور الحدود, حدود | cross border, drive abroad, border, outside country
تفويض, تفويض قيادة | authorization, driving authorization
مبلغ تأمين, مبلغ حجز, حجز مبلغ | deposit, security deposit, hold amount
بطاقة ائتمانية | credit card
عقد تأجير, عقد الإيجار | rental contract, rental agreement
تمديد الإيجار, تمديد العقد | extend rental, extension
إيجار يومي | daily rental
إيجار شهري | monthly rental
تأجير منتهي بالتمليك, تأجير تمويلي, ليسنق | lease to own, leasing
كاش أو تقسيط | cash or installments
تبديل سيارة, استبدال السيارة | trade in, swap car
سيارة بديلة | replacement car, courtesy car
سيارة فاخرة, سيارات فاخرة | luxury car
موديل السيارة, سنة الصنع, موديل | model, year, make
قيادة تجريبية, تجربة قيادة, تجربة القيادة | test drive
ضمان السيارة | car warranty
صيانة دورية, الصيانة الدورية | periodic maintenance, scheduled service, regular service
موعد صيانة | service appointment
فني, فنيين | technician
كراسي, مقاعد السيارة, مراتب | seats, car seats
جلد, تنجيد | upholstery, leather
كاميرا خلفية, حساسات | rear camera, sensors
شاشة السيارة | car screen
ريموت سيارة, مفتاح سيارة, مفتاح السيارة | car key, key fob, car remote
شاحن سيارة, محطة شحن | car charger, charging station
موقف, مواقف | parking
ازدحام, زحمة | traffic jam, congestion, crowd
طريق, طرق, خط | road, highway, route
تتبع المركبات, جي بي اس | gps, vehicle tracking
تويوتا | toyota
هيونداي, هونداي | hyundai
كيا | kia
نيسان | nissan
هوندا | honda
فورد | ford
شيفروليه | chevrolet
مرسيدس | mercedes
بي ام دبليو | bmw
أودي | audi
لكزس | lexus
تسلا | tesla
كامري | camry
لاند كروزر | land cruiser
رنج روفر | range rover
`;
