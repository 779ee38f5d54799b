/** Accounts, support, time, policies, technology. Written for this project; one synonym group a line. */
export const SERVICE = `
خدمه, خدمات | service
خدمه العملاء, خدمه الزباين | customer service, customer support, customer care
دعم, مسانده | support
دعم فني | technical support
مساعده, ساعد, يساعد, ساعدوني, مساعدتي | help, assist, assistance
تواصل, اتواصل, التواصل, اتصال, اتصل | contact, call, reach
مباشره, مباشر | directly, direct, live
موظف, موظفين | employee, staff, agent
فريق | team
مدير, اداره | manager, management
شكوى, شكاوى, شكاوي, بلاغ, تظلم, اشتكي | complaint, grievance, report
تقديم, اقدم, قدم | submit, apply, file
اقتراح, اقتراحات, ملاحظات | suggestion, feedback
تقييم, مراجعه, تقييمات | review, rating, feedback
سوال, اسيله, استفسار | question, inquiry
جواب, اجابه, رد | answer, reply, response
مشكله, مشاكل | problem, issue
حل | solution, solve, resolve
يحدث, يصير, يحصل | happen, occur
افعل, يفعل, اعمل, اسوي | do
هاتف, جوال, تلفون, موبايل | phone, mobile, telephone
رقم الهاتف, رقم الجوال | phone number, mobile number
بريد, ايميل, بريد الكتروني | email, mail
رساله, رسايل | message
واتساب, واتس | whatsapp
انستقرام, انستغرام | instagram
تويتر | twitter
سناب, سناب شات | snapchat
فيسبوك | facebook
محادثه, دردشه, شات | chat, conversation
روبوت, بوت, روبوت ذكي, روبوت محادثه | robot, bot, chatbot
ذكي, ذكاء اصطناعي | smart, ai, artificial intelligence
تطبيق, التطبيق, برنامج | app, application
موقع, موقع الكتروني | website, site
منصه | platform
نظام, برنامج | system, programme, program, scheme
رابط | link
صفحه | page
زر | button
اضغط, انقر | click, press
تحميل, تنزيل, احمل, انزل | download
رفع, ارفع | upload
ملف, ملفات | file
صوره, صور | photo, image, picture
فيديو | video
مستند, وثيقه, مستندات, وثايق | document
دليل, ادله, اثبات | evidence, proof, guide
تسجيل, سجل, اسجل | register, sign up, registration, recording
حساب جديد, انشاء حساب | create account, sign up
انشاء, انشي, ينشي | create
دخول, تسجيل الدخول, ادخل | login, log in, sign in, enter
خروج, تسجيل الخروج | logout, log out, exit
كلمه المرور, كلمه السر, باسورد | password
اسم المستخدم | username
اسم | name
نسيت, نسي | forgot, forget
حذف, احذف, امسح | delete, remove
اضافه, اضيف, ضيف | add
تفعيل, فعل, افعل, تنشيط | activate, enable
ايقاف, اوقف, تعطيل | stop, disable, deactivate
تحديث | update
اعدادات | settings
لغه, لغات | language
عربي, عربيه | arabic
انجليزي, انجليزيه | english
اشعار, اشعارات, تنبيه | notification, alert
بيانات, معلومات, معلوماتي | data, information, info, details
شخصي, شخصيه | personal
تفاصيل | details
خصوصيه | privacy
سريه, سري | confidential, confidentiality, privacy, secret, pin
حفاظ, يحفظ, حفظ, محفوظ | keep, kept, save, protect
امان, امن, امنه | safety, secure, security, safe
حمايه | protection
سياسه, سياسات | policy
شروط, احكام | terms, conditions
قانون, قانوني | law, legal
حقوق, حق | rights
موافقه | approval, consent
تحقق, توثيق, يتحقق | verify, verification
هويه, بطاقه هويه | id, identity
جواز | passport
استخدام, يستخدم, استخدم, استعمل, استعمال | use
مستخدم | user
طريقه, طرق, كيفيه, خطوات | way, method, how, steps
متطلبات, يتطلب | requirements, require
مبادره | initiative
مشروع | project
مساواه | equality, gender
موعد, مواعيد, حجز موعد | appointment, schedule
حجز, احجز | book, booking, reserve, reservation
دوام, ساعات العمل, اوقات العمل, دوامكم | working hours, opening hours, business hours
ساعه, ساعات | hour
وقت, اوقات | time
مده, فتره, يستغرق, ياخذ | duration, period, long, take, time
مدار الساعه, 24 ساعه, طوال اليوم | 24/7, 24 hours, around the clock
يوم, ايام | day
اسبوع, اسابيع | week
شهر, اشهر, شهري | month, monthly
سنه, سنوات, سنوي, عام | year, annual, yearly
دقيقه, دقايق | minute
اليوم | today
غدا | tomorrow
امس | yesterday
الان | now
صباح, صباحا, صبح | morning
مساء, ليل, مسا | evening, night
ظهر | noon, afternoon
سبت | saturday
الاحد | sunday
اثنين | monday
ثلاثا | tuesday
اربعا | wednesday
خميس | thursday
جمعه | friday
عطله, اجازه, اجازات | holiday, vacation, weekend
نهايه الاسبوع, ويكند | weekend
رمضان | ramadan
عيد | eid
مفتوح, تفتح, تفتحون, يفتح, فتح, افتح | open
مغلق, تغلق, مقفل, اغلاق, يغلق | closed, close
وظيفه, وظايف, توظيف, فرصه عمل, فرص عمل, شاغر | job, career, hiring, vacancy
تدريب, دوره, دورات | training, course
مدرسه | school
جامعه | university
طالب, طلاب | student
رسوم دراسيه | tuition
طبيب, دكتور, اطباء | doctor, physician
عياده | clinic
مستشفى | hospital
تامين | insurance
دوا, ادويه | medicine, medication
صيدليه | pharmacy
مريض, مرضى | patient
علاج | treatment
فندق | hotel
غرفه | room
مطعم | restaurant
طاوله | table
رحله, سفر | trip, travel, flight
تذكره | ticket
موقف, مواقف | parking
انترنت, واي فاي, نت | internet, wifi
عايله, عوايل | family
طفل, اطفال | child, children, kids
نسا, نساء, سيدات | women, ladies
رجال, رجل | men
بيت, منزل | home, house
`;
