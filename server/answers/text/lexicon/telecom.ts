/** Telephone lines, internet, phones, computers, electronics. Written for this project. */
export const TELECOM = `
هاتف, جوال, موبايل, تلفون, هواتف, جوالات, محمول, تليفون | phone, mobile, cell phone, telephone, smartphone, phones, handset
هاتف ثابت, أرضي, ثابت | landline
شريحة, شرائح, سيم, شريحه, خط | sim, sim card, line
شريحة إلكترونية, اي سيم, شريحة الكترونية, ايسيم | esim, e-sim
شريحة بيانات | data sim
خط, خطوط | line, lines
نمرة, رقم جوال, رقم الجوال | mobile number, phone number, number
رقم مميز, أرقام مميزة, رقم سهل | vip number, special number, fancy number, easy number
نقل الرقم, نقل رقم, +نقل رقم | port number, number portability, keep number, switch operator
تغيير ملكية, نقل ملكية, نقل الملكية, تنازل | transfer ownership, change ownership, ownership
باقة, باقات | plan, package, bundle, plans, packages
باقة بيانات, باقة انترنت | data plan, data bundle, internet package
مسبق الدفع, مسبقة الدفع | prepaid, pay as you go
مفوتر, آجل الدفع, فاتورة شهرية, مفوترة | postpaid
رصيد, رصيدي | balance, credit
شحن, +شحن رصيد, كرت شحن, بطاقة شحن, سوا | recharge, top up, recharge card
تحويل رصيد | balance transfer, send credit, credit transfer
تجوال, التجوال, رومنق, رومينج | roaming
مكالمات دولية, اتصال دولي | international calls
دقائق, دقيقة مكالمات | minutes, call minutes
رسائل نصية, رسالة نصية, اس ام اس | sms, text message, texts, text messages
مكالمة فيديو | video call
بريد صوتي | voicemail
تحويل مكالمات | call forwarding
انتظار مكالمات | call waiting
إنترنت, انترنت, نت, النت | internet, connection, web, online
بيانات, داتا, بيانات الجوال | data, mobile data
انتهت البيانات, نفاد البيانات, خلص النت, خلصت الباقة | data finished, out of data, run out of data, used up
سرعة الإنترنت, سرعة النت | internet speed, speed
بطء الإنترنت, نت بطيء, النت بطيء | slow internet, slow connection
انقطاع الإنترنت, انقطاع الخدمة, انقطاع, فصل النت | internet outage, no internet, service outage, down, outage
واي فاي, وايفاي, شبكة لاسلكية, لاسلكي | wifi, wi-fi, wireless
راوتر, مودم, راوترات, الراوتر | router, modem
مقوي, مقوي شبكة, مقوي إشارة | booster, extender, repeater
ألياف, ألياف بصرية, فايبر, الألياف, الياف ضوئية | fiber, fibre, fiber optic
خامس, جيل خامس, الجيل الخامس, فايف جي | 5g
جيل رابع | 4g, lte
تغطية, التغطية | coverage
إشارة, سيجنال, الإشارة, شبكة, أبراج, برج | signal, network, tower, reception, bar
شبكة, شبكات | network, networks
استخدام عادل, الاستخدام العادل, سياسة الاستخدام | fair use, fair usage, cap
عنوان آي بي, اي بي, آيبي | ip address, ip
آي بي ثابت, ip ثابت | static ip, fixed ip
كلمة مرور الواي فاي, رمز الواي فاي, باسورد الواي فاي | wifi password
فني, فنيين, تقني | technician, technical, engineer
موعد الفني, زيارة فني | technician visit, technician appointment
عطل, بلاغ عطل, أعطال | fault, fault report, outage, breakdown
لمبة حمراء, ضوء أحمر | red light
كيبل, كابل, سلك | cable
لابتوب, حاسب محمول, كمبيوتر محمول, لاب توب, حاسوب محمول, لابتوبات | laptop, notebook computer, laptops
كمبيوتر, حاسب, حاسوب, حاسب آلي, كمبيوترات, بي سي | computer, pc, desktop, computers
تابلت, جهاز لوحي, ايباد, آيباد | tablet, ipad
آيفون, ايفون, آيفونات | iphone
سامسونج, سامسونغ, جالكسي, قالكسي | samsung, galaxy
هواوي | huawei
شاومي | xiaomi
ماك, ماك بوك, ماكبوك | macbook, mac
شاشة, شاشات, سكرين, مونيتور | screen, display, monitor, screens
تلفزيون, تلفاز, تليفزيون, شاشة تلفزيون, تلفزيونات | tv, television, televisions
سماعة, سماعات, هيدفون, ايربودز | headphones, earphones, earbuds, headset, speaker, airpods
سماعة بلوتوث, بلوتوث | bluetooth
مكبر صوت, سبيكر | speaker
شاحن, شواحن | charger, chargers
باور بانك, بطارية متنقلة | power bank
كفر, جراب, غطاء, حافظة جوال | case, cover
لاصق حماية, واقي شاشة, حماية شاشة, استيكر | screen protector, protector
كاميرا, كاميرات | camera, cameras
طابعة, طابعات, برنتر | printer, printers
حبر, أحبار | ink, toner
ماسح ضوئي, سكانر | scanner, scan
كيبورد, لوحة مفاتيح | keyboard
ماوس, فأرة | mouse
قرص صلب, هارديسك, هارد, وحدة تخزين | hard disk, hard drive, storage, ssd
فلاش, فلاشة, يو اس بي | usb, flash drive
ذاكرة, رام, ذاكرة عشوائية | memory, ram
معالج, بروسيسور | processor, cpu
كرت شاشة, كرت الشاشة | graphics card, gpu
نظام تشغيل | operating system, os
ويندوز | windows
أندرويد, اندرويد | android
ساعة ذكية, أبل واتش, ساعة أبل | smartwatch, smart watch, apple watch
بلايستيشن, بلاي ستيشن, سوني | playstation, ps5, ps4, sony
اكس بوكس | xbox
نينتندو | nintendo
ألعاب فيديو, قيمز, قيمنق, جيمنج | video games, gaming, games
يد تحكم, يد بلايستيشن, كنترول | controller, remote
ريموت, جهاز تحكم, ريموت كنترول | remote, remote control
درون, طائرة بدون طيار | drone
جهاز قديم, جوال قديم, جوالي القديم, هاتف قديم | old phone, old device
استبدال جوال, بدل القديم, تبديل القديم | trade in, trade-in, exchange old phone
إصلاح شاشة, تغيير شاشة, تبديل شاشة, تصليح شاشة | screen repair, screen replacement, replace screen
إصلاح جوال, صيانة جوالات, تصليح جوالات | phone repair, mobile repair
تغيير بطارية | battery replacement
ضمان الوكيل, ضمان, ضمان المصنع | manufacturer warranty, warranty, guarantee
ضمان ممتد, تمديد الضمان | extended warranty
عيب مصنعي, عيوب تصنيع, عيوب مصنعية | manufacturing defect, manufacturing faults, factory defect
جهاز معيب | faulty device, defective
مختوم, مغلف, غير مفتوح, مبرشم | sealed, unopened
فتح العلبة, فتح الكرتون, بعد فتح | opened box, open box, opened
رقم تسلسلي, سيريال, الرقم التسلسلي | serial number, imei
مقاوم للماء, ضد الماء, مقاوم ماء | waterproof, water resistant
دقة | resolution, accuracy
بوصة | inch, inches
فولت | volt
واط | watt
شحن سريع, الشحن السريع | fast charging
سعة التخزين, مساحة تخزين | storage capacity, storage
نسخة عالمية, نسخة شرق أوسطية | global version, middle east version
توافق, متوافق, +توافق | compatible, compatibility, work with
فك قفل, فتح قفل, فك تشفير | unlock, unlocked
آيكلاود | icloud
حساب أبل, أبل آيدي | apple id
ضبط مصنع, فورمات, إعادة ضبط | factory reset, reset, format
تعليق الجهاز, الجهاز معلق, +هنق, تهنيق | frozen, hang, stuck, lag
سقط في الماء, وقع في الماء, طاح بالموية | water damage, fell in water
تركيب تلفزيون, تعليق تلفزيون, تركيب الشاشة, تعليق شاشة | tv mounting, wall mount, mount tv, tv installation
حامل, حامل جداري, ستاند | stand, bracket, holder
أجهزة ذكية, منزل ذكي | smart home, smart devices
كاميرات مراقبة | cctv, surveillance
تخزين سحابي, سحابة, كلاود | cloud, cloud storage
`;
