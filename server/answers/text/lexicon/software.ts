/** Apps, accounts, IT support, hosting, SaaS, media. Written for this project. */
export const SOFTWARE = `
تطبيق, تطبيقات, برنامج, ابلكيشن, التطبيق | app, application, apps, mobile app
برنامج, برامج, سوفتوير | software, program, programs
موقع, موقع إلكتروني, مواقع, ويبسايت, ويب | website, site, web, websites
متجر إلكتروني, متاجر إلكترونية, المتجر الإلكتروني | online store, ecommerce store, online shop
منصة, منصات | platform, platforms
بوابة, بوابات | portal, gateway, gate
نظام, أنظمة, سيستم | system, systems
صفحة, صفحات | page, pages
رابط, روابط, لينك | link, url, links
شاشة رئيسية, الصفحة الرئيسية, الرئيسية | home page, homepage, dashboard, home screen
لوحة تحكم, لوحة التحكم, داشبورد | dashboard, control panel, admin panel
حساب, حسابي | account, my account
مستخدم, مستخدمين, يوزر, يوزرات | user, users
اسم مستخدم, اسم المستخدم | username, user name
كلمة مرور, كلمة سر, كلمة المرور, كلمة السر, باسوورد, باسورد, الرقم السري, الباسورد | password, passcode
نسيت كلمة المرور, نسيت الباسورد, نسيت كلمة السر, نسيت الرقم السري | forgot password, reset password, forgotten password
إعادة تعيين, استعادة كلمة المرور, تغيير كلمة المرور | reset, password reset, change password
إعادة تشغيل, ريستارت | restart, reboot
مصادقة ثنائية, تحقق بخطوتين, التحقق بخطوتين | two factor, 2fa, two-step verification, mfa
رمز, كود, رموز | code, codes, symbol
رمز الاستجابة, باركود, كيو ار | qr code, barcode, qr
تسجيل دخول, تسجيل الدخول, لوقن, دخول الحساب | login, log in, sign in
لا أستطيع الدخول, ما يفتح, مشكلة دخول | cannot login, locked out, can't sign in
حساب مقفل, حساب موقوف, تم إيقاف حسابي, حساب محظور | locked account, suspended account, blocked account, banned
حذف حساب, حذف الحساب, إلغاء الحساب | delete account, close account, remove account
ملف شخصي, بروفايل | profile
صلاحية, صلاحيات, أذونات, إذن | permission, permissions, access, roles
دور, أدوار | role, roles
مدير النظام, أدمن, مشرف النظام | administrator, admin
إشعار, إشعارات, تنبيهات, تنبيه | notification, notifications, alert, alerts
بريد إلكتروني, ايميل, إيميل, بريد, الإيميل | email, e-mail, mail
بريد مزعج, سبام | spam, junk mail
تحديث التطبيق, تحديث البرنامج | app update, software update
إصدار, نسخة, نسخ, إصدارات | version, release, edition
تنزيل, تحميل | download
تثبيت, +ثبت, تنصيب, +نصب | install, installation
خطأ, أخطاء, ايرور | error, bug, errors
ثغرة, ثغرات | vulnerability, bug
بطيء, يعلق, ثقيل | slow, laggy
لا يعمل, ما يشتغل, مو شغال, معطل | not working, doesn't work, down, broken
فيروس, فيروسات | virus, malware
حماية, أمان, أمن المعلومات | security, protection
جدار حماية | firewall
في بي ان | vpn
خادم, سيرفر, خوادم, سيرفرات | server, servers
استضافة, هوستنق | hosting, host
نطاق, دومين, دومينات, نطاقات | domain, domains
شهادة أمان | ssl certificate, ssl
قاعدة بيانات, قواعد بيانات | database, databases
نسخة احتياطية, نسخ احتياطي, باك اب | backup, backups
استرجاع البيانات, استعادة البيانات, استعادة بيانات | data recovery, restore data, recover data
ترحيل, هجرة | migration, migrate
تكامل, دمج, ربط, اندماج | integration, integrate, connect
واجهة برمجية, اي بي اي | api
تصدير, +صدر, تصدير البيانات | export
استيراد, +ستورد | import
ملف, ملفات, فايل | file, files
مجلد, مجلدات | folder, folders
صورة, صور, صوره | image, photo, picture, images
فيديو, فيديوهات, مقطع, مقاطع | video, videos, clip
صوت, صوتي | audio, sound, voice
بث, بث مباشر, +بث | stream, live stream, streaming, broadcast
تقرير, تقارير | report, reports
إحصائيات, إحصاء | statistics, stats, analytics
تحليلات | analytics, insights
لوحة مؤشرات | dashboard
أتمتة, مؤتمت | automation, automate
مهمة, مهام, تاسك | task, tasks
مشروع, مشاريع | project, projects
فاتورة إلكترونية, فوترة, فوترة إلكترونية | e-invoice, e-invoicing, billing, electronic invoice
اشتراك سنوي | annual subscription, yearly plan
اشتراك شهري | monthly subscription, monthly plan, monthly membership
خطة, خطط, باقة | plan, plans, tier
خطة مجانية, باقة مجانية | free plan, free tier
تجربة مجانية, فترة تجريبية, تجربه مجانيه, فترة مجانية | free trial, trial period, trial, demo
عرض توضيحي, ديمو | demo, demonstration
ترقية الباقة, ترقية الاشتراك | upgrade plan, upgrade
تخفيض الباقة | downgrade
تجديد تلقائي, التجديد التلقائي | auto renewal, automatic renewal, auto-renew
إلغاء الاشتراك, الغاء اشتراك | cancel subscription, unsubscribe, cancel membership
دعم فني, الدعم الفني | technical support, tech support, support
تذكرة, تذاكر | ticket, tickets
اتفاقية مستوى الخدمة | sla, service level agreement
اتفاقية, اتفاقيات | agreement, agreements
خصوصية, سياسة الخصوصية | privacy, privacy policy
شروط الاستخدام, الشروط والأحكام, شروط وأحكام | terms of use, terms and conditions, terms
ترخيص, تراخيص, رخصة برنامج | license, licence, licenses
مفتوح المصدر | open source
كود مصدري, سورس كود | source code
مطور, مطورين, مبرمج, مبرمجين | developer, developers, programmer
تطوير مواقع, تصميم مواقع, تصميم موقع, برمجة مواقع | web development, web design, website design
تطوير تطبيقات, برمجة تطبيقات | app development
تجربة المستخدم | user experience, ux
واجهة | interface
قالب, قوالب, ثيم | template, theme, templates
لغة التطبيق, تغيير اللغة | app language, change language
وضع ليلي, الوضع الداكن | dark mode
متصفح, متصفحات | browser
كروم | chrome
سفاري | safari
ذاكرة مؤقتة, كاش المتصفح, كوكيز | cache, cookies
جلسة | session
مزامنة | sync
طابعة شبكة | network printer
اجتماع, اجتماعات, ميتنق | meeting, meetings
زوم | zoom
تيمز | teams
قوقل, جوجل | google
مايكروسوفت, ميكروسوفت | microsoft
اكسل, إكسل | excel
وورد | word
بوربوينت | powerpoint
بي دي اف | pdf
أوتلوك, اوتلوك | outlook
تقويم, كالندر | calendar
روبوت محادثة, شات بوت, بوت | chatbot, bot, chat bot
شات جي بي تي | chatgpt
وسائل التواصل, سوشيال ميديا, تواصل اجتماعي, مواقع التواصل | social media
فيسبوك, فيس بوك | facebook
انستقرام, انستا, انستغرام, إنستغرام | instagram, insta
تويتر, اكس | twitter, x
سناب شات, سناب | snapchat, snap
تيك توك | tiktok
يوتيوب | youtube
لينكدإن, لينكد ان | linkedin
واتساب, واتس اب, واتس, وتس | whatsapp
تيليجرام, تلقرام, تلجرام | telegram
حملة, حملات, حملة إعلانية | campaign, campaigns, ad campaign
محتوى, كتابة محتوى | content, content writing, copywriting
مقال, مقالات | article, articles, blog
مدونة | blog
نشرة بريدية, النشرة البريدية | newsletter
مجلة, مجلات | magazine
جريدة, صحيفة, صحف | newspaper
كتاب إلكتروني | ebook, e-book
بودكاست | podcast
حلقة, حلقات | episode, episodes
مسلسل, مسلسلات | series, show
فيلم, أفلام | movie, film, movies
ترجمة, مترجم, ترجمات | subtitles, translation, subtitled
دبلجة, مدبلج | dubbed, dubbing
جودة عالية, جودة الفيديو, اتش دي | hd, video quality, 4k
مشاهدة بدون نت, تنزيل للمشاهدة | offline viewing, watch offline
عدد الأجهزة, أجهزة متعددة | number of devices, multiple devices
رقابة أبوية, رقابة الأهل | parental control, parental controls
قناة, قنوات | channel, channels
استوديو, ستوديو | studio
مونتاج | editing, video editing
تصوير منتجات | product photography
هوية بصرية, هوية تجارية | branding, brand identity, visual identity
شعار, شعارات, لوقو, لوجو | logo, logos
بطاقة عمل, كروت شخصية, بزنس كارد, كرت شخصي | business card, business cards
بروشور, مطوية, فلاير | brochure, flyer, leaflet
بنر, لوحة إعلانية, لوحات إعلانية | banner, billboard
ختم شركة | company stamp
محركات البحث, سيو | seo, search engine
مؤثر, مشاهير, مؤثرين | influencer, influencers, celebrity
متابع, متابعين | follower, followers
إعلان ممول | sponsored ad, paid ad
حقوق النشر, حقوق الملكية, ملكية فكرية | copyright, intellectual property
`;
