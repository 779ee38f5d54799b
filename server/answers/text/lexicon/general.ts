/** Question words, everyday verbs and describing words. Written for this project; one synonym group a line. */
export const GENERAL = `
كيف | how
متى | when
اين | where
من | who, from
لماذا | why
ماذا, ما | what
كم | how much, how many
كم مده | how long
اي | which, any
هل | do, is, can
استطيع, ممكن, تستطيع, يمكن, يمكنه, امكن | can, able, possible, may
اريد | want, need, would like
احتاج, حاجه | need
يوجد, فيه | there is, exist
لديكم | have, you have
لدي | have, i have
مع | with
مرتين | twice, two times
بدون, من غير, خالي, منزوع | without, free of
قبل | before
بعد | after
بين | between
اكثر, زياده | more, most
اقل | less, fewer, least
افضل, احسن | best, better
فرق, اختلاف | difference
مقارنه, قارن | compare, comparison
نفس | same
مختلف | different
كل, جميع | all, every
بعض | some
اول | first
اخر, اخير | last, other, another
كبير, كبيره | large, big
صغير, صغيره | small, little
متوسط | medium
طويل | long
قصير | short
ثقيل | heavy
خفيف | light
قوي | strong
سريع, سريعه | fast, quick, express
بطي | slow
سهل | easy
صعب | difficult, hard
جيد, ممتاز | good, excellent
سي, سيء | bad
جميل | beautiful
نظيف | clean
حار, ساخن | hot
بارد | cold
مثلج | iced
طازج, طازه | fresh
طبيعي | natural
عضوي | organic
صحي | healthy
خاص | special, private
عام | general, public
متخصص, مختص, مختصه | specialty, specialized
مناسب | suitable
مهم | important
ضروري, عاجل, مستعجل | urgent, necessary
ممنوع | forbidden, prohibited
مسموح | allowed
مطلوب | required
اختيار, اختر, اختار | choose, choice, option, select
ارسال, ارسل, يرسل | send
قبول, يقبل, تقبلون, نقبل | accept
مشاركه, تشارك, تشاركون, نشارك | share
استلام, استقبال | receive
معرفه, اعرف | know
يعمل, اعمل, عمل, يشتغل | work
يبدا, بدايه, ابدا | start, begin
ينتهي, نهايه, انتها | end, expire
يوقف | stop
يفتح | open
يغير | change
يعني, معنى | mean, meaning
يحتوي, مكونات | contain, ingredients, contents
يناسب | suit, fit
تصنع, صنع, مصنوع | make, made
صناعه | industry, made
تجهيز, تحضير, جاهز | prepare, preparation, ready
تخزين, احفظ | store, storage
انتاج, تاريخ الانتاج | production
صلاحيه, تاريخ الانتهاء | expiry, validity, shelf life
تاريخ | date, history
سبب | reason
طلبات خاصه | special requests
معلومات | information
اخبار | news
فايده, فوايد | benefit
عمر | age
شخص, احد, ناس | person, people, someone
صديق | friend
رقم واحد | number one
نص, نصف | half
ربع | quarter
ضعف | double
سنتيمتر | cm, centimeter
متر | meter
كيلو, كيلوجرام, كيلوغرام, كجم | kg, kilo, kilogram
جرام, غرام, جم | g, gram, gm
لتر | liter, litre
مل, مليلتر | ml, milliliter
قطعه, حبه, حبات | piece, unit
علبه, صندوق, كرتون | box, carton
كيس, اكياس | bag, pack
زجاجه, قاروره | bottle
`;
