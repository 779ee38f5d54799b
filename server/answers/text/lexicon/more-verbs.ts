/** Everyday verbs with their nouns. "+" is a verb's stem without its person. Written for this project. */
export const MORE_VERBS = `
+سوق, +قود, سواقة, قيادة, سائق, سواق | drive, driving, driver
+مشي, مشي, +سير, سير | walk, walking, go
+ركض, ركض, جري, +جري | run, running, jog
+سبح, +عوم, سباحة, عوم, مسبح | swim, swimming, pool
+لعب, لعب, لعبة, ألعاب, لاعب | play, game, toy, player
+فوز, فوز, فائز, +ربح, ربح, +كسب | win, winner, profit, gain, earn
+خسر, خسارة, خسائر | lose, loss
+صرف, صرف, مصروف, +نفق, مصاريف, نفقات | spend, expense, expenses, disburse
+ستثمر, استثمار, مستثمر | invest, investment, investor
+قترض, قرض, اقتراض, سلف, +ستلف, سلفة | borrow, loan, advance
+عير, إعارة, استعارة, +ستعير, سلف | lend, borrow, loan
+ستأجر, +جر, إيجار, تأجير, استئجار, أجار, كراء, +كري | rent, rental, hire, lease, renting
+ملك, ملكية, مالك, ملك, +متلك | own, owner, ownership, property
+شارك, مشاركة, مشارك, مشاركات | share, participate, participation, join
+حتفل, احتفال, حفلة, احتفالات | celebrate, celebration, party
+نظم, تنظيم, منظم, منظمين | organise, organize, organizer, arrange, regulate
+رتب, ترتيب, مرتب, ترتيبات | arrange, arrangement, tidy, order
+جهز, تجهيز, تحضير, جاهز, جاهزة, +حضر, تجهيزات | prepare, ready, preparation, equip, set up
+صنع, صناعة, مصنوع, تصنيع, مصنع, +نتج, إنتاج | make, manufacture, made, factory, produce, production
+بني, بناء, مبنى, +نشئ, إنشاء, مباني | build, building, construct, construction
+هدم, هدم | demolish, demolition
+رسم, رسم, رسام, رسمة | draw, drawing
+صمم, تصميم, مصمم, تصاميم | design, designer, designs
+طبع, طباعة, مطبوع, مطبوعات, مطبعة | print, printing, printed
+صور, تصوير, مصور, صورة, صور | photograph, photo, picture, photographer, photography, shoot, filming
+نسخ, نسخ, نسخة, نسخ احتياطي | copy, copies, version
+ربط, ربط, مربوط, +تصل, اتصال, +وصل | connect, link, connection, connected
+فصل, فصل, مفصول, انفصال, انقطاع, +نقطع, قطع, منقطع | disconnect, disconnected, cut off, outage, interruption
+قطع, قطع, مقطوع, +قص, قص, قصة | cut, cutting
+شرح, شرح, توضيح, +وضح | explain, explanation, clarify
+قترح, اقتراح, اقتراحات, +نصح, نصيحة, +رشح | suggest, recommend, suggestion, advice, advise
+قيم, تقييم, تقييمات, تثمين, +ثمن | rate, rating, review, evaluate, valuation, appraisal
+عرض, عرض, عروض, +عرض للبيع | show, display, offer, quote
+ظهر, ظهور, ظاهر, +بان, يظهر | appear, show, display, visible
+ختفي, اختفاء, مخفي, +خفي | disappear, hide, hidden
+نشر, نشر, منشور, ناشر | publish, post, publishing
+علن, إعلان, إعلانات, دعاية, معلن | announce, advertise, ad, advertisement, ads, promotion
+روج, ترويج, تسويق, +سوق | promote, marketing, promotion
+دير, إدارة, مدير, إداري | manage, management, manager, administration, admin
+راقب, مراقبة, رقابة, مراقب | monitor, supervise, control, surveillance, monitoring
+شرف, إشراف, مشرف | supervise, supervision, supervisor
+حل, حل, حلول, +حل مشكلة | solve, solution, resolve, fix
+واجه, مواجهة | face, encounter
+حدث, +صير, حدث, صار, حصل | happen, occur, happened
+سبب, سبب, أسباب, تسبب | cause, reason, why
+غلط, خطأ, غلط, أخطاء, خاطئ, غلطة, غلطان | mistake, wrong, error, incorrect
+ستحق, مستحق, استحقاق, مستحقات | due, deserve, entitled, dues, entitlement
+حق, حق, حقوق, يحق, +حق لي | right, entitled, eligible, allowed
+هل, مؤهل, أهلية, مؤهلات, +تأهل | eligible, qualified, eligibility, qualify, qualification
+نطبق, تطبيق, ساري, +سري | apply, valid, effective
+صلح, صالح, صلاحية, ساري | valid, validity
+خص, خصوص, خاص, مخصص, تخصيص | customise, custom, customize, dedicated, personalised
+خصم, خصم, مخصوم | deduct, deduction, discount, deducted, charged
+ضاعف, مضاعف, ضعف, أضعاف | double, multiply
+شك, شك, مشكوك | doubt, suspect
+عجب, إعجاب, يعجب, عجبني | like, love, pleased
+حب, حب, محبة, أحب, يحب | love, like
+كره, كره | hate
+تمنى, أمنية, تمني | wish, hope
+شكر, شكر, شاكر | thank, thanks
+عتذر, اعتذار, عذر, أعذار, آسف | apologise, sorry, apology, excuse
+سامح, تسامح | forgive
+زعل, زعلان, غاضب, معصب | upset, angry
+زعج, إزعاج, مزعج, ازعجتوني | bother, annoying, disturb, nuisance, spam
+شم, ريحة, رائحة, روائح | smell, odor, odour, scent
+ذوق, طعم, مذاق, +تذوق | taste, flavor, flavour
+سمع, سمع, +ستمع, استماع | hear, listen, hearing
+صحي, استيقاظ, +قوم, +ستيقظ | wake, wake up
+رتاح, راحة, مريح, استراحة, استراحات | rest, comfort, comfortable, relax, break
+تعب, تعب, مرهق, تعبان | tired, exhausted
+خفف, تخفيف, مخفف | reduce, ease, dilute
+نحف, تنحيف, تخسيس, نحافة, رجيم, دايت, حمية | slim, lose weight, diet, weight loss
+سمن, سمنة, بدانة, سمين | obesity, gain weight, fat
+نمو, نمو, +كبر, يكبر | grow, growth
+زرع, زراعة, مزروع, زرع | plant, grow, implant, transplant, agriculture
+سقي, ري, سقاية, +روي | water, irrigate, irrigation, watering
+ملي, تعبئة, +عبي, مليان, ممتلئ, +ملأ | fill, full, refill, filled, fill in
+فرغ, تفريغ, فارغ, فاضي, خالي | empty, unload, vacant, free
+زن, وزن, أوزان, +وزن, ميزان | weigh, weight, scale
+غلف, تغليف, تغليفة, مغلف | wrap, wrapping, pack, packing, packaging
+هدي, هدية, إهداء, هدايا | gift, present
+صبغ, صبغة, صبغ, صباغة, أصباغ | dye, paint, color, colour
+دهن, دهان, طلاء, بوية, +طلي | paint, painting, polish
+حلق, حلاقة, حلاق, +حلق | shave, haircut, barber
+صفف, تصفيف, تسريحة, استشوار | style, styling, hairstyle, blow dry
+وظف, توظيف, وظيفة, وظائف, موظف | hire, hiring, recruit, recruitment, job, employ, employment, jobs
+ستقيل, استقالة | resign, resignation
+فصل من العمل, فصل, إقالة, تسريح | dismiss, layoff, termination, fire
+غيب, غياب, غائب, غيابات | absence, absent, miss
+داوم, دوام, +حضر | attendance, working hours, attend
+شرف, تشريف, ضيف, ضيوف, +ستضيف, استضافة | host, guest, guests, visitor, hosting
+زور, زيارة, زائر, زوار, زيارات | visit, visitor, visiting
+لتقي, لقاء, +قابل, مقابلة, اجتماع, +جتمع | meet, meeting, interview, appointment
+وعد, وعد, وعود | promise
+ضمن, ضمان, كفالة, مضمون, +كفل | guarantee, warranty, ensure, guaranteed
+كتشف, اكتشاف | discover, detect
+حسن, تحسين, تحسن, أحسن | improve, improvement, better
+سرع, تسريع, سرعة, أسرع, مسرع | speed, speed up, faster, accelerate
+بطأ, بطيء, بطء, أبطأ | slow, slower
+قرب, اقتراب, قريب, أقرب, قرب | near, nearest, close, nearby, closest
+بعد, بعيد, أبعد, مسافة, بعد | far, distance, away
+رد على, ردود, مردود | respond
+قسم, تقسيم, قسم, أقسام, +قسط, تقسيط, أقساط | split, divide, section, department, installment, instalment
+دمج, دمج, اندماج | merge, combine
+جمع, جمع, مجموع, تجميع, +جمع | collect, gather, combine, total
+وزع, توزيع, موزع | distribute, distribution, distributor
+ورد, توريد, مورد, موردين | supply, supplier
+ستورد, استيراد, مستورد | import, imported
+صدر, تصدير, مصدر, +صدر | export, issue
+صدر, إصدار, استخراج, +ستخرج, +طلع | issue, issuance, get, obtain
+رجم, ترجمة, مترجم, +ترجم | translate, translation, translator
+برمج, برمجة, مبرمج | program, programming, coding, developer, code
+خترق, اختراق, مخترق, تهكير, مهكر, +هكر | hack, hacked, breach
+شفر, تشفير, مشفر | encrypt, encryption, encrypted
+ستشير, استشارة, استشارات, مستشار | consult, consultation, consultant, advisor
+تبرع, تبرع, تبرعات, متبرع | donate, donation, charity
+تطوع, تطوع, متطوع | volunteer, volunteering
+صلي, صلاة, مصلى, مصليات | pray, prayer, prayer room
+صوم, صيام, صايم, صائم | fast, fasting
+ذبح, ذبح, ذبيحة, ذبائح | slaughter
+سمع, صوت, أصوات | sound, voice, audio
+رن, رنين, نغمة, جرس | ring, bell, ringtone, doorbell
+دق الباب, +طرق, دق | knock
+ضيء, إضاءة, إنارة, نور, ضوء, أنوار, مضيء | light, lighting, lamp, lights
+ومض, +رمش, وميض | blink, blinking, flash, flashing
+حترق, حريق, حرق, محروق, حروق | burn, fire, burnt
+غرق, غرق, فيضان, +فيض | drown, flood, sink
+سرب, تسريب, تسرب, +هرب, مسرب | leak, leaking, leakage
+سد, انسداد, مسدود, تسليك, +سلك | block, blocked, clogged, unclog, drain
+تعلق, تعليق, معلق, +علق | hang, hanging, comment, stuck, attach
+عتني, عناية, رعاية, اعتناء, +رعي | care, look after, take care
+رضع, رضاعة, رضيع, رضع | breastfeed, infant, baby, nursing
+ربي, تربية, مربي, مربية | raise, upbringing, nanny, breeding
+دلل, تدليك, مساج, مدلك, +دلك | massage
+ختم, ختم, مختوم | stamp, stamped, seal, sealed
+وقع, توقيع, موقع, +وقع | sign, signature, signing
+رفق, مرفق, إرفاق, مرفقات | attach, attachment, enclose
+ملأ نموذج, تعبئة نموذج, نموذج, نماذج, استمارة, فورم | form, fill in form
+ترقب, توقع, متوقع, +توقع | expect, expected, estimate
+قدر, تقدير, تقديري, مقدر | estimate, estimated
+ستغرق, +ستاهل, مدة, +طول | take, take long, duration, how long
+دوم, +ستمر, +قعد, دوام, +يظل, +صمد | last, lasting, stay
+كفي, كافي, يكفي, كفاية | enough, sufficient
+هم, مهم, اهتمام, +هتم | important, care, interest
+شغل بال, مشغول, انشغال | busy
+حول مسار, تحويلة | extension, divert
+ضبط, ضبط, إعداد, إعدادات | set, settings, configure, setup, adjust
+زامن, مزامنة | sync, synchronise
+ربح, أرباح, عائد, عوائد | profit, return, returns, yield
+شارط, رهان | bet
+زود, تزويد, مزود | provider, provide, supply
+مس, مس, احتكاك | touch, contact
+لوث, تلوث, ملوث | pollution, contamination
+ناقش, نقاش, +فاوض, تفاوض, مفاوضة | negotiate, discuss, negotiable, bargain
+كلف نفسه, تكليف, مكلف | expensive, assignment
+ستسلم, +سلم نفسه | surrender
+شيل, شيل, حمل, +حمل, عتالة | carry, lift
+عد, عد, عدد, أعداد | count, number
+قدر, قدرة, قادر, +ستطيع | can, able, ability, could
`;
