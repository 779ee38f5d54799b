/** Everyday verbs with their nouns. "+" is a verb's stem without its person. Written for this project. */
export const VERBS = `
+فتح, فتح, مفتوح, فاتح, افتتاح | open, opening
+غلق, +قفل, +سكر, إغلاق, مغلق, مقفل, مسكر, قفل | close, shut, closing, closed
+قفل, قفل, أقفال | lock, padlock
+غير, تغيير, تغير, غيرت | change, switch, modify, alter
+بدل, +ستبدل, تبديل, استبدال, إبدال, بدل, بديل, بدائل | exchange, swap, replace, replacement, alternative, substitute
+ضيع, +فقد, ضاع, ضايع, ضائع, ضيعت, فقدت, فقدان, فقد, مفقود, مفقودات | lose, lost, missing, loss
+نسى, +نسي, نسيت, نسيان, منسي | forget, forgot, forgotten, left behind
+صل, +وصل, وصل, وصول, واصل, يوصلني | arrive, reach, arrival, come
+وصل, توصيل, إيصال, توصيلة | deliver, delivery, drop off
+تأخر, تأخير, متأخر, تأخرت | late, delay, delayed, overdue
+كسر, كسر, مكسور, انكسر, انكسرت, تكسر | break, broke, broken, crack, cracked
+خرب, خربان, خرب, خراب, معطل, عطلان, عطل, أعطال, متعطل, خربت | broken, faulty, not working, fault, breakdown, damaged
+تلف, تلف, تالف, أتلف, تلفيات | damage, damaged, ruin, spoiled
+صلح, تصليح, إصلاح, مصلح, صلح | repair, fix, mend
+صون, صيانة, ورشة صيانة | maintenance, service, servicing, repair
+ركب, تركيب, تركيبات, تجميع, مركب | install, installation, fit, fitting, assemble, assembly, mount, set up
+فك, فك, تفكيك | dismantle, disassemble, take apart, unlock
+شتري, +شري, شراء, اشتريت, شريت, مشتريات, مقاضي | buy, bought, purchase, shopping
+بيع, بيع, باع, مبيع, مبيعات, بعت | sell, sold, sale, sales
+دفع, +سدد, +حاسب, دفع, سداد, تسديد, دفعت | pay, paid, payment, settle
+كلف, تكلفة, تكاليف, كلفة | cost
+حسب, حساب, احتساب, محتسب, حسبة | calculate, count, charge, calculated
+طلب, طلب, طلبية, طلبات, طلبت | order, request, ordered, ask for
+لغي, +كنسل, إلغاء, ملغي, كنسلة, الغيت | cancel, cancellation, canceled, call off
+رجع, +ستعيد, إرجاع, رد, مرتجع, ترجيع, رجعت, استعادة | return, send back, bring back, give back
+سترد, +سترجع, استرداد, استرجاع, تعويض المبلغ | refund, money back, get back, recover, refunded
+عوض, تعويض, تعويضات | compensate, compensation, reimburse, reimbursement, make up
+رجع, رجوع, عودة, +عود, راجع | come back, go back, return, back
+روح, +ذهب, ذهاب, رايح, روحة | go, going, gone, went
+جي, +اتي, قدوم, جاي, مجيء, حضور, +حضر | come, coming, came, attend, show up
+حضر, حضور, إحضار, +جيب, جبت, أحضرت | bring, brought, attend
+اخذ, أخذ, خذ, أخذت, ماخوذ | take, took, taken, get
+عطي, إعطاء, عطا, أعطى, +منح | give, gave, given, grant, hand
+حصل, حصول, حصلت | get, obtain, receive, got
+ستلم, استلام, تسلم, مستلم, استلمت, +ستقبل, استقبال | receive, received, pick up, pickup, collect, collection
+سلم, تسليم, تسليمه | hand over, deliver, submit, handover
+رسل, +بعث, إرسال, مرسل, ارسلت, بعثت, +طرش | send, sent, sending, dispatch
+تصل, +دق, اتصال, مكالمة, مكالمات, اتصلت, +كلم | call, phone, ring, contact
+كلم, +تكلم, +حكي, +تحدث, كلام, تحدث, محادثة, التحدث | talk, speak, chat, spoke
+قول, قول, قال, قالوا, قلت | say, tell, said, told
+خبر, +بلغ, +علم, إبلاغ, إخبار, بلاغ, إشعار, تبليغ | tell, inform, report, notify, let know
+بلغ, بلاغ, تبليغ, بلاغات, +شتكي, شكوى | report, complaint, complain
+سأل, +ستفسر, سؤال, استفسار, أسئلة | ask, question, inquire, inquiry, enquiry
+جاوب, +رد, جواب, إجابة, رد, ردود | answer, reply, respond, response
+شوف, +رى, رؤية, مشاهدة, +شاهد, +عاين, شفت, معاينة | see, view, watch, look, viewing, saw
+بحث, +دور, بحث, البحث, أدور | search, look for, find, looking
+لقي, +لاقي, +جد, لقيت, وجدت, إيجاد, ألاقي, أحصل | find, found, locate
+عرف, معرفة, عارف, أدري, اعرف | know, find out, learn
+فهم, فهم, مفهوم, فهمت | understand, clear
+تعلم, تعلم, تعليم, تعلمت | learn, learning, study
+علم, +درس, تعليم, تدريس, معلم | teach, teaching, educate
+درس, دراسة, مذاكرة, دراسي, +ذاكر | study, studying
+درب, تدريب, مدرب, تدرب, متدرب, +تمرن | train, training, coach
+قرأ, قراءة, قارئ | read, reading
+كتب, كتابة, مكتوب, كتبت | write, written, type
+سجل, تسجيل, مسجل, قيد, التحاق | register, sign up, registration, enrol, enroll, enrolment, record
+سجل دخول, تسجيل الدخول, +دخل, دخول | log in, login, sign in, enter, entry
+دخل, دخول, مدخل, داخل | enter, entry, entrance, get in, admission
+خرج, +طلع, خروج, مخرج, طلوع | leave, exit, go out, get out
+غادر, مغادرة, رحيل | leave, departure, depart, check out
+بدأ, +بدي, بداية, بدء, بدأت, +نطلق | start, begin, beginning, commence
+نتهي, +خلص, انتهاء, نهاية, منتهي, خلصت, انتهى, خلص, خلاص | end, finish, expire, finished, over, run out
+ستمر, استمرار, مستمر, متواصل, +واصل, +كمل | continue, keep, ongoing, carry on
+كمل, إكمال, استكمال, كامل, مكتمل | complete, completed, full, finish
+وقف, إيقاف, وقف, توقف, موقوف | stop, pause, suspend, stopped
+جمد, تجميد, مجمد, تعليق | freeze, pause, suspend, frozen
+وقف سيارة, +ركن, ركنة, موقف, مواقف, باركنج, بارتنق, باركنق, صف السيارات | park, parking, car park, valet
+نتظر, +ستنى, انتظار, انتظرت, استنى | wait, waiting, queue
+حجز, حجز, حجوزات, محجوز, حجزت | book, booking, reserve, reservation, booked
+جل, تأجيل, مؤجل, +اجل | postpone, defer, delay, reschedule, put off
+قدم موعد, +عدل الموعد, إعادة جدولة, جدولة | reschedule, move appointment
+عدل, تعديل, تعديلات, معدل | edit, modify, adjust, change, amend, alteration
+ضيف, إضافة, إضافي, إضافات, مضاف | add, extra, additional, addition
+شيل, +زيل, +حذف, +مسح, إزالة, حذف, مسح, محذوف | remove, delete, take off, erase, removal
+نقص, نقص, ناقص, تنقيص, نقصان, +قلل, تقليل | missing, reduce, short, incomplete, lack, decrease
+زيد, زيادة, رفع, +رفع, ارتفاع, مرتفع | increase, raise, rise, higher
+نزل, نزول, تنزيل, انخفاض, +نخفض, تخفيض | drop, go down, lower, decrease, fall, download
+رقي, ترقية, تطوير, +طور, تحسين | upgrade, improve, develop, improvement
+حدث, تحديث, تحديثات, محدث | update, updated, refresh
+جدد, تجديد, متجدد, مجدد | renew, renewal, extend
+مدد, تمديد, ممدد | extend, extension, prolong
+شترك, اشتراك, اشتراكات, مشترك, عضوية | subscribe, subscription, membership, join
+نضم, انضمام, +لتحق, التحاق | join, joining, enrol, enroll
+نسحب, انسحاب, سحبت | withdraw, drop out, quit, pull out
+سحب, سحب, سحوبات | withdraw, withdrawal, pull, tow, draw
+حول, تحويل, حوالة, تحويلات, محول | transfer, convert, switch, forward, send money
+نقل, نقل, انتقال, +نتقل, تنقل, متنقل | move, transfer, moving, relocate, transport, relocation
+شحن, شحن, شحنة, شحنات | ship, shipping, charge, shipment, top up, recharge
+تتبع, +تابع, تتبع, متابعة, تعقب | track, tracking, follow, trace
+حمل, تحميل, تنزيل | download, load, carry
+رفع, رفع ملف, تحميل ملف | upload, lift, raise
+ختار, اختيار, اختيارات, +حدد, تحديد, +نتقي | choose, select, pick, choice, specify
+ستخدم, +ستعمل, استخدام, استعمال, مستخدم, مستعمل | use, using, used
+حتاج, احتياج, محتاج, حاجة, احتياجات | need, require, needed
+لزم, لازم, ملزم, إلزامي, إجباري, ضروري | must, have to, mandatory, compulsory, required, obligatory
+تطلب, متطلب, متطلبات, مطلوب, +شترط, شرط, شروط, اشتراط | require, requirement, required, condition, terms
+قبل, قبول, مقبول, +وافق, موافقة, موافق | accept, accepted, approve, approval, admission, agree
+رفض, رفض, مرفوض, +عترض | reject, decline, refuse, declined, rejected, denied
+عترض, اعتراض, تظلم, +تظلم, استئناف, +طعن | appeal, object, objection, dispute, contest, challenge
+سمح, سماح, مسموح, يسمح, +رخص | allow, permit, allowed, permitted, let
+منع, منع, ممنوع, محظور, حظر, +حظر | forbid, prohibit, not allowed, ban, block, prohibited, banned
+ساعد, مساعدة, +عاون, معاونة, +خدم | help, assist, support, aid, assistance
+دعم, دعم, مدعوم, مساندة | support, supported
+خدم, خدمة, خدمات, يقدم خدمة | serve, service, served
+قدم, تقديم, مقدم, +وفر, توفير | provide, offer, apply, submit, present, supply
+تقدم, تقدم, تقديم طلب, +قدم طلب | apply, application, progress
+وفر, توفير, توفر, متوفر, متاح, +تاح | available, availability, provide, save, in stock
+شمل, +غطي, شامل, تغطية, مشمول, +تضمن, متضمن, ضمن | include, included, cover, coverage, inclusive, covered
+حتوي, محتوى, محتويات, احتواء, مكونات | contain, content, ingredients, contents
+تكون, +عتبر, تكوين | consist, consider
+ختلف, اختلاف, مختلف, فرق, فروق, فروقات | differ, difference, different, vary
+قارن, مقارنة | compare, comparison
+ناسب, مناسب, ملائم, +لائم | suit, suitable, fit, appropriate, right for
+قيس, قياس, قياسات, مقاس, مقاسات | measure, measurement, size, try on, fitting
+جرب, تجربة, تجريبي, جربت, تجارب | try, trial, test, demo, tried
+ختبر, اختبار, امتحان, فحص, +فحص, اختبارات, امتحانات | test, exam, examine, quiz
+فحص, فحص, فحوصات, كشف, معاينة, +كشف | check, checkup, check up, inspect, inspection, examination, screening
+تأكد, تأكيد, تأكد, مؤكد, +اكد | confirm, make sure, confirmation, sure, verify
+تحقق, تحقق, توثيق, +وثق, موثق | verify, verification, authenticate, notarise, check
+صدق, تصديق, مصدق, +عتمد, اعتماد, معتمد | certify, attest, accredited, approved, certified, recognised, recognized, authorised, authorized
+ثبت, إثبات, ثابت, برهان | prove, proof, fixed, static, evidence
+شتغل, +عمل, شغال, عمل, شغل, يشتغل | work, working, function, run, operate
+شغل, تشغيل, مشغل | operate, turn on, run, start, play
+طفي, إطفاء, +طفئ, مطفي, طافي | turn off, switch off, extinguish, off
+فعل, تفعيل, مفعل, تنشيط, +نشط | activate, activation, enable, active
+عطل, تعطيل, إيقاف تشغيل | disable, deactivate
+ستعمل, استعمال | use
+نظف, تنظيف, نظيف, نظافة | clean, cleaning, cleanliness
+غسل, غسيل, غسل, مغسول, مغسلة | wash, washing, laundry, washed
+كوي, كوي, كي, مكوي, مكوى, +كوى | iron, ironing, press, pressed
+جفف, تجفيف, جاف, ناشف, +نشف, نشاف | dry, drying, dryer
+طبخ, طبخ, طبخة, مطبوخ, طهي, +طهو | cook, cooking, cooked
+اكل, أكل, طعام, مأكولات, وجبة | eat, food, meal, eating
+شرب, شرب, مشروب, مشروبات | drink, drinks, beverage
+نام, نوم, +نوم, تنويم, مبيت, +بيت | sleep, stay overnight, overnight, bed
+سكن, سكن, إقامة, ساكن, سكني, +قيم | live, reside, housing, accommodation, stay, residential
+جلس, جلوس, جلسة, جلسات, +قعد, قعدة | sit, seat, seating, session, stay
+لبس, لبس, ملبوس, ملابس, ارتداء | wear, worn, clothes, dress
+حمي, حماية, محمي, واقي, وقاية | protect, protection, protective, guard
+حفظ, حفظ, محفوظ, +حتفظ, احتفاظ | save, keep, store, stored
+خزن, تخزين, مخزن, مستودع, مخازن | store, storage, warehouse, stored
+ترك, ترك, متروك, +خلي | leave, let, left
+حط, +ضع, وضع, +ضعوا | put, place, leave
+لمس, لمس | touch
+ضغط, ضغط, +نقر, +كبس | press, click, tap, pressure
+سحب, سحب | pull, drag
+رمي, +كب, رمي, تخلص, +تخلص | throw, dispose, discard, get rid
+سرق, سرقة, مسروق, انسرق, حرامي, سارق | steal, stolen, theft, thief, robbed
+حتال, احتيال, نصب, نصاب, +نصب, محتال | fraud, scam, scammer, deceive
+خاف, خوف, +قلق, قلق | afraid, fear, worry, anxious
+ألم, +وجع, +عور, ألم, وجع, مؤلم, يعور, يوجع, آلام | hurt, pain, painful, ache, sore
+مرض, مرض, مريض, أمراض, تعبان, عيان | sick, ill, disease, illness, unwell
+عالج, علاج, معالجة, علاجي, معالج | treat, treatment, cure, therapy, handle
+ولد, ولادة, مولود, مواليد | birth, born, newborn, delivery
+موت, وفاة, متوفى, موت, +توفى | death, die, deceased, died
+زوج, زواج, متزوج, +تزوج, عرس, زفاف, فرح | marry, marriage, married, wedding
+طلق, طلاق, مطلق | divorce, divorced
+سافر, سفر, مسافر, رحلة, سفرة | travel, trip, traveler, passenger, traveling
+طير, طيران, طائرة, طيارة | fly, flight, plane, airline
`;
