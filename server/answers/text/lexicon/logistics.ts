/** Couriers, freight, movers, warehouses; events, flowers, gifts. Written for this project. */
export const LOGISTICS = `
شحن, شحنة, شحنات, إرسالية | shipping, shipment, shipments, freight, cargo
طرد, طرود, بكيج | parcel, package, parcels, packages
رسالة, مستند, مستندات, وثائق | document, letter, documents
بريد, بريد سريع | mail, post, express mail, courier
شركة شحن, شركة توصيل, ناقل | courier company, shipping company, carrier, courier
مندوب, مناديب, مندوب التوصيل, مراسل, سائق التوصيل | courier, delivery driver, driver, delivery agent, rider, representative
رقم الشحنة, رقم التتبع, رقم تتبع, بوليصة, رقم البوليصة | tracking number, waybill, shipment number, awb
تتبع الشحنة, تتبع شحنة, +تتبع الشحنة, متابعة الشحنة, وين شحنتي | track shipment, track parcel, where is my parcel, tracking
حالة الشحنة | shipment status, delivery status
وقت التوصيل, مدة التوصيل, موعد التوصيل, وقت وصول | delivery time, delivery date, delivery window, time slot
توصيل سريع, شحن سريع, توصيل مستعجل | express delivery, same day delivery, express shipping, fast delivery
نفس اليوم, في نفس اليوم | same day, same-day
اليوم التالي, يوم ثاني | next day, next-day
توصيل مجاني, شحن مجاني | free delivery, free shipping
سعر الشحن, تكلفة الشحن, رسوم الشحن, أجور الشحن, رسوم التوصيل, سعر التوصيل | shipping cost, delivery fee, shipping fee, shipping rates, delivery charge
شحن دولي, الشحن الدولي | international shipping, ship abroad, international delivery
شحن جوي | air freight, air shipping, by air
شحن بحري | sea freight, by sea
شحن بري | land freight, by road
حاوية, حاويات, كونتينر | container, containers
تخليص جمركي, تخليص, جمارك | customs clearance, customs
رسوم جمركية, جمرك | customs duties, customs fees, duty
بوليصة شحن | bill of lading, waybill
وزن الشحنة, وزن, وزن حجمي | weight, shipment weight, volumetric weight
أقصى وزن, الحد الأقصى للوزن, أثقل | maximum weight, weight limit, heaviest
أبعاد, قياسات | dimensions, measurements
تغليف, مواد تغليف, +غلف, كراتين | packing, packaging, boxes, packing materials, wrap
قابل للكسر, زجاج, حساس | fragile, breakable
ممنوعات, مواد ممنوعة, مواد محظورة, ممنوع شحنه | prohibited items, forbidden items, banned items, not allowed
مواد خطرة, سوائل, بطاريات | dangerous goods, hazardous, liquids, batteries
مبرد, تبريد, سلسلة تبريد | refrigerated, cooling, cold chain
استلام من الباب, استلام من المنزل, استلام الشحنة, +ستلم من البيت | pickup from door, home pickup, collection, collect from home, pick up
تسليم الشحنة, تسليم من الباب | door delivery, door to door
محاولة التوصيل, محاولات التسليم, محاولة | delivery attempt, attempt, missed delivery
ما كنت موجود, غير موجود, مو موجود في البيت | not home, not at home, absent, away
إعادة التوصيل, إعادة محاولة | redelivery, redeliver, reattempt
تغيير العنوان, تعديل العنوان, تغيير عنوان | change address, change delivery address
عنوان, عناوين, العنوان الوطني, عنوان وطني | address, addresses, national address
عنوان خاطئ, عنوان غلط | wrong address, incorrect address
لوكيشن, موقع, إحداثيات | location, pin, map location
استلام من الفرع, +ستلم من الفرع, من الفرع | pickup from branch, collect from branch, store pickup, branch pickup
خزانة الاستلام, لوكر, نقطة استلام, نقاط الاستلام | locker, pickup point, collection point, parcel locker
شخص آخر يستلم, أحد ثاني يستلم, استلام بالنيابة | someone else receive, collect on behalf, neighbor
توقيع الاستلام, إثبات التسليم | proof of delivery, signature
شحنة مفقودة, ضاعت الشحنة, طرد ضائع | lost parcel, lost shipment, missing parcel
شحنة تالفة, وصل مكسور, وصلت مكسورة, طرد تالف | damaged parcel, damaged shipment, arrived broken, arrived damaged
شحنة متأخرة, تأخر الشحنة, تأخر الطلب, تأخر التوصيل | delayed shipment, late delivery, delivery delay, delayed parcel
تعويض الشحنة, تعويض | compensation, claim
تأمين الشحنة, تأمين الشحنات | shipment insurance, parcel insurance, insure parcel
شحنة مرتجعة, مرتجعات, إرجاع الشحنة | return shipment, returns, return to sender
الدفع عند الاستلام, دفع عند الاستلام, عند الاستلام, كاش عند الاستلام | cash on delivery, cod, pay on delivery
تحصيل, تحصيل مبالغ | collection, collect money
ملصق الشحن, طباعة البوليصة | shipping label, print label, label
حساب شركات, حساب تجاري, شركات | business account, corporate account, companies, corporate
عقد شركات | corporate contract
تخزين, تخزين أثاث, مستودعات, مستودع | storage, warehouse, warehousing, furniture storage
تجهيز الطلبات | fulfillment, order fulfillment
نقل عفش, نقل أثاث, شركة نقل, +نقل عفش | moving furniture, movers, furniture moving, moving company, relocation
فك وتركيب, فك وتركيب الأثاث | dismantle and assemble, disassembly, assembly
عمال, عمالة, حمالين | workers, laborers, movers
ونش, رافعة | crane, forklift, lift
شاحنة, دينا, ونيت | truck, van
نقل بين المدن, خارج المدينة, بين المدن | between cities, intercity, outside city
داخل المدينة | within city, inside city, local
معاينة مجانية, معاينة, كشف | free survey, site visit, inspection
موعد النقل | moving date
ليموزين, نقل ركاب | limousine, passenger transport
حجز شاحنة | book truck
أسطول | fleet
منفذ, ميناء, موانئ | port, ports, border
مصدر, بلد المنشأ | origin, country of origin
مناسبة, مناسبات, حفلة, حفلات, فعالية, فعاليات | event, events, party, occasion, parties
تنظيم حفلات, تنظيم مناسبات, تنسيق حفلات, منسق حفلات | event planning, party planning, event organizer, planner
زواج, عرس, فرح, زفاف, أعراس, أفراح | wedding, weddings, marriage
خطوبة, ملكة, شبكة, عقد قران | engagement, engagement party
عيد ميلاد, ميلاد, بيرثداي, حفلة عيد ميلاد | birthday, birthday party
تخرج, حفل تخرج | graduation, graduation party
استقبال مولود, حفلة استقبال, مواليد | baby shower, newborn party, gender reveal
قاعة, قاعات, صالة أفراح | hall, venue, ballroom, venues
كوشة, كوش, مسرح | stage, wedding stage
تنسيق, تنسيقات, +نسق | arrangement, arrangements, coordination, arrange
ورد, ورود, زهور, أزهار, وردة | flowers, flower, roses, rose
باقة ورد, باقة, باقات ورد, بوكيه, بوكيهات | bouquet, bouquets, flower bouquet
محل ورد, محل زهور | florist, flower shop
نبتة, نباتات, زرع, شتلة, نباتات داخلية | plant, plants, indoor plants
ورد طبيعي, زهور طبيعية | fresh flowers, natural flowers
ورد صناعي, زهور صناعية | artificial flowers
ذبل, ذابل, ذبول, +ذبل | wilt, wilted, wither, dead flowers
سقاية, +سقي, عناية بالنبات | water plant, plant care, watering
مزهرية, فازة | vase
بالون, بالونات, نفاخات | balloon, balloons
هيليوم | helium
كرت, بطاقة إهداء, كرت إهداء, بطاقة تهنئة, رسالة إهداء | greeting card, gift card message, gift message, card message, note
بدون اسم, مجهول, بدون ذكر اسمي | anonymous, without name, anonymously
هدية, هدايا, كادو | gift, gifts, present, presents
تغليف هدايا, تغليف هدية, +غلف هدية | gift wrapping, gift wrap, wrap gift
هدايا شركات, هدايا الشركات | corporate gifts, company gifts
توزيعات, توزيعات مواليد, توزيعات زواج | giveaways, favors, party favors
شوكولاتة, صينية شوكولاته | chocolate, chocolate tray
كيكة, تورتة | cake
دعوة, بطاقات دعوة, كروت دعوة | invitation, invitation cards, invitations
تصوير, مصور, مصورة, تصوير زواج | photography, photographer, wedding photography
فيديو, تصوير فيديو | videography, videographer
دي جي, طقاقة, فرقة | dj, band, singer, entertainment
صوتيات, مكبرات صوت, إضاءة | sound system, lighting, audio
كراسي وطاولات, تأجير كراسي, تأجير طاولات | chairs and tables, chair rental, table rental
خيمة, خيام | tent, tents
بوفيه, ضيافة, قهوجيين | buffet, catering, hospitality
زفة, عريس, عروس | bride, groom, procession
مهرج, شخصيات كرتونية, نطيطات, ملعب صابوني | clown, mascots, bouncy castle, inflatable
تذكرة, تذاكر, تذاكر حفلات | ticket, tickets, concert tickets
حفل غنائي, كونسرت, حفلة غنائية | concert, show
مؤتمر, مؤتمرات, معرض, معارض | conference, exhibition, expo, conferences
متحدث | speaker
بث مباشر | live stream
لوحات ترحيبية | welcome signs
تأجيل المناسبة, تأجيل الحفلة | postpone event
عدد المدعوين, مدعوين, معازيم, ضيوف | guests, number of guests, invitees
توصيل الورد, توصيل ورد, توصيل هدايا | flower delivery, gift delivery
توصيل مجدول, تحديد وقت التوصيل, موعد محدد | scheduled delivery, specific time, delivery slot
صورة قبل التوصيل, صورة للباقة | photo before delivery, picture
`;
