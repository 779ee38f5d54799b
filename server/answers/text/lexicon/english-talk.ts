/** What people say in English in everyday words, by what is meant in Arabic. Written for this project. */
export const ENGLISH_TALK = `
استلام, +ستلم من البيت | pick up, picked up, pickup, picks up, fetch, grab
تسليم, توصيل | drop off, dropped off, bring over, drop, bring
إرجاع, استرجاع | give back, take back, send back, bring back
استرداد, استرداد المبلغ | get money back, money back, refunded, cash back
غيرت رأيي, إلغاء | change my mind, changed mind, don't want anymore, no longer want
تقسيط, أقساط, دفعات | split payment, split bill, pay over time, pay in parts, pay monthly, spread cost, in parts
فك, تفكيك | take apart, disassemble, dismantle
تركيب, تجميع | put together, assemble, assembled, set up, build, put up, hang up, fit
رمي, تخلص, التخلص | throw away, get rid of, dump, dispose of, discard, take away
إزالة, شيل, نزيل | take off, get out, come out, remove, come off
نفد, خلص, غير متوفر | run out, ran out, sold out, out of stock, all gone, unavailable
متوفر, موجود, لديكم, عندكم | in stock, got, carry, have got, stock, available
تعطل, عطل, خراب | break down, broke down, stopped working, not working, doesn't work, dead, acting up, won't start, conked out
بطيء, ضعيف | slow, laggy, weak, sluggish, barely
يتأخر, تأخير, متأخر | running late, still waiting, taking so long, overdue, hasn't come, be late, late
موعد, حجز | slot, appointment, booking, spot, session
تقديم الموعد, تغيير الموعد, تأجيل | push back, bring forward, move appointment, reschedule, move to another day, move date, other day, later date
الغاء الموعد | call off, cancel appointment
تسجيل | sign up, register, enrol, join, signing up
الغاء الاشتراك | opt out, unsubscribe, stop membership, quit
رعاية, عناية | look after, take care of, mind, watch over, keep alive, care
مدة, يستغرق, كم يستغرق, وقت | how long, turnaround, how soon, how quickly, lead time, when ready, how fast, time frame, how many days, take long
جاهز, يجهز | ready, done, finished
سعر, تكلفة, رسوم | how much, charge, price, cost, rates, fare, pay for, expensive, set me back, ballpark
مجاني, مجانا | free, no cost, complimentary, for nothing, without paying, on the house
خصم, عروض | deal, discount, special price, cheaper, money off, bargain, better price, reduction
رخيص, أرخص | cheap, cheapest, low cost, budget, cheaper
ضمان | warranty, guarantee, covered if breaks, guaranteed
كسر, مكسور, تالف | smashed, cracked, broken, damaged, chipped, torn, snapped, dented, scratched, in pieces
خدش, خدوش | scratch, scratched, scratches
بقعة, بقع | stain, spill, spilled, spilt, mark, spot
اتسخ, متسخ, وسخ, تنظيف | dirty, filthy, muddy, messy, clean up, grubby
انكمش, تلف | shrank, shrunk, ruined, wrecked, destroyed, damaged
غسل, غسيل | wash, laundry, washed, machine wash, washing machine, clean
مناسب, +ناسب | fit, right for, suitable, work for, good for, okay for, suit, appropriate
مقاس, حجم | size, fit, how big, dimensions, measurements, size am
كبير, واسع | too big, loose, baggy, huge
صغير, ضيق | too small, tight, tiny
لون, ألوان | color, colour, shade, other colors
نوع, أنواع | kind, sort, type, kinds, breed
مختلف, غير, خطأ | wrong one, different one, not what ordered, mixed up, wrong
ناقص, مفقود | missing, short, one short, left out, incomplete, lacking
ضاع, فقد, فقدان, مفقود | lost, can't find, misplaced, missing, disappeared, gone missing, lost it
نسيت, مفقودات | left behind, forgot, left my
سرق, سرقة | stolen, stole, robbed, nicked, theft
شخص آخر, شخص ثاني, غيري | someone else, another person, my brother, my wife, neighbour, on my behalf, somebody else
صديق, أصدقاء | mate, buddy, friend, friends
ولد, أطفال, طفل | kid, kids, son, daughter, little one, toddler, baby, my boy, my girl, year old
زوجة | wife, my wife
زوج | husband, my husband
عائلة, العائلة | family, household, whole family
مسن, كبار السن | grandma, grandfather, elderly, old people, grandmother
ضيف, ضيوف | guest, guests, people
قطة, قطط | kitten, kitty, cat
كلب, كلاب | puppy, pup, dog, doggy
حيوان, حيوانات أليفة, حيوانات | pet, pets, animal, furry
بيت, منزل | place, my place, my house, home, at home, doorstep, house
خارج, عند الباب, باب | outside, doorstep, at door, front door, porch
مكتب, عمل | office, work, workplace
قريب, أقرب فرع | near me, nearby, closest, nearest, around here
فرع, فروع, موقع, أين | where are you, which branch, located, location, find you, shop, where exactly
خارج المدينة, قرية | outside city, out of town, village, countryside, remote
دولة, خارج, دولي | abroad, overseas, another country, internationally, foreign
مطار | airport, plane
مفتوح, دوام, ساعات العمل | open, opening hours, what time, hours, open late, open till, when open
مغلق, إجازة | closed, shut
الجمعة, نهاية الأسبوع | weekend, weekends, friday
رمضان | ramadan
عيد | eid, holidays
ليل, بالليل | at night, late night, overnight, evening
اليوم نفسه, نفس اليوم | same day, today, right now, right away, by tonight
مستعجل, عاجل, سريع | urgent, asap, in hurry, quick, express, rush, emergency, urgently, need fast
طوارئ, حالة طارئة | emergency, urgent, accident
غدا | tomorrow, next day
أسبوع | week, next week
شهر, شهري | month, monthly, per month, a month
سنة, سنوي | year, yearly, annual
مبكر | early, earlier, before
لاحقا, بعد | later, afterwards, after
آخر موعد, مهلة | deadline, last day, latest, too late, cut off, how late, until when
أقل, الحد الأدنى, أدنى | minimum, at least, smallest
أقصى, الحد الأقصى, حد | maximum, limit, most, up to, how many, cap
عدد, كم | how many, number of
شروط, متطلبات | requirements, need to, conditions, what do i need, eligible, qualify
وثائق, مستندات, أوراق | documents, papers, paperwork, bring with me, what to bring
هوية, جواز | id, passport, identification
رخصة, تصريح | permit, permission, licence, allowed to, legally
مسموح, +سمح | can i bring, allowed, okay to, permitted, may i, ok if
ممنوع | not allowed, banned, forbidden, can't send, restricted
مخالفة, غرامة | fine, ticket, penalty, penalised
اعتراض, تظلم | appeal, unfair, dispute, contest, disagree
شكوى | complain, complaint, unhappy, unacceptable, disappointed
تعويض | compensate, compensation, who pays, pay me back, make up for, reimburse, liable, responsible
مسؤول, مسؤولية | responsible, fault, who is to blame, liability
حادث | crash, accident, hit, bumped, rear ended, collision
نقل, +نقل | move, moving, transfer, relocate, shift, switch
احتفاظ, حفظ | keep, hold, hold on to, store
تخزين | store, storage, keep my stuff
وزن, ثقيل | weigh, heavy, weight, kilos, how heavy
حجم, طول | length, how long is, dimensions, wide, tall
تغليف | wrap, wrapped, packaging, bubble wrap, box up, packed
هدية | gift, present, surprise, gift for
رسالة, بطاقة, كرت | note, message, card, write
مفاجأة | surprise
اسم | name, whose name
ورد, زهور, باقة | flowers, bouquet, bunch, roses, bunch of flowers
ذبل, ذابل, تعيش | wilted, die, dead, fresh, last, wilting, dying
سيارة, مركبة | car, ride, vehicle, my car
إطار, كفر, إطارات | tyre, flat, puncture, tire
صوت غريب, ضجيج | noise, weird noise, strange sound, squeak, squeaking, rattling
زيت | oil, oil change
فرامل | brakes, brake
بطارية | battery, flat battery, dead battery
مكيف | ac, aircon, air con, cooling, cold air
فحص | check, inspection, look at, checked, have a look, checkup
إصلاح, تصليح | fix, repair, mend, sort out, patch, fixed
سحب السيارة, سطحة | tow, towing, towed, stuck, stranded
طبيب, دكتور | doctor, doc, gp
ألم, وجع | hurts, pain, sore, aching, painful
مريض | ill, sick, unwell, not feeling well, poorly
لا يأكل | won't eat, not eating, stopped eating, off food
حكة, طفح | itchy, rash, scratching, itching
حساسية | allergic, allergy, sensitive, reacts, reaction
تطعيم, لقاح | jab, vaccine, shots, vaccination, jabs
عملية, جراحة | surgery, operation, operated
تعقيم | neuter, spay, fixed, neutered, sterilised
أظافر, قص | nails, claws, trim, clip
حلاقة, قص شعر | haircut, trim, shave, cut hair
سفر, مسافر | going away, on holiday, travelling, trip, vacation, away for, holidays
استضافة, إيواء, فندقة | board, boarding, leave my cat, leave my dog, look after my pet, stay with you
نباتي | vegan, vegetarian, meat free
طازج | fresh, how fresh
منتهي الصلاحية | expired, out of date, gone off, past date
بطاقة, فيزا | card, debit card, credit card, by card, visa
نقد, نقدا, كاش | cash, in cash, by cash
فاتورة, إيصال | receipt, invoice, bill
ضريبة | tax, vat
رصيد | balance, credit left, credit
نقاط, الولاء | points, rewards, loyalty
اشتراك, شهري | plan, monthly plan, subscription, package, membership
تجربة, تجربة مجانية | try, try out, trial, test, taster, sample
تدريب, دورة | course, class, lessons, training, workshop
خبرة | experience, beginner, never done, never before, from scratch
شهادة | certificate, diploma, qualification, certified
وظيفة, توظيف | job, hiring, work for you, vacancy, find job, employment, career
غياب | skip, miss class, absent, absence, miss
حضور | attend, attendance, in person, on site
اونلاين, عن بعد | online, from home, remotely, without coming, over internet, virtually
تطبيق | app, application, phone app
كلمة المرور | password, login, passcode, log in
تفعيل | activate, turn on, switch on, enable, set up
إيقاف, تعطيل | turn off, switch off, block, disable, stop, deactivate
إعلانات, رسائل | spam, promo texts, ads, marketing messages, adverts
إشارة, شبكة | signal, reception, bars, coverage, no signal
تتبع, متابعة | track, where is, follow, whereabouts, tracking
حالة, وضع | status, progress, stage, how far
اتصال, تواصل, رقم | call, contact, reach, get hold of, phone, speak to, get in touch
موظف | human, real person, agent, someone, staff, representative
شكرا | thanks, cheers
معلومات | info, details, find out, tell me about
فرق | difference, differ, compare, which is better
أفضل, أنسب | best, better, recommend, which one, suggest
أصلي | genuine, real, authentic, original, legit
تقليد | fake, copy, copies, knock off, replica
مستعمل | second hand, used, pre-owned, secondhand
جديد | new, brand new
قديم | old, ancient, vintage
أثاث, كنب, كنبة | sofa, couch, furniture, settee
سرير | bed, bed frame
مرتبة | mattress
طاولة | table, desk
كرسي | chair, stool, seat
خزانة, دولاب | wardrobe, closet, cupboard
خشب | wood, wooden, oak, pine, solid wood
قماش | fabric, material, upholstery
جلد | leather
تفصيل, حسب الطلب | custom, made to order, bespoke, custom made, tailor, to my measurements
تنجيد | upholster, reupholster, upholstery
نجار | carpenter
ألوان, صبغ | paint, painted, repaint
ستارة, ستائر | curtains, blinds, drapes
سجاد | rug, carpet
إضاءة, مصباح | lamp, light, lights, lighting
حفرة | pothole, hole
زبالة, نفايات | rubbish, trash, garbage, bin, waste, litter
شارع | street, road, lane
حديقة, متنزه | park, garden
شواء | barbecue, bbq, grill, cookout
مظلم, إنارة | dark, pitch dark, no lights, lamps
تأمين | insurance, insured, cover, policy
مطالبة | claim, file claim, claims
سائق آخر, سائق | someone else drive, other driver, driver, another driver, brother drive
خسارة كلية | total loss, written off, totalled
زجاج | windscreen, windshield, glass, window
فيضان, أمطار | flood, rain, storm, flooded, water damage
حريق | fire, burned
سكن | home, house, flat, property
طرد, شحنة | parcel, package, box, delivery, shipment
مندوب | driver, courier, delivery guy, rider, delivery man
عنوان | address, wrong address, new address
توقيع | sign, signature
لم أكن موجودا, غير موجود, محاولة | not home, missed delivery, wasn't home, nobody home, not in, out when
ممنوعات, سوائل | liquids, perfume, can i ship, can i send, restricted items
جمارك | customs, duty, import tax
وقت محدد, فترة | specific time, time slot, between, exact time, certain time
مواعيد التوصيل | delivery times, delivery slot
تعديل, تغيير | change, edit, amend, alter, update, modify
خطأ | mistake, error, wrong, typo, incorrect
تأكيد | confirm, sure, make sure, confirmation
رفض, مرفوض | rejected, declined, refused, turned down
موافقة | approval, approved, go ahead
سبب, لماذا | why, reason, how come
صورة, صور | photo, picture, pic, photos
رؤية, معاينة | see, view, look at, in person, have a look
مشروب | drink, beverage
وجبة | meal, food, lunch
صغار, مناسب للأطفال | kid friendly, child safe, good for kids
آمن, أمان | safe, safety, harmful, dangerous, secure
رائحة | smell, smells, odour, stinks, scent
ماء, مقاوم للماء | water, waterproof, wet
شمس | sun, sunlight, sunshine
برد, شتاء | cold, winter
حر, صيف | hot, summer, heat
سهل | easy, simple
صعب | hard, difficult, tricky
كمية, جملة | bulk, large order, wholesale, quantity, lots of
شركة, شركات | company, business, corporate, firm
فريق | team, group
مدرسة | school, academy
حفلة, مناسبة | party, event, occasion, function
زواج, زفاف, عرس | wedding, getting married, marriage
عيد ميلاد | birthday, bday
تخرج | graduation, graduate
عزاء | funeral, condolences, sympathy
مستشفى | hospital, ward
أم | mum, mom, mother
أب | dad, father
حب, رومانسي | love, girlfriend, anniversary, romantic, boyfriend
`;
