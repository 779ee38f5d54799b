/** People, family, body, clothes of children, feelings. Written for this project. */
export const PEOPLE = `
شخص, أشخاص, ناس, نفر, أنفار, أحد | person, people, someone, anyone
إنسان, بشر, بشري | human
رجل, رجال, رجالي, رجالية | man, men, mens, gentlemen, male
امرأة, نساء, سيدات, حريم, نسائي, نسائية, حرمة, مرة | woman, women, ladies, lady, womens, female
بنت, بنات, بناتي, فتاة, فتيات | girl, girls, daughter
ولد, أولاد, عيال, ولادي, صبي | boy, boys, son, kid, kids, children
ابن, ابني, أبناء, ولدي | son, child, children
ابنة, بنتي, ابنتي | daughter
طفل, أطفال, طفلة, عيال, صغار, بزارين, يهال, جهال, طفلي | child, children, kid, kids
رضيع, رضع, بيبي, مولود, حديث الولادة, مواليد | baby, babies, infant, newborn, toddler
مراهق, مراهقين, شباب | teenager, teen, youth, teens
شاب, شباب, عزاب, أعزب | single, young, bachelor, singles
بالغ, بالغين, كبار | adult, adults, grown up
كبار السن, مسن, مسنين, كبير السن | elderly, senior, seniors, old people
ذوي الاحتياجات الخاصة, ذوي الإعاقة, معاق, معاقين, إعاقة, كرسي متحرك | disabled, disability, special needs, wheelchair, accessible
عائلة, عوائل, أسرة, أسر, عائلي, عائلية, العائلة, عيلة | family, families, household
أب, والد, أبوي, بابا | father, dad
أم, والدة, أمي, ماما, أمهات | mother, mom, mum
والدين, أهل, أولياء الأمور, ولي الأمر, ولي أمر, أهلي | parents, parent, guardian, family
أخ, أخوي, إخوان, إخوة, أشقاء, أخوي | brother, brothers, sibling, siblings
أخت, أخوات, أختي | sister, sisters
زوج, أزواج, زوجي, رجلي | husband, spouse
زوجة, زوجات, زوجتي, مراتي, مرتي, حرمي | wife, spouse
جد, جدي | grandfather
جدة, جدتي | grandmother
عم, خال, عمي, خالي | uncle
عمة, خالة | aunt
قريب, أقارب, قرايب | relative, relatives
صديق, أصدقاء, صديقي, خوي, خويي, رفيق, ربع, صاحبي, أصحاب | friend, friends
جار, جيران | neighbor, neighbour
عريس | groom
عروس, عروسة, عرايس | bride, bridal
خطيب, خطوبة, خطبة | engagement, fiance
زميل, زملاء | colleague, coworker
مدير, مدراء, مسؤول, مديري | manager, boss, director, supervisor
صاحب, مالك, أصحاب, ملاك | owner, landlord
عامل, عمال, عمالة, شغيل | worker, workers, labour, labor
خادمة, شغالة, عاملة منزلية, عاملات, خدامة | maid, housemaid, domestic worker, housekeeper
مربية, دادة, جليسة أطفال | nanny, babysitter
سائق, سواق, سواقين, كابتن | driver, drivers, captain
حارس, حراسة, أمن, سكيورتي | guard, security guard, security
مواطن, مواطنين, سعودي | citizen, citizens, national, saudi
مقيم, مقيمين, وافد, وافدين, أجنبي, أجانب | resident, expat, expats, foreigner, foreign, residents
سائح, سياح, سياحة, سياحي | tourist, tourists, tourism
ضيف, ضيوف | guest, guests
زائر, زوار | visitor, visitors
عميل, عملاء, زبون, زبائن, زباين | customer, customers, client, clients
عضو, أعضاء | member, members
طالب, طلاب, طالبة, تلميذ, تلاميذ | student, students, pupil, pupils
خبير, خبراء | expert, experts
أخصائي, اخصائية, متخصص, استشاري, أخصائيين | specialist, consultant, therapist
فريق, طاقم, كادر | team, crew, staff
موظف, موظفين, موظفة | employee, employees, staff
شرطة, الشرطي | police, policeman
جيش, عسكري, عسكريين | military, army
محترف, محترفين, احترافي | professional, pro
مبتدئ, مبتدئين | beginner, beginners
متقدم, متقدمين | advanced
وكيل, وكلاء, توكيل | agent, agency, dealer, power of attorney
وسيط, سمسار | broker, middleman
شريك, شركاء | partner, partners
حيوان, حيوانات | animal, animals
جسم, جسد, الجسم | body
رأس, راس | head
وجه, الوجه | face, facial
عين, عيون, عيوني | eye, eyes
أذن, إذن, آذان | ear, ears
أنف, خشم, مناخير | nose
فم, تم, بق | mouth
شفة, شفايف, شفاه | lip, lips
سن, أسنان, ضرس, ضروس | tooth, teeth
لثة, لثه | gum, gums
لسان | tongue
رقبة, عنق | neck
حلق, حنجرة, زور, بلعوم | throat
كتف, أكتاف | shoulder
يد, إيد, أيدي, يدين | hand, hands
ذراع, ذراعين | arm, arms
إصبع, أصابع | finger, fingers
ظفر, أظافر, أظافير | nail, nails
صدر | chest, breast
بطن, كرش | stomach, belly, abdomen, tummy
معدة | stomach
ظهر, ظهري | back
خصر | waist
رجل, رجول, ساق, سيقان | leg, legs
ركبة, ركب | knee
قدم, أقدام, رجلي | foot, feet
كعب | heel
عظم, عظام | bone, bones
عضل, عضلات, عضلة | muscle, muscles
جلد, بشرة, بشرتي | skin
شعر, شعري | hair
حاجب, حواجب | eyebrow, eyebrows, brow
رمش, رموش | eyelash, lash, lashes
لحية, ذقن, دقن, لحيه | beard, chin
شارب, شنب | moustache
قلب | heart
دم, الدم | blood
كلى, كلية | kidney
كبد | liver
رئة | lung
مخ, دماغ | brain
أعصاب, عصب | nerve, nerves
نفسي, نفسية | psychological, mental
صحة, صحي, صحية | health, healthy, sanitary
فرح, سعادة, سعيد, مبسوط | happy, joy, glad
حزن, حزين, زعلان | sad
غضب, غاضب, عصبي | angry
ملل, زهق | bored
مفاجأة, مفاجآت | surprise
ذكرى, ذكريات | memory, anniversary
حياة | life
موت, وفاة | death
عزاء, تعزية | condolence, funeral
مبروك, تهنئة, تهاني | congratulations, greeting
حظ | luck
اسم, أسماء, إسمي | name, names
لقب | surname, title
هوية, بطاقة هوية, الهوية الوطنية, هويتي | id, identity, identification, national id, id card
إقامة, إقامات | residence permit, iqama, residency
جواز سفر, جواز, جوازات, باسبور | passport
رخصة, رخص, ليسن | license, licence, permit
شهادة, شهادات | certificate, certification
توقيع | signature
بصمة | fingerprint
لغة, لغات | language, languages
عربي, العربية | arabic
إنجليزي, انقليزي, انكليزي, الإنجليزية | english
فرنسي, الفرنسية | french
ألماني, الألمانية | german
إسباني, الإسبانية | spanish
صيني, الصينية | chinese, mandarin
تركي, التركية | turkish
هندي | indian, hindi
أمريكي, أمريكية | american
بريطاني, بريطانية | british
دين, ديني | religion, religious
إسلام, إسلامي, مسلم | islam, islamic, muslim
مسجد, جامع, مساجد | mosque
`;
