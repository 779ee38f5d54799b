/** Time, days, seasons, occasions. Written for this project. */
export const TIME = `
وقت, أوقات, توقيت, مواقيت | time, times, timing
ساعة, ساعات, ساعتين | hour, hours
دقيقة, دقائق, دقايق | minute, minutes
ثانية, ثواني | second, seconds
يوم, أيام, يومين | day, days
أسبوع, أسابيع, أسبوعين | week, weeks
شهر, أشهر, شهور, شهرين | month, months
سنة, سنوات, سنين, عام, أعوام, سنتين | year, years
نصف سنوي, ستة أشهر | half yearly, six months
ربع سنوي | quarterly
عمر, أعمار, سن | age, old, years old
سن, العمر المسموح, الحد الأدنى للعمر | age limit, minimum age
مدة, فترة, مدد, فترات | duration, period, how long, term, length
مهلة, مهل | deadline, grace period, time limit
موعد نهائي, آخر موعد, آخر يوم | deadline, last day, due date
فترة السماح | grace period
تاريخ, تواريخ | date, dates
موعد, مواعيد | appointment, date, schedule, time, slot
جدول زمني, جدول, مواعيد | timetable, schedule
صباح, الصبح, صباحا, صباحي, ضحى | morning, am
ظهر, الظهر, ظهرا | noon, midday
عصر, العصر, عصرا, بعد الظهر | afternoon
مغرب, المغرب | sunset, evening
مساء, مسائي, مساءً | evening, pm
ليل, ليلة, ليالي, ليلا, بالليل, ليلي | night, nights, overnight
فجر | dawn
منتصف الليل, نص الليل | midnight
نهار, نهاري | daytime, day
أمس, البارحة | yesterday
غدا, بكرة | tomorrow
بعد غد, بعد بكرة | day after tomorrow
الآن, حاليا | now, currently, right now
فورا, حالا, على طول, مباشرة, فوري | immediately, right away, at once, instantly, instant
قريبا, قريب | soon
لاحقا, بعدين, بعد شوي | later, afterwards
مبكر, بدري, مبكرا, بدري | early
متأخر, متأخرا | late
خلال, أثناء | during, within, while
قبل, مسبق, مسبقا, سابق | before, in advance, ahead, prior, beforehand
بعد, عقب, لاحق | after, later
منذ, من زمان | since, ago
حتى, لين, لغاية, لحد, إلى | until, till, up to
دائما, على طول | always
أحيانا | sometimes
عادة | usually
أبدا | never
غالبا, الغالب | often, mostly
كل يوم, يوميا | every day, daily
كل شهر | every month, monthly
نهاية الأسبوع, ويكند, ويك اند | weekend, weekends
وسط الأسبوع, أيام الأسبوع | weekday, weekdays
يوم عمل, أيام العمل, أيام عمل | working day, business day, working days
ساعات العمل, أوقات العمل, أوقات الدوام, ساعات الدوام, الدوام, دوام, مواعيد العمل | opening hours, working hours, business hours, office hours, open
مدار الساعة, أربع وعشرين ساعة, طوال اليوم, 24 ساعة | 24 hours, around the clock, 24/7, all day
إجازة, إجازات, عطلة, عطل, عطلات | holiday, vacation, leave, day off, break
عطلة رسمية, إجازة رسمية | public holiday, bank holiday
رمضان | ramadan
عيد, أعياد | eid, feast, holiday
عيد الفطر | eid al fitr
عيد الأضحى | eid al adha
اليوم الوطني | national day
يوم التأسيس | founding day
رأس السنة | new year
عيد ميلاد, ميلاد | birthday
عيد زواج, ذكرى | anniversary
عيد الأم | mother's day
عيد الحب | valentine
موسم, مواسم, موسمي | season, seasonal
صيف, الصيف, صيفي, صيفية | summer
شتاء, الشتا, شتوي, شتوية | winter
ربيع, ربيعي | spring
خريف | autumn, fall
السبت | saturday
الأحد | sunday
الاثنين, الإثنين | monday
الثلاثاء, الثلوث | tuesday
الأربعاء, الربوع | wednesday
الخميس | thursday
الجمعة | friday
يناير, كانون الثاني | january
فبراير, شباط | february
مارس, آذار | march
أبريل, ابريل, نيسان | april
مايو, أيار | may
يونيو, حزيران | june
يوليو, تموز | july
أغسطس, آب | august
سبتمبر, أيلول | september
أكتوبر, تشرين | october
نوفمبر | november
ديسمبر | december
هجري | hijri
ميلادي | gregorian
مرة في الأسبوع | once a week
دوري, دورية, دوريا | periodic, regular, regularly
توقيت, التوقيت المحلي | local time, time zone
نوبة, شفت, وردية, مناوبة, مناوب | shift, on call, on duty
انتظار, وقت الانتظار | waiting time, wait
تأخر, تأخير | delay, late
سريان, صلاحية, مدة الصلاحية | validity, valid
انتهاء الصلاحية, منتهي الصلاحية, تاريخ الانتهاء | expired, expiry, expiration, expiry date, out of date
تاريخ الإنتاج | production date
تاريخ الميلاد | date of birth, birth date
`;
