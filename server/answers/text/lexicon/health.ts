/** Clinics, dentists, pharmacies, illness. Written for this project. */
export const HEALTH = `
مستشفى, مستشفيات | hospital, hospitals
عيادة, عيادات, مستوصف, مجمع طبي | clinic, clinics, medical center
مركز صحي, مركز طبي, مراكز صحية | health center, medical centre
صيدلية, صيدليات, أجزخانة | pharmacy, pharmacies, drugstore, chemist
طبيب, أطباء, دكتور, دكتورة, طبيبة, دكاترة, حكيم, دختور | doctor, doctors, physician
طبيب عام, طبيب عائلة, طب عام | gp, general practitioner, family doctor
طبيبة, دكتورة, طبيبة نسائية | female doctor, lady doctor
ممرض, ممرضة, تمريض, ممرضين | nurse, nurses, nursing
صيدلي, صيدلاني | pharmacist
استشاري, استشارية | consultant
أخصائي, أخصائية | specialist
جراح, جراحة, جراحي, عملية جراحية | surgeon, surgery, surgical
عملية, عمليات | operation, surgery, procedure, transaction
تجميل, تجميلي, عملية تجميل, تجميلية | cosmetic, plastic surgery, aesthetic, beauty
أسنان, سن, ضرس, طبيب أسنان, دكتور أسنان | dental, teeth, tooth, dentist
ضرس العقل, ضروس العقل | wisdom tooth, wisdom teeth
خلع, +خلع, قلع, قلع ضرس | extraction, remove tooth, pull out, extract, removal
حشوة, حشو, حشوات | filling, fillings
عصب, علاج عصب, سحب عصب | root canal, nerve
تقويم, تقويم أسنان, تقويم الأسنان | braces, orthodontics
تقويم شفاف, انفزلاين, تقويم شفاف | clear aligners, invisalign, aligners
تبييض, تبييض أسنان, تبييض الأسنان | whitening, teeth whitening
زراعة أسنان, زراعة, زرع أسنان | implant, implants, dental implant
تنظيف أسنان, تنظيف الأسنان, جير | teeth cleaning, scaling
تلبيس, تاج, تلبيسة, تركيبة | crown, crowns
جسر | bridge
فينير, عدسات أسنان, ابتسامة هوليود, فينيرز | veneers, veneer, hollywood smile
طقم أسنان | dentures
تسوس, مسوس | cavity, decay
لثة, نزيف لثة | gums, gum bleeding
خراج, التهاب, التهابات, ملتهب | infection, inflammation, abscess
ورم, تورم, انتفاخ, منتفخ, ورمان | swelling, swollen, tumour
بنج, تخدير, مخدر, مخدر موضعي | anaesthetic, anesthesia, numbing, anaesthesia
ليزر, الليزر, إزالة الشعر بالليزر | laser, laser hair removal
إزالة الشعر, إزالة شعر | hair removal
جلدية, أمراض جلدية, جلديه | dermatology, skin, dermatologist
حب شباب, حبوب, حبوب الشباب, بثور | acne, pimples, spots, breakouts
إكزيما, أكزيما | eczema
صدفية | psoriasis
تصبغات, كلف, بقع داكنة | pigmentation, melasma, dark spots
هالات, هالات سوداء | dark circles
تجاعيد | wrinkles
بوتوكس | botox
فيلر | filler, fillers
تقشير, تقشير كيميائي | peel, peeling, chemical peel
هيدرافيشل, تنظيف بشرة, تنظيف البشرة | hydrafacial, facial, facial cleaning
نضارة, ميزوثيرابي | glow, mesotherapy
شفط دهون | liposuction
تكميم, تكميم معدة | gastric sleeve
زراعة شعر, زراعة الشعر | hair transplant
تساقط الشعر, تساقط, +تساقط شعر | hair loss, hair fall
بلازما | plasma, prp
قشرة | dandruff
نساء وولادة, نسائية, طب نساء | gynecology, obstetrics, ob gyn, gynaecologist
حمل, حامل, حوامل | pregnancy, pregnant
ولادة, ولاده, ولادة طبيعية, قيصرية | delivery, birth, labor, caesarean
رضاعة, مرضع, رضاعة طبيعية | breastfeeding
أطفال, طب أطفال, دكتور أطفال, طبيب أطفال | pediatrics, pediatrician, paediatrician, children's doctor
عيون, طب عيون, نظر, فحص النظر, ليزك, ليزيك | ophthalmology, eye test, eyesight, lasik, eye, vision
أنف وأذن وحنجرة | ent
عظام, طب العظام | orthopedics, bones
باطنية, باطنة | internal medicine
قلب, أمراض القلب | cardiology, heart
سكر, سكري, مرض السكر | diabetes, sugar, diabetic
ضغط, ضغط الدم | blood pressure
كوليسترول | cholesterol
غدة, غدد | thyroid, gland
ربو | asthma
سرطان | cancer
كورونا, كوفيد | covid, coronavirus
إنفلونزا, زكام, رشح, برد | flu, cold, influenza
كحة, سعال, كحه | cough
حرارة, حمى, سخونة, مسخن, حراره | fever, temperature
صداع, شقيقة | headache, migraine
دوخة, دوار | dizziness, dizzy
إسهال | diarrhea
إمساك | constipation
غثيان, ترجيع, استفراغ, قيء | nausea, vomiting
مغص, ألم بطن, وجع بطن | stomach ache, cramps
ألم أسنان, وجع ضرس, ألم الأسنان, ألم ضرس, ضرسي | toothache, tooth pain
ألم ظهر, ألم الظهر | back pain
حساسية, تحسس, حساسيه | allergy, allergies, allergic, sensitivity
طفح, طفح جلدي | rash, rashes
حكة, +حك, هرش | itch, itching
جرح, جروح | wound, cut, injury
إصابة, إصابات, مصاب | injury, injured
كسر, كسور | fracture
حرق, حروق | burn
نزيف, نزف | bleeding
تسمم | poisoning
إغماء | fainting
إسعاف, إسعافات, إسعافات أولية | ambulance, first aid
طوارئ, طواري, حالة طارئة, طارئ, طارئة, إسعافي | emergency, emergencies, er, urgent
عناية مركزة | icu, intensive care
تنويم, منوم | hospital admission, inpatient
موعد, مواعيد, حجز موعد | appointment, appointments
كشف, كشفية, الكشفية, رسوم الكشف, معاينة | consultation, consultation fee, check up, visit, checkup, examination
مراجعة, متابعة, موعد مراجعة | follow up, review
استشارة عن بعد, استشارة أونلاين | teleconsultation, online consultation
تحليل, تحاليل, فحص دم, مختبر, معمل, مختبرات | lab, test, blood test, laboratory, tests, analysis
أشعة, أشعه, أشعة سينية | x-ray, xray, radiology, scan
رنين, رنين مغناطيسي | mri
سونار, تلفزيون | ultrasound
أشعة مقطعية | ct scan
نتيجة, نتائج, نتائج التحاليل | result, results, test results
تقرير, تقرير طبي, تقارير | report, medical report
ملف طبي, ملف, سجل طبي | medical file, medical record, file
إجازة مرضية, سكليف, مرضية, عذر طبي | sick leave, medical leave, medical excuse
دواء, أدوية, علاج, دوا, حبوب | medicine, medication, drugs, drug, medicines
حبة, حبوب, كبسولة, أقراص | pill, pills, tablet, tablets
شراب, دواء شراب | syrup
قطرة, قطرات | drops, drop
بخاخ | spray, inhaler
مرهم, كريم, دهون | ointment, cream
إبرة, إبر, حقنة, ابره | injection, needle, shot
مغذي, محلول | drip, iv
مضاد حيوي, مضادات | antibiotic, antibiotics
مسكن, مسكنات, بنادول, بندول | painkiller, painkillers, panadol, pain relief
جرعة, جرعات | dose, dosage, doses
آثار جانبية, أعراض جانبية, أعراض, مضاعفات | side effects, symptoms, complications
وصفة, وصفة طبية, روشتة, وصفات | prescription, prescriptions
بدون وصفة | over the counter, without prescription
تطعيم, لقاح, تطعيمات, تحصين, +طعم | vaccine, vaccination, vaccinated, vaccinations, immunization
فيتامين, فيتامينات | vitamins, vitamin
كمامة, كمامات, قناع | mask, masks
معقم, تعقيم, +عقم, معقمة | sanitizer, sterilization, sterilise, disinfect, sterile
شاش, لصق جروح | bandage, plaster
جهاز ضغط | blood pressure monitor
جهاز سكر | glucose meter
علاج طبيعي, تأهيل | physiotherapy, physical therapy, rehabilitation
حجامة | cupping
تأمين, تأمين طبي, تأمين صحي, التأمين, تاميني | insurance, medical insurance, health insurance
شركات التأمين, شركة تأمين | insurance company, insurance companies
موافقة التأمين, موافقة | insurance approval, approval, preauthorization
نسبة التحمل, تحمل | copay, co-pay, deductible
مغطى, يغطي التأمين | covered, coverage
فصيلة دم, فصيلة | blood type
تبرع بالدم | blood donation
نفسية, طبيب نفسي, عيادة نفسية | psychiatry, psychologist, mental health, therapist
اكتئاب | depression
قلق, توتر | anxiety, stress
نطق, تخاطب | speech therapy
توحد | autism
تخسيس, إنقاص الوزن, تنزيل وزن, تنحيف | weight loss, slimming
فحص ما قبل الزواج, فحص الزواج | premarital test, marriage test
كشف طبي, فحص طبي, لياقة طبية | medical exam, medical checkup, medical examination
باقة فحص, فحص شامل | checkup package, full checkup
مواليد, تبليغ ولادة | newborns, birth notification
غسيل كلى | dialysis
رعاية منزلية, زيارة منزلية | home care, home visit, home healthcare
مقاس نظر, مقاس النظر | prescription lenses
سماعات طبية, سماعة أذن | hearing aid
كرسي متحرك | wheelchair
عكاز | crutches
نظام صحي | healthy diet
ألم, آلام | pain, ache
شديد, شديدة, قوي | severe, strong
مؤلم, يعور, بيوجع, توجع | painful, hurts, hurt
شفاء, +شفى, التئام, تعافي | heal, recovery, healing, recover
نوم, أرق | insomnia, sleep
شمس, تعرض للشمس, واقي شمس | sun, sun exposure, sunscreen, sunblock
`;
