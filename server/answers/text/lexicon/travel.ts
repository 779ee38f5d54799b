/** Travel agencies, airlines, hotels, visas, pilgrimage. Written for this project. */
export const TRAVEL = `
سفر, سفرة, رحلة, رحلات, سفريات | travel, trip, journey, trips, traveling
سياحة, سياحي, سياحية | tourism, tourist
وكالة سفر, مكتب سفر, مكتب سياحة, وكالة سفريات | travel agency, travel agent
برنامج سياحي, باقة سياحية, بكج, بكجات, باكج, عروض سياحية | tour package, travel package, package, holiday package, packages
جولة, جولات, جولة سياحية | tour, tours, excursion, sightseeing
مرشد سياحي, مرشد, دليل سياحي | tour guide, guide
طيران, طائرة, خطوط, خطوط جوية, شركة طيران | airline, flight, airlines, plane
رحلة طيران, رحلة جوية, رحلات جوية | flight, flights
تذكرة, تذاكر, تذكرة طيران, تذاكر طيران, تكت | ticket, tickets, flight ticket, airfare, plane ticket
ذهاب وعودة, ذهاب وإياب | round trip, return ticket
ذهاب فقط | one way
مباشر, رحلة مباشرة | direct flight, non-stop, direct
ترانزيت, توقف | transit, layover, stopover
درجة أولى | first class
درجة رجال الأعمال, رجال أعمال, بزنس | business class
درجة سياحية, اقتصادية, الدرجة السياحية | economy class, economy
مقعد, اختيار المقعد, مقاعد, كرسي | seat, seat selection, seats
بطاقة صعود, بطاقة الصعود, بوردنق | boarding pass
صعود الطائرة | boarding
إقلاع, +قلع | takeoff, departure
هبوط | landing
وصول, قدوم | arrival, arrivals
مغادرة | departure, departures
مطار, مطارات | airport, airports
صالة, صالات, صالة المطار, لاونج | lounge, terminal, hall
استقبال من المطار, توصيل من المطار, توصيل المطار, توصيل للمطار, نقل من المطار | airport pickup, airport transfer, airport shuttle, shuttle
أمتعة, عفش, شنط, حقائب, شنطة سفر, حقائب السفر | luggage, baggage, bags, suitcase
وزن زائد, وزن إضافي, عفش زائد | excess baggage, extra baggage, overweight
أمتعة يد, شنطة يد | hand luggage, carry on, cabin bag
فقدان الأمتعة, شنطة مفقودة, ضاعت شنطتي | lost luggage, lost baggage, missing bag
تأخر الرحلة, تأخير الرحلة, تأجيل الرحلة | flight delay, delayed flight
إلغاء الرحلة, الغاء رحلة | flight cancellation, cancelled flight, cancel trip
تغيير الحجز, تعديل الحجز, تغيير موعد السفر | change booking, modify booking, change reservation, change flight
إلغاء الحجز, الغاء حجز, كنسلة الحجز | cancel booking, cancel reservation, cancellation
تأكيد الحجز, رقم الحجز | booking confirmation, booking number, booking reference
حجز مبكر | early booking, early bird
سياسة الإلغاء, شروط الإلغاء | cancellation policy
قابل للاسترجاع, مسترد | refundable
تأشيرة, تأشيرات, فيزا, فيزه, فيز | visa, visas
تأشيرة سياحية, فيزا سياحية | tourist visa
تأشيرة زيارة, فيزا زيارة | visit visa
شنغن, شنقن | schengen
سفارة, سفارات | embassy
قنصلية | consulate
جواز, جواز سفر, جوازات | passport, passports
صلاحية الجواز | passport validity
تأمين سفر, تأمين السفر | travel insurance
إقامة, مبيت | stay, accommodation, residence
فندق, فنادق, أوتيل | hotel, hotels
منتجع, منتجعات | resort, resorts
شقة فندقية, شقق فندقية, شقق مفروشة | serviced apartment, hotel apartment, furnished apartment
شاليه, شاليهات, استراحة, استراحات | chalet, chalets, rest house, farm
نزل, بيت ضيافة | guesthouse, hostel, inn
غرفة, غرف, أوضة | room, rooms
غرفة مفردة, غرفة فردية | single room
غرفة مزدوجة, غرفة ثنائية | double room, twin room
غرفة عائلية | family room, connecting rooms
جناح, أجنحة, سويت | suite, suites
سرير إضافي, سرير زيادة | extra bed, rollaway
سرير أطفال, سرير طفل | baby cot, crib, cot
ليلة, ليالي, لليلة | night, nights, per night
تسجيل الوصول, تسجيل وصول, وقت الدخول, تشيك ان, الدخول | check in, check-in, checkin
تسجيل المغادرة, وقت الخروج, تشيك اوت, تسجيل الخروج, الخروج | check out, check-out, checkout
دخول مبكر, وصول مبكر, تسجيل دخول مبكر | early check in, early check-in, early arrival
خروج متأخر, مغادرة متأخرة, تأخير الخروج | late check out, late check-out, late checkout
استقبال, ريسبشن, مكتب الاستقبال | reception, front desk
كونسيرج | concierge
حمال, حمل الشنط | porter, bellboy
حفظ الأمتعة, أمانات, حفظ الشنط | luggage storage, store luggage, left luggage
خزنة, خزينة | safe, safe box
مفتاح الغرفة, كرت الغرفة | room key, key card
خدمة الغرف | room service
تنظيف الغرف, تنظيف الغرفة | housekeeping, room cleaning
إفطار مجاني, فطور مجاني, شامل الإفطار, الفطور | breakfast included, free breakfast
شامل, شاملة, جميع الوجبات | all inclusive, full board, included
نصف إقامة | half board
مسبح, مسابح, برك | pool, swimming pool, pools
مسبح أطفال | kids pool
مسبح نسائي, مسبح للسيدات | ladies pool, women pool
شاطئ, شواطئ, شاطئ خاص | beach, private beach
صالة رياضية, نادي صحي, جيم | gym, fitness center
سبا | spa
قاعة, قاعات, قاعة اجتماعات, قاعة مؤتمرات | hall, meeting room, conference room, ballroom
قاعة أفراح, قصر أفراح, قصور أفراح, قاعة زواج | wedding hall, ballroom, wedding venue
مواقف, موقف سيارات, مواقف مجانية | parking, car park, free parking
واي فاي مجاني | free wifi
مسموح بالحيوانات, حيوانات أليفة, حيوانات | pet friendly, pets, pets allowed
تدخين, غرفة مدخنين | smoking room, smoking
إطلالة, إطلالة بحرية, مطلة على البحر | view, sea view
موقع الفندق, قريب من الحرم | hotel location, near haram
حرم, الحرم, الحرمين | haram, holy mosque
عمرة, معتمر, معتمرين | umrah
حج, حاج, حجاج | hajj, pilgrimage
إحرام | ihram
طواف | tawaf
جبل, جبال | mountain, mountains
صحراء, بر | desert
سفاري | safari
بحر, بحري | sea
جزيرة, جزر | island, islands
غوص, سنوركل | diving, snorkeling, scuba
قارب, قوارب, يخت, طراد, يخوت | boat, boats, yacht
كروز, رحلة بحرية, سفينة | cruise, ship
قطار, قطارات | train, trains
مترو, ميترو | metro, subway
باص, حافلة | bus, coach
تاكسي, تكسي, سيارة أجرة, ليموزين | taxi, cab, limousine
محطة, محطات | station, stop
مواصلات, نقل | transport, transportation
خريطة, خرائط, خارطة | map, maps
مدينة, مدن | city, cities
معلم, معالم, معالم سياحية, أماكن سياحية | landmark, attractions, tourist attractions, sights
متحف, متاحف | museum, museums
حديقة حيوان | zoo
ملاهي, مدينة ألعاب, ملاهى | theme park, amusement park
مول, مولات, مجمع تجاري, مركز تجاري | mall, malls, shopping center, shopping mall
سوق شعبي | traditional market, souk
تسوق | shopping
شهر عسل, عسل | honeymoon
طقس, جو, الجو | weather
موسم سياحي, الذروة | peak season, high season
فرق التوقيت | time difference
شريحة سفر | travel sim
عملة البلد | local currency
رسوم المدينة, ضريبة البلدية | city tax, municipality fee
عربون, تأمين مسترد, مبلغ تأمين, ديبوزت | deposit, security deposit, refundable deposit
عدد الأشخاص, عدد الضيوف | number of guests, guests
أعمار الأطفال, سياسة الأطفال | child policy, children policy
مقيم, مواطن | resident, citizen
رحلة عمل | business trip
سفر جماعي, قروبات, مجموعات | group travel, groups
مخيم, مخيمات, تخييم | camp, camping
`;
