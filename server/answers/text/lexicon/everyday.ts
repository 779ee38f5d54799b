/** Money, documents, work, health, travel, learning. Written for this project; one synonym group a line. */
export const EVERYDAY = `
مال, فلوس, نقود, اموال | money, funds
نقد, نقدي, كاش | cash
صراف, صراف الي, جهاز الصراف | atm, cash machine
سحب, اسحب, سحبت | withdraw, withdrawal
ايداع, اودع, اودعت | deposit
راتب, رواتب | salary, wage
عموله | commission, fee
صرف, سعر الصرف | exchange, exchange rate
تبادل | exchange
معامله, معاملات, عمليه | transaction
معلق, معلقه, قيد الانتظار | pending
مرفوض, رفض, رفضت | declined, rejected, refused
سرق, مسروق, انسرق, سرقه | stolen, theft
افتراضي, افتراضيه | virtual
شيك, شيكات | cheque, check
كشف حساب | statement
خصم مباشر | direct debit
شحن الرصيد, تعبيه, اعبي | top up, topup, recharge
يورو | euro
استرليني | pound
فايده, فوايد | interest
قرض, قروض, تمويل | loan, finance
استثمار | investment
زكاه | zakat
تبرع, تبرعات | donate, donation
رقم سري | pin, passcode
بصمه | fingerprint
تلقايي, تلقاييا | automatic, auto
اصدار, استخراج | issue, issuance
ظهور, يظهر, تظهر | show, appear
بحث, ابحث, ادور | search, find, look
نقل, انتقال | move, transfer
انتظار, انتظر | wait, waiting
صحيح | correct, right
خيار, خيارات | option, choice
جهاز, اجهزه | device
مدعوم | supported
استمرار, استمر | continue
تاخذ, تستغرق, يستغرق | take, last
محاوله, حاولت, جربت | try, attempt
قبول, مقبول | accept, accepted, acceptance
شهاده, شهادات | certificate
درجه, درجات | grade, degree
منهج | curriculum
معلم, مدرس | teacher
فصل | class, semester
منحه, منح | scholarship, grant
تسجيل الطلاب | enrollment
عن بعد, اونلاين | online, remote
حضوري | in person
عقد, عقود | contract
ايجار, تاجير, استيجار | rent, rental
عقار, شقه, شقق | property, apartment
مهندس | engineer
محامي | lawyer
مقاول | contractor
تنظيف | cleaning
غسيل | laundry, wash
نقل عفش | moving
سباكه | plumbing
كهرباء, كهربا | electricity
تحليل, تحاليل, مختبر | test, lab
اشعه | x-ray
اسنان | dental, teeth
جلديه | dermatology
نتيجه, نتايج | result
وصفه | prescription
حامل, حمل | pregnant, pregnancy
حساسيه | allergy, allergic
لقاح, تطعيم | vaccine
مطار | airport
طيران, طايره | flight, plane
تاشيره, فيزا سياحيه | visa
جواز سفر | passport
امتعه, حقايب | luggage, baggage
تسجيل الوصول | check in
مغادره | check out, departure
افطار, فطور | breakfast
غدا وعشا, عشا, عشاء | dinner
مسبح | pool
صاله رياضيه, نادي, جيم | gym
حلال | halal
نباتي | vegan, vegetarian
مكيف, تكييف | air conditioning
حيوان, حيوانات اليفه | pet, pets
مناسبه, مناسبات, حفله | event, party, occasion
زواج, عرس | wedding
عيد ميلاد | birthday
تصميم | design
طباعه | printing, print
ترجمه | translation
برمجه, تطوير | development, programming
خادم, سيرفر | server
نسخه احتياطيه | backup
شبكه | network
حظر, محظور | block, blocked
ازعاج | spam
ملف شخصي | profile
مجتمع | community
متطوع, تطوع | volunteer
منظمه, جمعيه | organization, association
حكومي, حكوميه | government
رخصه, ترخيص | license
مخالفه, غرامه | fine, violation, penalty
محكمه | court
ضحيه, ناجي, ناجيات | victim, survivor
عنف, اعتدا | violence, abuse
خط ساخن, خط المساعده | hotline, helpline
طواري, طارئ | emergency
ماوى | shelter
مجهول, بدون اسم | anonymous, anonymously
`;
