/** More of what is done to things and between people, and how things are compared. Written for this project. */
export const DOING = `
+ذوب, +ذاب, ذوبان | melt, melts, melting
+قلي, قلي, مقلي | fry, fried, frying
+خلط, خلط, مخلوط, مزج | mix, mixed, mixing, blend
+صب, صب, سكب | pour, pouring
+دف, +دفع بقوة, دف | push
+مسك, +لقط, مسك | catch, grab
+لف, +دور, لف, دوران | turn, rotate, spin
+فضل, تفضيل, مفضل, أفضل | prefer, preferred, preference
+فك, فك, تفكيك | dismantle, disassemble, detach, unscrew, take apart
+لمع, تلميع, لمعان | shine, polish, polishing
+كنس, كنس | sweep, sweeping
+مسح, مسح, ممسحة | mop, mopping, wipe
+اكل, إطعام, +طعم | feed, feeding
+تدرب, +مارس, تمرن, ممارسة | practice, practise, exercise
+غني, غناء | sing, singing
+رقص, رقص | dance, dancing
+نط, +قفز, قفز | jump, jumping
+ذكر, +ذكرني, تذكير | remind, reminder, remember
+وصف, وصف | describe, description
+ظن, +صدق, +اعتقد | believe, think
+شرح, شرح, توضيح | explain, explained, explanation
+نصح, +رشح, توصية, نصيحة | recommend, recommended, recommendation, advise
+جاب, +جيب, +احضر, إحضار | bring, bring along
+فقد, +ضيع, +ضاع, فقدان, ضياع, مفقود | lose, lost, losing
+قرا, قراءة | read, reading
+طبع, طباعة, مطبوع | print, printed, printing
+عاش, +سكن, سكن | live, lives, living
+انتقل, +نقل, نقل | move, moved, moving, relocate
+انسحب, انسحاب, +سحب | withdraw, withdrawal, withdrew, drop out
+خصم, +نخصم, ينخصم, تنخصم, يخصم, انخصم, خصم | deduct, deducted, deduction, taken off
+رجع, يرجع, ترجعون, ترجعوا, مسترجع, استرداد | refund, refunded, return, returned, get back
+طابق, مطابقة, مطابق | match, matching, price match
+غاب, غياب, تغيب | absent, absence, miss, missed
+صاب, +جا, إصابة | get, catch, suffer
+مرض, مريض, مريضة, مرض | sick, ill, illness
+بلغ, إبلاغ, إشعار, تبليغ | notify, notice, notified, inform
+زاد, زيادة, +رفع, يزيد | increase, raise, rise, increased
+نقص, نقص, +قلل, تخفيض | decrease, reduce, reduction
+وافق, موافقة, موافق | approve, approval, consent, permission
+رفض, رفض, مرفوض | reject, refuse, rejected, refused
+دهن, +صبغ, دهان, صبغ جدران | paint, painting, painted
+عزل, عزل | insulate, insulation, waterproofing
+خرب, +تعطل, خراب, خربان, عطلان | break down, broken, fault, out of order
+صلح, تصليح, إصلاح, صيانة | repair, fix, fixing, maintenance
+ركب, تركيب, فك وتركيب | install, installation, mount, fit
+كنسل, كنسلة, +لغي, إلغاء | cancel, cancellation, cancelled
+تاخر, تأخير, متأخر | late, delay, delayed, be late
+غرم, غرامة, غرامات, مخالفة | fine, fines, penalty, penalties
+سمح, مسموح, سماح | allow, allowed, permitted, permit
+منع, ممنوع, منع | forbid, forbidden, prohibited, not allowed, banned
+شاف, +نشاف, مرئي, مكشوف | visible, seen, overlooked
+ستر, خصوصية, مستور | private, privacy
+بدا, +ابتدا, بداية | start, starts, begin, begins, starting
+خلص, +انتهي, نهاية, انتهاء | end, ends, finish, expire, expires
+لحق, +وصل قبل, +ادرك | catch, make it, in time
+قبل, قبول, مقبول | accept, accepted, take
+حتاج, +حاج, احتياج, مطلوب, +لزم | need, needed, require, required, necessary
+شمل, شامل, مشمول, تشمل | include, included, including, cover, covers
+ضمن, ضمان, كفالة | warranty, guarantee, guaranteed
+تحمل, +اتحمل, على حساب | bear, pay for, at the expense of, responsible for
سريع, أسرع, اسرع, بسرعة, مستعجل | fast, faster, fastest, quick, quicker, quickest, urgent, express
بطيء, أبطأ | slow, slower, slowest
رخيص, أرخص, ارخص, أوفر | cheap, cheaper, cheapest, least expensive, lowest price
غالي, أغلى, اغلى | expensive, more expensive, most expensive, dearer, highest price
كبير, أكبر, اكبر | big, bigger, biggest, large, larger, largest
صغير, أصغر, اصغر | small, smaller, smallest
طويل, أطول, اطول | long, longer, longest, tall, taller, tallest
قصير, أقصر | short, shorter, shortest
ثقيل, أثقل | heavy, heavier, heaviest
خفيف, أخف | light, lighter, lightest
فاتح, أفتح, تحميص فاتح | light, lighter, light roast, lighter roast
غامق, داكن, أغمق | dark, darker, dark roast
قوي, أقوى | strong, stronger, strongest
بعيد, أبعد | far, farther, further, farthest
قريب, أقرب | near, nearer, nearest, closest
جديد, أجدد, أحدث | new, newer, newest, latest
قديم, أقدم | old, older, oldest
عالي, أعلى, حد أعلى, حد أقصى, أقصى | high, higher, highest, maximum, max, top
واطي, أدنى, حد أدنى, أقل, اقل | low, lower, lowest, minimum, min, at least
مبكر, أبكر, بدري | early, earlier, earliest
أول, التالي, القادم, الجاي | next, upcoming, first
كثير, أكثر, اكثر | more, most, many
بالغ, بالغين, كبار, للكبار | adult, adults, grown up, grown ups
كبير سن, كبار السن, مسن, مسنين | elderly, seniors, older people, senior citizens, older customers
شيرازي, سيامي | persian, siamese
غير مفتوح, مقفل, بكرتونه, جديد | unopened, sealed, unused
مفتوح, مستعمل, مستخدم | opened, used
مباع, تم البيع, مبيوع | sold, sold out
للبيع, معروض للبيع | for sale
للإيجار, للايجار, معروض للإيجار | for rent, to let
إلزامي, إجباري | mandatory, compulsory, obligatory
اختياري, حسب الرغبة | optional
على حسابي, على حسابكم, على العميل | at my cost, paid by customer, at the customer's expense
مدفوع, غير مدفوع | paid, unpaid
حالياً, الآن, دحين | currently, at the moment
مرتين, مرتان | twice, two times
مضاعف, دبل | double, doubled
ثلاثي, ثلاث أضعاف | triple, threefold
مفرد, سنقل, مفردة | single
مزدوج, دبل, غرفة مزدوجة | double, twin
رباعي, غرفة رباعية | quad, quadruple
قيمة, القيمة | value, worth
رصيد, باقي المبلغ, المتبقي, باقي الحساب | balance, remaining amount, remainder, full balance
فرق, الفرق, فروق | difference, gap
مجموع, المجموع, إجمالي, الإجمالي | total, sum, altogether, in total
لكل شخص, للشخص, للفرد | per person, a head, per head, each
باليوم, لليوم, يومي | per day, daily, a day
بالشهر, شهري, شهرياً | per month, monthly, a month
بالسنة, سنوي, سنوياً | per year, yearly, annual, annually, a year
بالساعة, للساعة | per hour, hourly, an hour
`;
