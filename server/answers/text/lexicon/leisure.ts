/** Gyms, sport, pets and vets, hobbies, nature. Written for this project. */
export const LEISURE = `
نادي, أندية, نادي رياضي, جيم, الجيم, صالة رياضية, حديد | gym, club, fitness center, health club, clubs
نادي نسائي, جيم نسائي, قسم نسائي, قسم حريم, قسم نساء, وقت الحريم | ladies gym, women section, ladies section, women only
اشتراك, عضوية, اشتراكات, ميمبرشب | membership, subscription, memberships
اشتراك شهري | monthly membership, monthly subscription
تجميد الاشتراك, إيقاف الاشتراك, +جمد الاشتراك, تجميد العضوية, توقيف الاشتراك | freeze membership, pause membership, freeze subscription, suspend membership
نقل الاشتراك, تحويل الاشتراك, +نقل الاشتراك, نقل اشتراك, تنازل | transfer membership, transfer subscription
يوم تجريبي, دخول يومي, تجربة يوم | day pass, free day, trial day, guest pass
مدرب, مدرب شخصي, مدرب خاص, برايفت, كوتش | trainer, personal trainer, coach, private coach
تمرين, تمارين, تدريب, تدريبات, رياضة | exercise, workout, training, exercises, sport
حصص جماعية, كلاسات, كلاس, حصة | group classes, classes, class
جدول الحصص, جدول الكلاسات | class schedule, timetable
يوغا, يوقا | yoga
زومبا | zumba
بيلاتس | pilates
سبينينج, سبيننق | spinning, spin
كروسفت, كروس فت | crossfit
كارديو | cardio
ملاكمة, بوكسنق | boxing
كاراتيه | karate
تايكوندو | taekwondo
جودو | judo
كمال أجسام | bodybuilding
أثقال, أوزان, دمبل, حديد | weights, dumbbells, weightlifting
جهاز مشي, سير, جهاز سير, سير كهربائي, أجهزة مشي, تريدميل | treadmill, treadmills, running machine
دراجة ثابتة, دراجة رياضية | exercise bike
أجهزة رياضية, أدوات رياضية | sports equipment, gym equipment, fitness equipment
قياس الدهون, نسبة الدهون, تحليل الجسم, ان بدي, إن بودي, قياس الجسم | inbody, body fat, body composition
تخفيف وزن, حرق دهون | fat burning, lose weight
بروتين, واي بروتين | protein, whey protein
خزانة, لوكر, لوكرات, خزائن | locker, lockers
غرفة تبديل, غرف تبديل, غرفة ملابس | changing room, locker room, dressing room
قبعة سباحة | swimming cap, swim cap
تعليم سباحة, دروس سباحة, تعليم السباحة | swimming lessons, swim lessons
ساونا, بخار, جاكوزي, غرفة بخار | sauna, steam room, jacuzzi
ملعب, ملاعب | field, court, pitch, stadium, playground
كرة قدم, كورة, كرة القدم | football, soccer
كرة سلة, سلة | basketball
كرة طائرة, طائرة | volleyball
تنس | tennis
بادل | padel
تنس طاولة, بينج بونج | table tennis, ping pong
بولينج, بولينق | bowling
بلياردو | billiards, pool
جري, ماراثون | running, marathon
سباحة | swimming
فروسية, خيل, خيول, حصان, ركوب الخيل | horse riding, horses, horse, equestrian
صيد, صيد سمك | fishing, hunting
غوص | diving
تسلق | climbing
تخييم, كشتات | camping
رحلة برية, هايكنق, مشي جبلي | hiking
فريق, فرق, فرقة | team, teams
مدرجات, جمهور, مشجعين | fans, stands
مباراة, مباريات | match, game, matches
بطولة, بطولات, دوري | championship, tournament, league
نقاط | points, score
أكاديمية رياضية, أكاديمية | academy, sports academy
قميص نادي, قمصان الأندية, تيشيرت فريق | jersey, team shirt, football shirt, kit
كرة, كور | ball, balls
مضرب, مضارب | racket
خوذة | helmet
حيوان أليف, حيوانات أليفة, حيوان | pet, pets, animal, animals
قطة, قطط, قطو, بسة, بسينة, بسس, قطوة, هرة, قطوتي | cat, cats, kitten, kitty
كلب, كلاب, كلبي, جرو | dog, dogs, puppy
طير, طيور, عصفور, عصافير, ببغاء | bird, birds, parrot
أرنب, أرانب | rabbit, rabbits, bunny
هامستر | hamster
سمك زينة, حوض سمك | aquarium, fish tank
سلحفاة | turtle
صقر, صقور | falcon
إبل, جمال, ناقة | camel, camels
غنم, خروف, ماعز | sheep, goat
دجاجة, دجاج | chicken, hen
بيطري, طبيب بيطري, عيادة بيطرية, بيطرة, دكتور بيطري | vet, veterinary, veterinarian, veterinary clinic, animal doctor
تطعيم الحيوانات, تطعيم القطط, تطعيمات | pet vaccination, shots, vaccines
تعقيم, تعقيم القطط, خصي, إخصاء, +عقم | neutering, spay, neuter, sterilization, spaying
تقليم أظافر, قص أظافر, تقليم | nail trimming, nail clipping, trim
تحميم, استحمام, حلاقة القطط, قرومنق, شور, تنظيف القطط | grooming, pet bath, pet grooming, bath, groom
فندقة, فندق حيوانات, فندق قطط, استضافة حيوانات, إيواء, استضافة | boarding, pet hotel, pet boarding, cattery, kennel
تبني, +تبنى | adopt, adoption
طعام قطط, أكل قطط, طعام حيوانات, أكل الحيوانات, دراي فود | cat food, pet food, dog food, dry food
رمل قطط, رمل, ليتر | cat litter, litter
قفص, أقفاص, بوكس | cage, carrier, crate
طوق, سلسلة | collar, leash
شريحة تعريف, شريحة إلكترونية للحيوان, رقاقة, شريحة | microchip, chip
جواز الحيوان, جواز سفر الحيوان | pet passport
سفر مع حيوان, سفر القط | pet travel, travel with pet
دود, ديدان, طفيليات | worms, deworming, parasites
براغيث, قراد | fleas, ticks, flea
داء الكلب, سعار | rabies
مرض, مريض | sick, ill
لا يأكل, ما ياكل, فقدان الشهية | not eating, loss of appetite
إسهال, استفراغ | diarrhea, vomiting
كسر, كسور | fracture
عملية, عمليات | surgery, operation
أشعة | x-ray, radiology
زيارة منزلية, بيطري منزلي | home visit, house call
طوارئ | emergency
موت, نفوق, دفن | death, euthanasia, burial
تلقيح, تزاوج, تكاثر, حمل | mating, breeding, pregnant
مدرب كلاب, تدريب كلاب | dog training, dog trainer
طبيعة | nature
شجرة, أشجار, شجر, نخل, نخلة | tree, trees, palm
عشب, حشيش, نجيل | grass, lawn
بذور, سماد, تربة | seeds, fertilizer, soil
مطر, أمطار | rain
شمس | sun
هواء, هوا, رياح | air, wind
غبار | dust
ثلج, جليد | snow, ice
نجوم, قمر | stars, moon
سماء | sky
أرض | earth, land, ground
نهر | river
سينما, فيلم | cinema, movie
مسرح, مسرحية | theater, play
ألعاب, العاب إلكترونية | games, video games
لعبة لوحية | board game
تصوير | photography
طبخ | cooking
قراءة | reading
خياطة | sewing
هواية, هوايات | hobby, hobbies
ترفيه, ترفيهي, ترفيهية | entertainment, fun, recreation
منطقة أطفال, ركن أطفال | kids area, kids corner
صالة بلياردو | billiard hall
مزرعة | farm
`;
